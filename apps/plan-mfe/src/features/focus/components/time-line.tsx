import { readTimer, type Timer, timerText } from '@reflectory/domain/focus';
import { useTranslation } from 'react-i18next';
import classes from './time-line.module.css';

export type TimeLineProps = { timer: Timer; now: number; isLarge?: boolean };

/** The time, small and calm, above a line that fills. */
export function TimeLine({ timer, now, isLarge = false }: TimeLineProps) {
  const { t } = useTranslation('plan');
  const { round, left, breakLeft } = readTimer(timer, now);
  const isBreak = breakLeft !== null;
  const shown = breakLeft ?? left ?? round;
  const whole = isBreak ? timer.breakSeconds : timer.planned;
  const share = whole === null ? 0 : Math.min(1, Math.max(0, 1 - (shown ?? 0) / whole));
  const state = timer.phase === 'paused' ? 'paused' : isBreak ? 'break' : shown < 0 ? 'over' : 'focus';
  return (
    <div className={classes.time} data-large={isLarge || undefined} data-state={state}>
      <p className={classes.words}>
        <span role="timer" className={classes.clock}>
          <bdi dir="ltr">{timerText(shown)}</bdi>
        </span>{' '}
        <span>{t(`focus.states.${state}${left === null && state === 'focus' ? 'Flow' : ''}`)}</span>
      </p>
      <div aria-hidden className={classes.line}>
        <div className={classes.filled} style={{ inlineSize: `${share * 100}%` }} />
      </div>
    </div>
  );
}
