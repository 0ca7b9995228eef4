import type {} from '@reflectory/contracts/sound';
import { readTimer, type Timer, timerText } from '@reflectory/domain/focus';
import { IconButton, Link } from '@reflectory/design-system';
import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import classes from './app-foot.module.css';
import { useFocusSettings } from './api/use-settings.ts';
import { type TimerActs, timerActs } from './model/timer-acts.ts';
import { useOnlyTab } from './teller/use-only-tab.ts';
import { useTelling } from './teller/use-telling.ts';
import { useTimeInTitle } from './teller/use-title.ts';
import { isBegunHere, useFocus } from './use-focus.ts';

/** The timer at the foot of every other screen, in the title of the tab, and told of when it is over. */
export default function FocusAtFoot() {
  const { foot, Slot } = usePlatform();
  const { pathname } = useLocation();
  const { store, current, now } = useFocus();
  const { settings } = useFocusSettings();
  const isTeller = useOnlyTab('reflectory.focus.teller');
  const reading = current && readTimer(current, now);
  const text = reading && timerText(reading.breakLeft ?? reading.left ?? reading.round);
  useTelling(current, now, isTeller && settings?.tells_when_over === true);
  useTimeInTitle(text);
  useEffect(() => {
    if (!current) foot.hide('plan');
  }, [current, foot]);
  if (!current) return null;
  return (
    <>
      <Slot
        key={current.id}
        name="sound.session"
        props={{
          of: 'focus',
          id: current.id,
          isBegun: isBegunHere(current),
          isPaused: current.phase !== 'focus',
        }}
        isQuiet
      />
      {settings && pathname !== '/productivity' && (
        <TimerLine current={current} text={text} acts={timerActs(store, current, settings)} />
      )}
    </>
  );
}

/** The timer in one line. */
function TimerLine({ current, text, acts }: { current: Timer; text: string | null; acts: TimerActs }) {
  const { t } = useTranslation('plan');
  const isRunning = current.phase === 'focus';
  return (
    <aside className={classes.foot} aria-label={t('focus.title')}>
      <span role="timer" className={classes.clock}>
        <bdi dir="ltr">{text}</bdi>
      </span>
      <Link href="/productivity" variant="plain" className={classes.intention}>
        {current.phase === 'break' ? t('focus.break') : current.intention || t('focus.noIntention')}
      </Link>
      <IconButton
        icon={isRunning ? 'pause' : 'play'}
        size="small"
        label={t(isRunning ? 'focus.pause' : 'focus.goOn')}
        onPress={current.phase === 'break' ? acts.endBreak : acts.pauseOrGoOn}
      />
    </aside>
  );
}
