import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import classes from './being-built.module.css';

export type BeingBuiltProps = {
  /** Name of the area. */
  title: string;
  /** Says plainly that it is not there yet, for instance “Being built”. */
  state: string;
  /** What it will do, in a sentence or two. */
  children: ReactNode;
  /** What will be possible, each a short sentence. */
  points?: readonly string[];
  back: { href: string; label: string };
  className?: string | undefined;
};

/** An honest page for an area that is not there yet: its name, what it will do, the way back. */
export function BeingBuilt({ title, state, children, points = [], back, className }: BeingBuiltProps) {
  return (
    <section className={classNames(classes.page, className)}>
      <p className={classes.state}>{state}</p>
      <h1 tabIndex={-1} className={classes.title}>
        {title}
      </h1>
      <div className={classes.words}>{children}</div>
      {points.length > 0 && (
        <ul className={classes.points}>
          {points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      <Link href={back.href} className={classes.back}>
        <Icon name="arrow-left" />
        {back.label}
      </Link>
    </section>
  );
}
