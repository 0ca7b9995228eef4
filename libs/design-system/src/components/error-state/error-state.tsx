import type { ReactNode } from 'react';
import { classNames } from '../../class-names.ts';
import classes from './error-state.module.css';

export type ErrorStateProps = {
  /** What happened. */
  title: string;
  /** What is safe, and what to do. */
  children?: ReactNode;
  action?: ReactNode;
  /** For support: a request id. */
  reference?: string | undefined;
  className?: string | undefined;
};

/** Says what happened, what is safe and what to do; announced at once. */
export function ErrorState({ title, children, action, reference, className }: ErrorStateProps) {
  return (
    <div role="alert" className={classNames(classes.error, className)}>
      <h2 className={classes.title}>{title}</h2>
      {children && <p className={classes.more}>{children}</p>}
      {action && <div className={classes.action}>{action}</div>}
      {reference && <p className={classes.reference}>{reference}</p>}
    </div>
  );
}
