import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { DECISION_FRAMEWORK } from '@reflectory/domain/library';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDecisions } from '../features/decisions/api/use-decisions.ts';
import { CalibrationFigures } from '../features/decisions/components/calibration.tsx';
import { DecisionCard } from '../features/decisions/components/decision-card.tsx';
import { DecisionReminder } from '../features/decisions/components/decision-reminder.tsx';
import classes from '../features/decisions/decisions.module.css';
import { sortDecisions } from '../features/decisions/model/decisions.ts';
import page from './page.module.css';

/** Decisions that were written down, those that are due first, and how well expectations met what came. */
export default function DecisionsPage() {
  const { t } = useTranslation(['library', 'common']);
  const decisions = useDecisions();
  return (
    <div className={page.page}>
      <PageHeader
        title={t('decisions.title')}
        lead={t('decisions.lead')}
        back={{ href: '/library', label: t('back') }}
        actions={
          <ButtonLink href={`/library/frameworks/${DECISION_FRAMEWORK}`}>{t('decisions.new')}</ButtonLink>
        }
      />
      {decisions.isPending && <Skeleton lines={6} label={t('common:loading')} />}
      {decisions.isError && !decisions.data && (
        <ErrorState
          title={t('decisions.failed')}
          action={<Button onPress={() => void decisions.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(decisions.error, t, 'problems')}
        </ErrorState>
      )}
      {decisions.data?.length === 0 && (
        <EmptyState title={t('decisions.emptyTitle')}>{t('decisions.emptyText')}</EmptyState>
      )}
      {decisions.data && decisions.data.length > 0 && <Decisions decisions={decisions.data} />}
    </div>
  );
}

function Decisions({ decisions }: { decisions: NonNullable<ReturnType<typeof useDecisions>['data']> }) {
  const { t } = useTranslation('library');
  const [today] = useState(() => new Intl.DateTimeFormat('en-CA').format(new Date()));
  const sorted = sortDecisions(decisions, today);
  return (
    <>
      {(['due', 'coming', 'reviewed'] as const).map((group) =>
        sorted[group].length === 0 ? null : (
          <section key={group} aria-labelledby={`decisions-${group}`} className={classes.section}>
            <h2 id={`decisions-${group}`} className={classes.heading}>
              {t(`decisions.groups.${group}`)}
            </h2>
            {sorted[group].map((decision) => (
              <DecisionCard key={decision.entryId} decision={decision} isDue={group === 'due'} />
            ))}
          </section>
        ),
      )}
      <CalibrationFigures decisions={decisions} />
      <DecisionReminder />
    </>
  );
}
