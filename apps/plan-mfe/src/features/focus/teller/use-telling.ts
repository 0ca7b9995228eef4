import { readTimer, type Timer } from '@reflectory/domain/focus';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';

const TAG = 'reflectory.focus';

/** Tells once when a round or a break is over, where the page is not looked at. Nothing of the intention is said. */
export function useTelling(timer: Timer | null, now: number, isWanted: boolean): void {
  const { t } = useTranslation('plan');
  const { left = null, breakLeft = null } = timer ? readTimer(timer, now) : {};
  const shown = breakLeft ?? left;
  const isOver = timer !== null && timer.phase !== 'paused' && shown !== null && shown <= 0;
  const round = timer && `${timer.id} ${timer.phase} ${timer.rounds} ${timer.planned}`;
  const before = useRef<{ round: string | null; isOver: boolean }>({ round, isOver: true });
  useEffect(() => {
    const wasRunning = before.current.round === round && !before.current.isOver;
    before.current = { round, isOver };
    if (!isOver || !wasRunning || !isWanted || document.visibilityState === 'visible') return;
    void tell(t(breakLeft === null ? 'focus.isOver' : 'focus.breakIsOver'));
  }, [round, isOver, isWanted, breakLeft, t]);
}

async function tell(text: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { tag: TAG };
  try {
    // Phones show notifications of a service worker alone.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(text, options);
    else void new Notification(text, options);
  } catch {
    // Who forbids it in the system is not told.
  }
}
