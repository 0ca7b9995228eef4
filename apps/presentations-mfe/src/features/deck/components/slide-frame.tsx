import type { ReactNode, Ref } from 'react';
import classes from './slide-frame.module.css';

/** The sheet that every slide is drawn on: 16:9, taller only where a small screen needs the room. */
export function SlideFrame({
  children,
  ref,
}: {
  children: ReactNode;
  ref?: Ref<HTMLDivElement> | undefined;
}) {
  return (
    <div className={classes.frame} ref={ref}>
      {children}
    </div>
  );
}

/** Heading and body of a slide. */
export function SlideBody({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={classes.body}>
      <h2 className={classes.heading}>{heading}</h2>
      <div className={classes.content}>{children}</div>
    </div>
  );
}
