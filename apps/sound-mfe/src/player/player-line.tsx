import { Button, IconButton, Link, Slider } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from './own-player.ts';
import { CreditLine } from './credit-line.tsx';
import { PlayerNotice } from './player-notice.tsx';
import { trackOf } from './player-state.ts';
import { useOwnMusic } from './use-own-music.ts';
import { usePlayer } from './use-player.ts';
import classes from './player-line.module.css';

const RestDialog = lazy(async () => ({ default: (await import('./rest.dialog.tsx')).RestDialog }));

/** The line that stays at the foot of every screen while something is to be heard. */
export function PlayerLine() {
  const { t, i18n } = useTranslation('sound');
  const { foot } = usePlatform();
  const state = usePlayer();
  useOwnMusic();
  const { status, sounding, volume } = state;
  const track = trackOf(state);
  const [isResting, setResting] = useState(false);
  if (!sounding) return null;
  const isHeard = status === 'playing' || status === 'starting';
  const percent = new Intl.NumberFormat(i18n.language, { style: 'percent' }).format(volume);
  return (
    <section aria-label={t('player.title')} className={classes.line}>
      <IconButton
        icon={isHeard ? 'pause' : 'play'}
        label={t(isHeard ? 'player.pause' : 'player.play')}
        onPress={() => (isHeard ? player.pause() : void player.resume())}
      />
      {track && (
        <IconButton icon="skip-forward" label={t('player.next')} onPress={() => player.music.skip(1)} />
      )}
      <div className={classes.words}>
        <Link href={track ? '/sounds/music' : '/sounds'} variant="plain" className={classes.name}>
          <span dir="auto">{track?.title ?? sounding.name}</span>
        </Link>
        <Facts />
        <PlayerNotice />
      </div>
      <Slider
        isLabelHidden
        className={classes.volume}
        label={t('player.volume')}
        value={volume}
        valueText={percent}
        onChange={player.setVolume}
      />
      <Button
        size="small"
        variant="bare"
        icon="moon"
        aria-label={t('player.rest')}
        onPress={() => setResting(true)}
      >
        <span className={classes.rest}>{t('player.restShort')}</span>
      </Button>
      <IconButton
        icon="x"
        label={t('player.stop')}
        onPress={() => {
          player.stop();
          foot.hide('sound');
        }}
      />
      <Suspense>{isResting && <RestDialog onClose={() => setResting(false)} />}</Suspense>
    </section>
  );
}

/** Whose it is and under which licence, when it becomes silent, and when it wakes somebody. */
function Facts() {
  const { t, i18n } = useTranslation('sound');
  const state = usePlayer();
  const { sleep, alarm } = state;
  const track = trackOf(state);
  const time = (at: number) => new Date(at).toLocaleTimeString(i18n.language, { timeStyle: 'short' });
  return (
    <>
      {track?.credit && (
        <span className={classes.planned}>
          <span dir="auto">{track.artist}</span> · <CreditLine credit={track.credit} />
        </span>
      )}
      {(sleep || alarm) && (
        <span className={classes.planned}>
          {sleep && t('player.silentAt', { time: time(sleep.at) })}{' '}
          {alarm && t('player.wakesAt', { time: time(alarm.at) })}
        </span>
      )}
    </>
  );
}
