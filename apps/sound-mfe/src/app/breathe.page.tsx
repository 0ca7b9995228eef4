import { PageHeader } from '@reflectory/design-system';
import { pacerKeys } from '@reflectory/domain/breathing';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Breathe } from '../features/breathing/breathe.tsx';
import classes from './page.module.css';

/** Breathing in a rhythm. */
export default function BreathePage() {
  const { t } = useTranslation('sound');
  const asked = useSearchParams()[0].get('way');
  const way = pacerKeys.find((key) => key === asked) ?? 'coherent';
  return (
    <div className={classes.narrow}>
      <PageHeader
        title={t('breathing.title')}
        lead={t('breathing.lead')}
        back={{ href: '/sounds', label: t('places.sounds') }}
      />
      <Breathe key={way} way={way} />
    </div>
  );
}
