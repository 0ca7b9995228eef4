import type { ReactNode } from 'react';
import classes from './setting-row.module.css';

type SettingRowProps = {
  title: ReactNode;
  /** How it stands, or what it does. */
  children?: ReactNode;
  /** What can be done about it. */
  action?: ReactNode;
};

/** Rows between hairlines. */
export function SettingRows({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} {...(label && { 'aria-label': label })}>
      {children}
    </ul>
  );
}

/** One thing, how it stands and what can be done about it. */
export function SettingRow({ title, children, action }: SettingRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title}>{title}</p>
        {children && <div className={classes.detail}>{children}</div>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </li>
  );
}
