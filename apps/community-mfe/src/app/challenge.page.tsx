import { ButtonLink, ErrorState, PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { ChallengeView } from '../features/challenges/challenge-view.tsx';
import classes from './page.module.css';

const ID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** One challenge, by its id. */
export default function ChallengePage() {
  const { '*': id = '' } = useParams();
  const { t } = useTranslation('community');
  return (
    <div className={classes.page}>
      {ID.test(id) ? (
        <ChallengeView key={id} id={id} />
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
    </div>
  );
}
