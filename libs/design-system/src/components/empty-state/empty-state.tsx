import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './empty-state.module.css';

export type EmptyStateProps = {
  /** One line: what belongs here. */
  title: string;
  /** At most one more sentence. */
  children?: ReactNode;
  /** What it will look like, made of real sentences; drawn faintly and not reachable. */
  example?: ReactNode;
  /** Says that the example is one, for instance “Example”. */
  exampleLabel?: string | undefined;
  action?: ReactNode;
  className?: string | undefined;
};

/** An invitation: what belongs here, how it could look, one thing to do. */
export function EmptyState({ title, children, example, exampleLabel, action, className }: EmptyStateProps) {
  return (
    <div className={classNames(classes.empty, className)}>
      <div className={classes.words}>
        <h2 className={classes.title}>{title}</h2>
        {children && <p className={classes.more}>{children}</p>}
        {action && <div className={classes.action}>{action}</div>}
      </div>
      {example && (
        <figure className={classes.example}>
          {exampleLabel && <figcaption className={classes.label}>{exampleLabel}</figcaption>}
          <div inert>{example}</div>
        </figure>
      )}
    </div>
  );
}
