import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './dialog.module.css';

/** What stands between head and foot. Where it is longer than the window, the keyboard reaches it to scroll it. */
export function DialogBody({ children }: { children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isLonger, setLonger] = useState(false);
  useEffect(() => {
    const body = element.current;
    if (!body || typeof ResizeObserver === 'undefined') return undefined;
    const measure = () => setLonger(body.scrollHeight > body.clientHeight);
    const observer = new ResizeObserver(measure);
    for (const part of [body, ...body.children]) observer.observe(part);
    return () => observer.disconnect();
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached to be scrolled
    <div ref={element} className={classes.body} tabIndex={isLonger ? 0 : undefined}>
      {children}
    </div>
  );
}
