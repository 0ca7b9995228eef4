import { type Timer } from '@reflectory/domain/focus';
import { Button } from '@reflectory/design-system';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { FocusSettings } from '../api/use-settings.ts';
import { usePageKeys } from '../model/page-keys.ts';
import { timerActs } from '../model/timer-acts.ts';
import type { Focus } from '../use-focus.ts';
import classes from './break-screen.module.css';
import { TimeLine } from './time-line.tsx';

export type BreakScreenProps = {
  focus: Focus & { current: Timer };
  settings: FocusSettings;
  onEnded: (id: string) => void;
};

/** A break: on the page, or on the whole screen where somebody wants nothing else to be seen. */
export function BreakScreen({ focus, settings, onEnded }: BreakScreenProps) {
  const { t } = useTranslation('plan');
  const element = useRef<HTMLElement>(null);
  const { store, current, now } = focus;
  const acts = timerActs(store, current, settings);
  const isWhole = settings.is_break_whole_screen;
  const handleEnd = () => {
    acts.end();
    onEnded(current.id);
  };
  usePageKeys({ p: acts.endBreak, b: acts.endBreak, s: handleEnd });
  useEffect(() => {
    const shown = element.current;
    shown?.focus({ preventScroll: true });
    if (!isWhole) return undefined;
    // Browsers that refuse it show it over the page.
    void shown?.requestFullscreen?.().catch(() => undefined);
    return () =>
      void (document.fullscreenElement === shown && document.exitFullscreen().catch(() => undefined));
  }, [isWhole]);
  return (
    <section
      ref={element}
      tabIndex={-1}
      className={classes.break}
      data-whole={isWhole || undefined}
      aria-labelledby="focus-break"
    >
      <h2 id="focus-break" className={classes.title}>
        {t('focus.break')}
      </h2>
      <p className={classes.text}>{t(`focus.breakTexts.${current.rounds % 4}`)}</p>
      <TimeLine timer={current} now={now} isLarge />
      <div className={classes.acts}>
        <Button variant="primary" icon="play" onPress={acts.endBreak} aria-keyshortcuts="b">
          {t('focus.nextRound')}
        </Button>
        <Button onPress={handleEnd} aria-keyshortcuts="s">
          {t('focus.stop')}
        </Button>
      </div>
    </section>
  );
}
