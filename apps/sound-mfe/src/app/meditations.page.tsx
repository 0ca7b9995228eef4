import { Button, ErrorState, PageHeader, Skeleton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useScripts } from '../features/meditations/api/use-scripts.ts';
import { MeditationShelves } from '../features/meditations/components/meditation-shelves.tsx';
import { OwnMeditations } from '../features/meditations/components/own-meditations.tsx';
import classes from './page.module.css';

/** All built-in meditations. */
export default function MeditationsPage() {
  const { t } = useTranslation(['sound', 'common']);
  const scripts = useScripts();
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('meditations.title')}
        lead={t('meditations.lead')}
        back={{ href: '/sounds', label: t('places.sounds') }}
      />
      <OwnMeditations />
      {scripts.isPending && <Skeleton lines={8} label={t('common:loading')} />}
      {scripts.isError && (
        <ErrorState
          title={t('meditations.failed')}
          action={<Button onPress={() => void scripts.refetch()}>{t('common:retry')}</Button>}
        />
      )}
      {scripts.data && <MeditationShelves scripts={scripts.data.scripts} />}
    </div>
  );
}
