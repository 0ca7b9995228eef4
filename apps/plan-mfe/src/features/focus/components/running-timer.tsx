import { readTimer, type Timer } from '@reflectory/domain/focus';
import { Button, SaveState, VisuallyHidden } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocusSettings } from '../api/use-settings.ts';
import { usePageKeys } from '../model/page-keys.ts';
import { timerActs } from '../model/timer-acts.ts';
import { useTimeWords } from '../model/use-words.ts';
import type { Focus } from '../use-focus.ts';
import { FloatingTimer } from './floating-timer.tsx';
import { Interruptions } from './interruptions.tsx';
import classes from './running-timer.module.css';
import { TimeLine } from './time-line.tsx';

export type RunningTimerProps = {
  focus: Focus & { current: Timer };
  settings: FocusSettings;
  /** It is over: its person may say how it was. */
  onEnded: (id: string) => void;
};

/** The one thing that somebody does now. */
export function RunningTimer({ focus, settings, onEnded }: RunningTimerProps) {
  const { t } = useTranslation('plan');
  const words = useTimeWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { store, current, now, pending } = focus;
  const acts = timerActs(store, current, settings);
  const { left } = readTimer(current, now);
  const isPaused = current.phase === 'paused';
  const handleEnd = () => {
    acts.end();
    onEnded(current.id);
  };
  usePageKeys({ p: acts.pauseOrGoOn, i: acts.interrupt, b: acts.takeBreak, s: handleEnd });
  useEffect(() => heading.current?.focus({ preventScroll: true }), [current.id]);
  const target = current.target?.title;
  return (
    <section className={classes.timer} aria-labelledby="focus-now">
      <h2 id="focus-now" ref={heading} tabIndex={-1} className={classes.intention} dir="auto">
        {current.intention || t('focus.noIntention')}
      </h2>
      {target && target !== current.intention && (
        <p className={classes.target} dir="auto">
          {target}
        </p>
      )}
      <TimeLine timer={current} now={now} isLarge />
      <output>
        <VisuallyHidden>{left !== null && left <= 0 && t('focus.isOver')}</VisuallyHidden>
      </output>
      <div className={classes.acts}>
        <Button icon={isPaused ? 'play' : 'pause'} onPress={acts.pauseOrGoOn} aria-keyshortcuts="p">
          {t(isPaused ? 'focus.goOn' : 'focus.pause')}
        </Button>
        <Button onPress={acts.takeBreak} aria-keyshortcuts="b">
          {t('focus.takeBreak', { length: words.length(acts.breakMinutes * 60) })}
        </Button>
        {current.planned !== null && (
          <Button icon="plus" onPress={acts.addTime}>
            {words.length(300)}
          </Button>
        )}
        <FloatingTimer timer={current} now={now} onPause={acts.pauseOrGoOn} />
        <Button variant="primary" onPress={handleEnd} aria-keyshortcuts="s">
          {t('focus.stop')}
        </Button>
      </div>
      <Interruptions timer={current} acts={acts} />
      {pending > 0 && <SaveState state="kept" detail={t('focus.kept')} />}
      <p className={classes.keys}>{t('focus.keys')}</p>
    </section>
  );
}
