import { Button, ButtonLink, ProgressBar, SegmentedControl, Slider } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { player } from '../../player/own-player.ts';
import { useSitting } from '../../shared/use-sitting.ts';
import { timerBells } from './timer-bells.ts';
import classes from './breathing.module.css';

const INTERVALS = ['0', '1', '5', '10'] as const;

/** Minutes of quiet, with bells at their beginning, between and at their end. */
export function Timer() {
  const { t } = useTranslation('sound');
  const sitting = useSitting();
  const [minutes, setMinutes] = useState(10);
  const [interval, setInterval] = useState<string>('0');
  useEffect(() => () => player.bells.end(), []);
  const begin = () => {
    sitting.begin(minutes * 60);
    void player.bells.begin(timerBells(minutes, Number(interval)));
  };
  const stop = () => {
    sitting.stop();
    player.bells.end();
  };
  if (sitting.status === 'running')
    return <TimeLeft minutes={minutes} elapsed={sitting.elapsed} onStop={stop} />;
  return (
    <div className={classes.choices}>
      <output className={classes.over}>{sitting.status === 'over' && t('timer.over')}</output>
      {sitting.status === 'over' && (
        <ButtonLink href={`/journal/write/${crypto.randomUUID()}`} icon="pencil">
          {t('timer.write')}
        </ButtonLink>
      )}
      <Slider
        className={classes.rest}
        label={t('timer.length')}
        min={1}
        max={60}
        step={1}
        value={minutes}
        valueText={t('minutes', { count: minutes })}
        onChange={setMinutes}
      />
      <SegmentedControl
        label={t('timer.interval')}
        value={interval}
        onChange={setInterval}
        options={INTERVALS.map((value) => ({
          value,
          label: value === '0' ? t('timer.none') : t('minutes', { count: Number(value) }),
        }))}
      />
      <Button variant="primary" size="large" icon="play" onPress={begin}>
        {t('timer.begin')}
      </Button>
    </div>
  );
}

function TimeLeft({ minutes, elapsed, onStop }: { minutes: number; elapsed: number; onStop(): void }) {
  const { t } = useTranslation('sound');
  const left = Math.max(0, Math.ceil(minutes * 60 - elapsed));
  const seconds = String(left % 60).padStart(2, '0');
  return (
    <section className={classes.running} aria-label={t('timer.title')}>
      <span role="timer" className={classes.time}>
        {Math.floor(left / 60)}:{seconds}
      </span>
      <ProgressBar
        className={classes.rest}
        areWordsHidden
        label={t('timer.title')}
        value={(100 * elapsed) / (minutes * 60)}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the one thing there is to do */}
      <Button autoFocus size="large" onPress={onStop}>
        {t('breathing.stop')}
      </Button>
    </section>
  );
}
