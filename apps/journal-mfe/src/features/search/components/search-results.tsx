import { Button, EmptyState, ErrorState } from '@reflectory/design-system';
import type { Language } from '@reflectory/contracts/languages';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureMessage } from '../../../service/use-failure-message.ts';
import { useKeptResults } from '../api/use-kept-results.ts';
import { useSearch } from '../api/use-search.ts';
import { type EntrySearch, filtersOf } from '../model/search-address.ts';
import { type EntryPictures, FoundEntries } from './found-entries.tsx';
import { SearchNotes } from './search-notes.tsx';

export type SearchResultsProps = {
  search: EntrySearch;
  isWanted: boolean;
  language: Language;
  Pictures: EntryPictures;
  onClear: () => void;
};

/** What is found by the service, or offline on this device; or why nothing is. */
export function SearchResults({ search, isWanted, language, Pictures, onClear }: SearchResultsProps) {
  const { t } = useTranslation('journal');
  const { isOnline } = usePlatform();
  const failureMessage = useFailureMessage();
  const [today] = useState(() => new Date());
  const found = useSearch(search.text, filtersOf(search.filters, today), isWanted && isOnline);
  const kept = useKeptResults(search.text, isWanted && !isOnline);
  const pages = isWanted && isOnline ? (found.data?.pages ?? []) : [];
  const shown = isOnline ? pages.map((page) => page.entries) : [kept];
  const entries = shown.flat();
  const isSettled = isWanted && (!isOnline || (found.isSuccess && !found.isPlaceholderData));
  return (
    <>
      <SearchNotes
        count={isSettled ? entries.length : null}
        isOnline={isOnline}
        corrections={pages[0]?.corrections ?? []}
      />
      {isWanted && isOnline && found.isError && !found.data && (
        <ErrorState
          title={t('search.failedTitle')}
          action={<Button onPress={() => void found.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(found.error)}
        </ErrorState>
      )}
      {isSettled && entries.length === 0 && (
        <EmptyState
          title={t('search.nothingTitle')}
          action={<Button onPress={onClear}>{t('search.clear')}</Button>}
        >
          {t('search.help')}
        </EmptyState>
      )}
      {entries.length > 0 && (
        <FoundEntries
          pages={shown}
          language={language}
          Pictures={Pictures}
          isOld={found.isPlaceholderData}
          more={isOnline ? found : null}
        />
      )}
    </>
  );
}
