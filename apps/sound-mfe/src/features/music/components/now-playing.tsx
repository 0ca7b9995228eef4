import { IconButton, Slider } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CreditLine } from '../../../player/credit-line.tsx';
import { player } from '../../../player/own-player.ts';
import { trackOf } from '../../../player/player-state.ts';
import { usePlayer } from '../../../player/use-player.ts';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './music.module.css';

const STEP_MS = 500;

/** Where the piece is by now. */
function usePlace() {
  const { place, status } = usePlayer();
  const [, step] = useState(0);
  useEffect(() => {
    if (status !== 'playing') return;
    const timer = setInterval(() => step((count) => count + 1), STEP_MS);
    return () => clearInterval(timer);
  }, [status]);
  return player.music.place() ?? place;
}

/** The piece that is heard, with the place in it. */
export function NowPlaying() {
  const { t } = useTranslation('sound');
  const state = usePlayer();
  const track = trackOf(state);
  if (!track) return null;
  const isHeard = state.status === 'playing' || state.status === 'starting';
  return (
    <section className={classes.now} aria-label={t('music.now')}>
      <div className={classes.words}>
        <strong dir="auto" className={classes.title}>
          {track.title}
        </strong>
        <span dir="auto" className={classes.quiet}>
          {track.artist}
        </span>
        {track.credit && (
          <span className={classes.quiet}>
            <CreditLine credit={track.credit} />
          </span>
        )}
      </div>
      <div className={classes.keys}>
        <IconButton icon="skip-back" label={t('player.previous')} onPress={() => player.music.skip(-1)} />
        <IconButton
          icon={isHeard ? 'pause' : 'play'}
          label={t(isHeard ? 'player.pauseThis' : 'player.playThis', { name: track.title })}
          onPress={() => (isHeard ? player.pause() : void player.resume())}
        />
        <IconButton icon="skip-forward" label={t('player.next')} onPress={() => player.music.skip(1)} />
      </div>
      {track.seconds !== null && <PlaceSlider length={track.seconds} />}
    </section>
  );
}

/** The place in a piece of so many seconds. */
function PlaceSlider({ length }: { length: number }) {
  const { t } = useTranslation('sound');
  const { time } = useLengths();
  const seconds = Math.min(length, usePlace()?.seconds ?? 0);
  const words = t('music.of', { at: time(seconds), of: time(length) });
  return (
    <>
      <Slider
        className={classes.place}
        label={t('music.place')}
        isLabelHidden
        max={Math.ceil(length)}
        step={1}
        value={Math.floor(seconds)}
        valueText={words}
        onChange={player.music.seek}
      />
      <span aria-hidden className={classes.time}>
        {words}
      </span>
    </>
  );
}
