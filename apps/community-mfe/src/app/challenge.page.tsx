import { ButtonLink, ErrorState, PageHeader } from '@reflectory/design-system';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ChallengeView } from '../features/challenges/challenge-view.tsx';
import { Worried } from '../features/reports/worried.tsx';
import classes from './page.module.css';

const ReportDialog = lazy(() => import('../features/posts/report.dialog.tsx'));

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One challenge, by its id. */
export default function ChallengePage() {
  const { '*': id = '' } = useParams();
  const { t } = useTranslation('community');
  return (
    <div className={classes.page}>
      {ID.test(id) ? (
        <ChallengeView
          key={id}
          id={id}
          report={(onClose) => <ReportDialog what={{ kind: 'challenge', id }} onClose={onClose} />}
        />
      ) : (
        <>
          <PageHeader title={t('challenges.title')} />
          <ErrorState
            title={t('challenges.gone')}
            action={<ButtonLink href="/challenges">{t('challenges.all')}</ButtonLink>}
          >
            {t('challenges.goneText')}
          </ErrorState>
        </>
      )}
      <Worried />
    </div>
  );
}
