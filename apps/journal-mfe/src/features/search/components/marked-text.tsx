import { Fragment } from 'react';
import classes from './marked-text.module.css';

export type MarkedTextProps = { text: string; marks: readonly (readonly [start: number, end: number])[] };

/** A text in which ranges are marked. */
export function MarkedText({ text, marks }: MarkedTextProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className={classes.mark}>{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
