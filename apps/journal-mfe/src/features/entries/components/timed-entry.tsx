import { entryFrameworkLabel } from '@reflectory/domain/frameworks';
import type { Language } from '@reflectory/contracts/languages';
import { Link } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { ListedArtwork } from '../../../artwork/entry-artwork.tsx';
import { dateFormat } from '../../../service/date-words.ts';
import type { ListedEntry } from '../api/use-entries.ts';
import { EntryMarks } from './entry-marks.tsx';
import { EntryPicture } from './entry-picture.tsx';
import { EntryWords } from './entry-words.tsx';
import classes from './timed-entry.module.css';

export type TimedEntryProps = {
  entry: ListedEntry;
  artwork: ListedArtwork | undefined;
  picture: string | undefined;
  language: Language;
};

/** One entry beneath its day: its time, its first words, its picture. */
export function TimedEntry({ entry, artwork, picture, language }: TimedEntryProps) {
  const { t, i18n } = useTranslation('journal');
  const time = dateFormat(i18n.language, { timeStyle: 'short' }).format(new Date(entry.entry_at));
  return (
    <Link href={`/journal/entry/${entry.id}`} variant="plain" className={classes.entry}>
      <span className={classes.words}>
        <span className={classes.meta}>
          <time dateTime={entry.entry_at}>{time}</time> · <bdi>{entryFrameworkLabel(entry, language)}</bdi> ·{' '}
          {t('words', { count: entry.word_count })}
          <EntryMarks entry={entry} />
        </span>
        <EntryWords entry={entry} />
      </span>
      <span className={classes.picture}>
        {(artwork || picture) && <EntryPicture entry={entry} artwork={artwork} picture={picture} />}
      </span>
    </Link>
  );
}
