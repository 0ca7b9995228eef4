import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import { Icon } from '../icon/icon.tsx';
import { Link } from '../link/link.tsx';
import classes from './page-header.module.css';

export type PageHeaderProps = {
  title: string;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** At most one primary button and a menu. */
  actions?: ReactNode;
  back?: { href: string; label: string } | undefined;
  /** Pages that belong to this one. */
  places?: readonly { href: string; label: string }[] | undefined;
  className?: string | undefined;
};

/** The first heading of a page. The shell may focus it after a change of place (`tabIndex` -1). */
export function PageHeader({ title, lead, actions, back, places = [], className }: PageHeaderProps) {
  return (
    <header className={classNames(classes.header, className)}>
      {back && (
        <Link href={back.href} rel="prev" variant="plain" className={classes.back}>
          <Icon name="arrow-left" />
          {back.label}
        </Link>
      )}
      <div className={classes.line}>
        <h1 tabIndex={-1} className={classes.title}>
          {title}
        </h1>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {lead && <p className={classes.lead}>{lead}</p>}
      {places.length > 0 && (
        <nav aria-label={title} className={classes.places}>
          {places.map(({ href, label }) => (
            <Link key={href} href={href} variant="plain">
              {label}
            </Link>
          ))}
        </nav>
      )}
    </header>
  );
}
