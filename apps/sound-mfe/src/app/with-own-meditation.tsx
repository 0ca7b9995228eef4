import { describeFailure } from '@reflectory/client';
import { Button, ButtonLink, EmptyState, ErrorState, Skeleton } from '@reflectory/design-system';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useOwnMeditations } from '../features/meditations/api/use-own-meditations.ts';
import type { OwnMeditation } from '../features/meditations/model/own-meditation.ts';
import classes from './page.module.css';

/** What is shown of the meditation that the address names, once it is there. */
export function WithOwnMeditation({ children }: { children(own: OwnMeditation): ReactNode }) {
  const { t } = useTranslation(['sound', 'common']);
  const { id = '' } = useParams();
  const all = useOwnMeditations();
  const own = all.data?.find((one) => one.id === id);
  return (
    <div className={classes.narrow}>
      {!all.data && !all.isError && <Skeleton lines={8} label={t('common:loading')} />}
      {!all.data && all.isError && (
        <ErrorState
          title={t('meditations.own.failed')}
          action={<Button onPress={() => void all.refetch()}>{t('common:retry')}</Button>}
        >
          {describeFailure(all.error, t, 'meditations.problems')}
        </ErrorState>
      )}
      {all.data && !own && (
        <EmptyState
          title={t('meditations.missing')}
          action={<ButtonLink href="/sounds/meditations">{t('meditations.title')}</ButtonLink>}
        />
      )}
      {own && children(own)}
    </div>
  );
}
