import { Button } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { trackOf } from '../../../player/player-state.ts';
import { usePlay, usePlayer } from '../../../player/use-player.ts';
import { findStopped, type OwnTrack, trackFrom } from '../model/music.ts';
import { useLengths } from '../../../shared/use-lengths.ts';
import classes from './music.module.css';

/** Goes on where somebody stopped, also on another device. */
export function GoOn({ of, tracks }: { of: { key: string; name: string }; tracks: readonly OwnTrack[] }) {
  const { t } = useTranslation('sound');
  const { time } = useLengths();
  const play = usePlay();
  const isOn = trackOf(usePlayer()) !== null;
  const stopped = findStopped(tracks);
  if (!stopped || isOn) return null;
  const seconds = stopped.stopped_at_ms / 1000;
  const at = tracks.findIndex(({ id }) => id === stopped.id);
  return (
    <section className={classes.now} aria-label={t('music.goOn.title')}>
      <div className={classes.words}>
        <strong dir="auto" className={classes.title}>
          {stopped.title}
        </strong>
        <span className={classes.quiet}>{t('music.goOn.at', { time: time(seconds) })}</span>
      </div>
      <Button icon="play" onPress={() => play({ ...of, tracks: tracks.map(trackFrom) }, { at, seconds })}>
        {t('music.goOn.act')}
      </Button>
    </section>
  );
}
