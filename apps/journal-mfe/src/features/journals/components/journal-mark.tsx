import type { Journal } from '../api/use-journals.ts';
import classes from './journal-mark.module.css';

/** A journal by its name, with its colour before it. */
export function JournalMark({ journal }: { journal: Pick<Journal, 'title' | 'colour'> }) {
  return (
    <span className={classes.mark} data-colour={journal.colour}>
      <bdi>{journal.title}</bdi>
    </span>
  );
}
