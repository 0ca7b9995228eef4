import { Icon } from '@reflectory/design-system';
import type { Journal } from '../api/use-journals.ts';
import { journalIcon } from '../model/journal-icons.ts';
import classes from './journal-mark.module.css';

/** A journal by its name, with its sign in its colour before it. */
export function JournalMark({ journal }: { journal: Pick<Journal, 'title' | 'colour' | 'icon'> }) {
  return (
    <span className={classes.mark}>
      <Icon
        name={journalIcon(journal.icon)}
        size={20}
        className={classes.icon}
        data-colour={journal.colour}
      />
      <bdi className={classes.title}>{journal.title}</bdi>
    </span>
  );
}
