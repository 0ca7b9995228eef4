import type { HabitMark } from '@reflectory/domain/habits';
import classes from './marks.module.css';

/** A day as a sign: full, half, a dash, a small dot. Its words are said by whoever shows it. */
export function DayMark({ mark }: { mark: HabitMark }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden className={classes.mark} data-mark={mark}>
      {mark === 'skipped' && <path d="M4 8h8" />}
      {mark === 'done' && <circle cx="8" cy="8" r="6" />}
      {mark === 'part' && (
        <>
          <circle cx="8" cy="8" r="5.25" />
          <path d="M8 2.75a5.25 5.25 0 0 0 0 10.5z" />
        </>
      )}
      {mark === 'open' && <circle cx="8" cy="8" r="5.25" />}
      {(mark === 'missed' || mark === 'free') && <circle cx="8" cy="8" r={mark === 'missed' ? 2 : 1.25} />}
    </svg>
  );
}
