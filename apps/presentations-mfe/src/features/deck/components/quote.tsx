import classes from './slides.module.css';

/** A sentence of what was written, beside the figures; nothing where there is none. */
export function Quote({ text }: { text: string | null }) {
  if (text === null) return null;
  return (
    <blockquote className={classes.quote} dir="auto">
      <p>{text}</p>
    </blockquote>
  );
}
