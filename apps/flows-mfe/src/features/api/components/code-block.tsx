import { CopyButton } from '../../../shared/copy-button.tsx';
import classes from './api.module.css';

/** Something to copy into a program. It breaks where it is long, so that nothing has to be scrolled sideways. */
export function CodeBlock({ title, code }: { title: string; code: string }) {
  return (
    <figure className={classes.figure}>
      <figcaption className={classes.caption}>{title}</figcaption>
      <pre dir="ltr" className={classes.block}>
        <code>{code}</code>
      </pre>
      <CopyButton text={code} />
    </figure>
  );
}
