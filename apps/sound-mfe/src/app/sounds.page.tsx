import { ButtonLink, PageHeader } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { OwnSoundscapes } from '../features/soundscapes/components/own-soundscapes.tsx';
import { PresetShelves } from '../features/soundscapes/components/preset-shelves.tsx';
import classes from './page.module.css';

/** What there is to hear: by what somebody needs, and what they made themselves. */
export default function SoundsPage() {
  const { t } = useTranslation('sound');
  const hasOwn = (useSoundscapes().data?.length ?? 0) > 0;
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('soundscapes.title')}
        lead={t('soundscapes.lead')}
        places={[
          { href: '/sounds/meditations', label: t('places.meditations') },
          { href: '/sounds/breathe', label: t('places.breathe') },
          { href: '/sounds/timer', label: t('places.timer') },
        ]}
        actions={
          <ButtonLink href="/sounds/mix" icon="plus">
            {t('soundscapes.mix.own')}
          </ButtonLink>
        }
      />
      {hasOwn && <OwnSoundscapes />}
      <PresetShelves />
      {!hasOwn && <OwnSoundscapes />}
    </div>
  );
}
