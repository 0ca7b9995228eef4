import type { Language } from '@reflectory/contracts/languages';
import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useEntriesOfDay } from '../features/entries/api/use-entries-of-day.ts';
import { EntriesSkeleton } from '../features/entries/components/entries-skeleton.tsx';
import { DayOfEntries } from '../features/entries/day-of-entries.tsx';
import { useFailureMessage } from '../service/use-failure-message.ts';

/** What was written on the day that is opened in the calendar. */
export function EntriesOfDay({ day, language }: { day: string; language: Language }) {
  const { t } = useTranslation('journal');
  const failureMessage = useFailureMessage();
  const entries = useEntriesOfDay(day);
  if (entries.isPending) return <EntriesSkeleton rows={1} />;
  if (entries.isError && !entries.data) {
    return (
      <p role="alert">
        {t('entries.failedTitle')} {failureMessage(entries.error)}{' '}
        <Button variant="bare" size="small" onPress={() => void entries.refetch()}>
          {t('errors.retry')}
        </Button>
      </p>
    );
  }
  return <DayOfEntries day={day} entries={entries.data} language={language} />;
}
