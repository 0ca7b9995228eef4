import { Button, EmptyState, ErrorState, Skeleton } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type useCheckIns, useMoodOutbox } from '../features/mood/api/use-check-ins.ts';
import { CheckInList } from '../features/mood/check-in-list.tsx';
import { MoodWeeks } from '../features/mood/components/mood-weeks.tsx';
import { firstDayOfWeek, weeksOf } from '../features/mood/model/weeks.ts';
import classes from '../features/mood/mood.module.css';
import type { MoodChange } from '../features/mood/outbox/mood-outbox.ts';
import { noonOf, useToday } from '../service/own-day.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

export type MoodBeforeProps = {
  answer: ReturnType<typeof useCheckIns>;
  ownActivities: readonly string[];
  onChange: (change: MoodChange) => void;
};

const WEEKS = 6;
/** Rows that are shown at first, and with each "Show more". */
const ROWS = 20;

/** What one said before: the last weeks as marks, and each in words. */
export function MoodBefore({ answer, ownActivities, onChange }: MoodBeforeProps) {
  const { query, checkIns, changes } = answer;
  const { t, i18n } = useTranslation('journal');
  const language = useFrameworkLanguage();
  const failureMessage = useFailureMessage();
  const outbox = useMoodOutbox();
  const [rows, setRows] = useState(ROWS);
  const today = noonOf(useToday());
  const isKnown = query.data !== undefined || checkIns.length > 0;
  return (
    <section aria-labelledby="mood-before" className={classes.section}>
      <h2 id="mood-before">{t('mood.before')}</h2>
      {query.isPending && !isKnown && <Skeleton lines={4} label={t('loading')} />}
      {query.isError && !isKnown && (
        <ErrorState
          title={t('mood.failedTitle')}
          action={<Button onPress={() => void query.refetch()}>{t('errors.retry')}</Button>}
        >
          {failureMessage(query.error)}
        </ErrorState>
      )}
      {isKnown && checkIns.length === 0 && (
        <EmptyState title={t('mood.emptyTitle')}>{t('mood.emptyText')}</EmptyState>
      )}
      {checkIns.length > 0 && (
        <MoodWeeks weeks={weeksOf(checkIns, today, WEEKS, firstDayOfWeek(i18n.language))} />
      )}
      {isKnown && (
        <CheckInList
          checkIns={checkIns.slice(0, rows)}
          changes={changes}
          isWaiting={outbox.isWaiting}
          language={language}
          ownActivities={ownActivities}
          onChange={onChange}
        />
      )}
      {checkIns.length > rows && (
        <Button variant="quiet" onPress={() => setRows(rows + ROWS)}>
          {t('mood.showMore')}
        </Button>
      )}
    </section>
  );
}
