import { EmptyState, TextField } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { SEARCH_LIMITS } from '@reflectory/contracts/search';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { FilterSentence } from './components/filter-sentence.tsx';
import type { EntryPictures } from './components/found-entries.tsx';
import { SavedSearches } from './components/saved-searches.tsx';
import { SearchResults } from './components/search-results.tsx';
import { writeSearch } from './model/search-address.ts';
import { moveFocus, useSlash } from './search-keys.ts';
import { useSearchInAddress } from './use-search-in-address.ts';
import classes from './search.module.css';

export type SearchProps = {
  years: { first: number; last: number } | null;
  language: Language;
  /** Gives what is found its pictures. */
  Pictures: EntryPictures;
};

/** Finds entries while one types. */
export function Search({ years, language, Pictures }: SearchProps) {
  const { t } = useTranslation('journal');
  const field = useRef<HTMLInputElement>(null);
  const { typed, search, setTyped, setFilters, clear } = useSearchInAddress();
  const query = writeSearch(search);
  const isTooLong = typed.length > SEARCH_LIMITS.characters;
  const isWanted = query !== '' && !isTooLong;
  const name = search.text.trim().slice(0, 100) || t('search.unnamed');
  useSlash(field);
  useEffect(() => field.current?.focus(), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows only move between what is focusable
    <div className={classes.search} onKeyDown={(event) => moveFocus(event, field.current)}>
      <TextField
        type="search"
        label={t('search.field')}
        isLabelHidden
        placeholder={t('search.placeholder')}
        inputRef={field}
        value={typed}
        onChange={setTyped}
        errorMessage={isTooLong ? t('search.tooLong', { count: SEARCH_LIMITS.characters }) : undefined}
      />
      <FilterSentence chosen={search.filters} years={years} language={language} onChange={setFilters} />
      <SavedSearches current={isWanted ? { query, name } : null} />
      {!isWanted && !isTooLong && <EmptyState title={t('search.emptyTitle')}>{t('search.help')}</EmptyState>}
      <SearchResults {...{ search, isWanted, language, Pictures }} onClear={clear} />
    </div>
  );
}
