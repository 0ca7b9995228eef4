import { Button, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { ACTIVITIES } from '@reflectory/domain/feelings';
import { usePlatform } from '@reflectory/platform-sdk';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useCheckIns, useMoodOutbox } from '../features/mood/api/use-check-ins.ts';
import { CheckInForm } from '../features/mood/check-in-form.tsx';
import { CheckInList } from '../features/mood/check-in-list.tsx';
import { MoodWeeks } from '../features/mood/components/mood-weeks.tsx';
import { newCheckIn } from '../features/mood/model/check-in.ts';
import { firstDayOfWeek, weeksOf } from '../features/mood/model/weeks.ts';
import classes from '../features/mood/mood.module.css';
import type { MoodChange } from '../features/mood/outbox/mood-outbox.ts';
import { useFailureMessage } from '../service/use-failure-message.ts';
import { noonOf, useToday } from '../service/own-day.ts';
import page from './page.module.css';
import { idOrNull } from './places.ts';
import { useFrameworkLanguage } from './use-framework-language.ts';

const WEEKS = 6;
/** Rows that are shown at first, and with each "Show more". */
const ROWS = 20;

/** How one is, said in a few seconds; and what one said before. */
export default function MoodPage() {
  const { t, i18n } = useTranslation('journal');
  const { toasts, isOnline } = usePlatform();
  const language = useFrameworkLanguage();
  const failureMessage = useFailureMessage();
  const entryId = idOrNull(new URLSearchParams(useLocation().search).get('entry'));
  const outbox = useMoodOutbox();
  const { query, checkIns, changes } = useCheckIns();
  const [blank, setBlank] = useState(() => newCheckIn(entryId));
  const [rows, setRows] = useState(ROWS);
  const today = noonOf(useToday());
  const put = (change: MoodChange) => void outbox.put(change);
  const own = [...new Set(checkIns.flatMap(({ activities }) => activities))].filter(
    (activity) => !ACTIVITIES.some((key) => key === activity),
  );
  const isKnown = query.data !== undefined || checkIns.length > 0;
  return (
    <div className={page.page}>
      <PageHeader title={t('mood.title')} lead={t(entryId ? 'mood.leadOfEntry' : 'mood.lead')} />
      <CheckInForm
        key={blank.id}
        checkIn={blank}
        isNew
        language={language}
        ownActivities={own}
        onSave={(checkIn) => {
          put({ kind: 'save', checkIn });
          toasts.success(t('mood.saved'), isOnline ? undefined : t('mood.state.kept'));
          setBlank(newCheckIn(entryId));
        }}
      />
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
            ownActivities={own}
            onChange={put}
          />
        )}
        {checkIns.length > rows && (
          <Button variant="quiet" onPress={() => setRows(rows + ROWS)}>
            {t('mood.showMore')}
          </Button>
        )}
      </section>
    </div>
  );
}
