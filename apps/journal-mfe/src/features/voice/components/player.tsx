import { IconButton } from '@reflectory/design-system';
import { useTranslation } from 'react-i18next';
import { clockTime } from '../model/clock-time.ts';
import classes from './player.module.css';
import type { useSound } from './use-sound.ts';
import { Waveform } from './waveform.tsx';

export type PlayerProps = {
  sound: ReturnType<typeof useSound>;
  durationMs: number;
  peaks: readonly number[];
};

const SKIP_SECONDS = 15;
const SPEEDS = [1, 1.25, 1.5, 2, 0.75] as const;

/** A recording to be heard, by pointer and by keyboard. */
export function Player({ sound, durationMs, peaks }: PlayerProps) {
  const { t } = useTranslation('journal');
  const { seconds, isPlaying } = sound;
  const all = durationMs / 1000;
  const times = { position: clockTime(seconds * 1000), all: clockTime(durationMs) };
  const seek = (to: number) => void sound.seek(Math.min(all, Math.max(0, to)));
  return (
    <div className={classes.player}>
      <IconButton
        icon={isPlaying ? 'pause' : 'play'}
        label={t(isPlaying ? 'voice.player.pause' : 'voice.player.play')}
        onPress={() => (isPlaying ? sound.pause() : void sound.play())}
        className={classes.play}
      />
      <div className={classes.track}>
        <Waveform peaks={peaks} played={all > 0 ? Math.min(1, seconds / all) : 0} />
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.round(all))}
          step={1}
          value={Math.round(seconds)}
          aria-label={t('voice.player.position')}
          aria-valuetext={t('voice.player.positionText', times)}
          onChange={({ target }) => seek(Number(target.value))}
        />
      </div>
      <div className={classes.bar}>
        <span className={classes.time} dir="ltr">
          {times.position} / {times.all}
        </span>
        <Step label={`−15 s: ${t('voice.player.back')}`} onPress={() => seek(seconds - SKIP_SECONDS)}>
          −15 s
        </Step>
        <Step label={`+15 s: ${t('voice.player.forward')}`} onPress={() => seek(seconds + SKIP_SECONDS)}>
          +15 s
        </Step>
        <Speed sound={sound} />
      </div>
      {sound.hasFailed && (
        <p role="alert" className={classes.problem}>
          {t('voice.player.failed')}
        </p>
      )}
    </div>
  );
}

function Speed({ sound }: Pick<PlayerProps, 'sound'>) {
  const { t, i18n } = useTranslation('journal');
  const shown = `${new Intl.NumberFormat(i18n.language).format(sound.speed)}×`;
  const chooseNext = (): void => {
    const at = SPEEDS.findIndex((one) => one === sound.speed);
    sound.choose(SPEEDS[(at + 1) % SPEEDS.length] ?? 1);
  };
  return (
    <Step label={t('voice.player.speed', { speed: shown })} onPress={chooseNext}>
      {shown}
    </Step>
  );
}

type StepProps = { label: string; onPress: () => void; children: string };

function Step({ label, onPress, children }: StepProps) {
  return (
    <button type="button" aria-label={label} className={classes.step} onClick={onPress}>
      <bdi dir="ltr">{children}</bdi>
    </button>
  );
}
