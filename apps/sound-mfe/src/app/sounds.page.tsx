import { ButtonLink, PageHeader } from '@reflectory/design-system';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSoundscapes } from '../features/soundscapes/api/use-soundscapes.ts';
import { MusicShelf } from '../features/soundscapes/components/music-shelf.tsx';
import { OwnSoundscapes } from '../features/soundscapes/components/own-soundscapes.tsx';
import { PresetShelves } from '../features/soundscapes/components/preset-shelves.tsx';
import classes from './page.module.css';

/** What there is to hear: by what somebody needs, and what they made themselves. */
export default function SoundsPage() {
  const { t } = useTranslation('sound');
  const count = useSoundscapes().data?.length ?? 0;
  // Who has some sees them first, also after they deleted the last and may want it back.
  const [hasOwn, setHasOwn] = useState(false);
  if (count > 0 && !hasOwn) setHasOwn(true);
  return (
    <div className={classes.page}>
      <PageHeader
        title={t('soundscapes.title')}
        lead={t('soundscapes.lead')}
        places={[
          { href: '/sounds/music', label: t('places.music') },
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
      <MusicShelf />
      {!hasOwn && <OwnSoundscapes />}
    </div>
  );
}
