import type { Language } from '@reflectory/contracts/languages';
import type { FoundEntry as Found } from '@reflectory/contracts/search';
import { entryFrameworkLabel } from '@reflectory/domain/frameworks';
import { Link } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { dateFormat } from '../../../service/date-words.ts';
import { MarkedText } from './marked-text.tsx';
import classes from './found-entry.module.css';

export type FoundEntryProps = { entry: Found; language: Language; picture: ReactNode };

/** One entry that was found: its day, its title, and where the words stand. */
export function FoundEntry({ entry, language, picture }: FoundEntryProps) {
  const { t, i18n } = useTranslation('journal');
  const day = dateFormat(i18n.language, { dateStyle: 'medium' }).format(new Date(entry.entry_at));
  return (
    <Link href={`/journal/entry/${entry.id}`} variant="plain" className={classes.entry} data-found>
      <span className={classes.picture}>{picture}</span>
      {entry.title !== '' && (
        <span className={classes.title} dir="auto">
          <MarkedText text={entry.title} marks={entry.title_marks} />
        </span>
      )}
      <span className={classes.snippet} dir="auto">
        <MarkedText text={entry.snippet} marks={entry.snippet_marks} />
      </span>
      <span className={classes.meta}>
        <time dateTime={entry.entry_at}>{day}</time> · <bdi>{entryFrameworkLabel(entry, language)}</bdi> ·{' '}
        {t('words', { count: entry.word_count })}
      </span>
    </Link>
  );
}
