import { VisuallyHidden } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import type { SearchPage } from '../api/use-search.ts';
import classes from './search-notes.module.css';

export type SearchNotesProps = {
  /** How many were found so far; null while nothing is known. */
  count: number | null;
  isOnline: boolean;
  corrections: SearchPage['corrections'];
};

/** What is to be known of the results: how many, what a mistyped word was taken for, and that one is offline. */
export function SearchNotes({ count, isOnline, corrections }: SearchNotesProps) {
  const { t } = useTranslation('journal');
  return (
    <>
      <VisuallyHidden>
        <output aria-live="polite">{count !== null && t('search.found', { count })}</output>
      </VisuallyHidden>
      {!isOnline && <p className={classes.note}>{t('search.offline')}</p>}
      {corrections.map(({ typed, words }) => (
        <p key={typed} className={classes.note} dir="auto">
          {t('search.corrected', { typed, words: words.join(', ') })}
        </p>
      ))}
    </>
  );
}
