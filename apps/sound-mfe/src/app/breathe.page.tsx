import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Breathe } from '../features/breathing/breathe.tsx';
import classes from './page.module.css';

/** Breathing in a rhythm. */
export default function BreathePage() {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('breathing.title')}
        lead={t('breathing.lead')}
        back={{ href: '/sounds', label: t('places.sounds') }}
      />
      <Breathe />
    </div>
  );
}
