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
import classes from './entry-row.module.css';

export type EntryRowProps = {
  entry: ListedEntry;
  artwork: ListedArtwork | undefined;
  picture: string | undefined;
  language: Language;
  /** Whether month and year stand beside the day. */
  isDated?: boolean;
};

/** One entry in a list: its day, its picture, its first words. */
export function EntryRow({ entry, artwork, picture, language, isDated = false }: EntryRowProps) {
  const { t, i18n } = useTranslation('journal');
  const at = new Date(entry.entry_at);
  const part = (options: Intl.DateTimeFormatOptions) => dateFormat(i18n.language, options).format(at);
  return (
    <Link href={`/journal/entry/${entry.id}`} variant="plain" className={classes.row}>
      <time dateTime={entry.entry_at} className={classes.day}>
        <span className={classes.number}>{part({ day: 'numeric' })}</span>
        <span className={classes.weekday}>{part({ weekday: 'short' })}</span>
      </time>
      <span className={classes.picture}>
        <EntryPicture entry={entry} artwork={artwork} picture={picture} />
      </span>
      <span className={classes.words}>
        <EntryWords entry={entry} />
        <span className={classes.meta}>
          {isDated && `${part({ month: 'long', year: 'numeric' })} · `}
          <bdi>{entryFrameworkLabel(entry, language)}</bdi> · {t('words', { count: entry.word_count })}
          <EntryMarks entry={entry} />
        </span>
      </span>
    </Link>
  );
}
