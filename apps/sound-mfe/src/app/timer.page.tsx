import { PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { Timer } from '../features/breathing/timer.tsx';
import classes from './page.module.css';

/** Minutes of quiet, with bells. */
export default function TimerPage() {
  const { t } = useTranslation('sound');
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('timer.title')}
        lead={t('timer.lead')}
        back={{ href: '/sounds', label: t('places.sounds') }}
      />
      <Timer />
    </div>
  );
}
