import type { Passage } from '../model/line-pages.ts';
import classes from './passages.module.css';

/** One page of questions or answers, numbered as in the session. */
export function Passages({
  passages,
  voice,
}: {
  passages: readonly Passage[];
  voice: 'question' | 'answer';
}) {
  return (
    <ol className={classes.list} data-voice={voice}>
      {passages.map(({ heading, text, number }, index) => (
        <li key={index} className={classes.passage}>
          <span className={classes.number} aria-hidden="true">
            {number}
          </span>
          <div>
            {heading !== null && (
              <p className={classes.heading} dir="auto">
                {heading}
              </p>
            )}
            <p className={classes.text} dir="auto">
              {text}
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
