import { readTimer, type Timer, timerText } from '@reflectory/domain/focus';
import { Button } from '@reflectory/design-system';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import classes from './floating-timer.module.css';

type Floating = { requestWindow(size: { width: number; height: number }): Promise<Window> };

const floatingOf = (): Floating | undefined =>
  (window as Window & { documentPictureInPicture?: Floating }).documentPictureInPicture;

/** Styles and theme of this page, in a window of its own. */
function dress(other: Window): void {
  for (const sheet of document.querySelectorAll('style, link[rel="stylesheet"]')) {
    other.document.head.append(sheet.cloneNode(true));
  }
  for (const { name, value } of document.documentElement.attributes) {
    other.document.documentElement.setAttribute(name, value);
  }
}

export type FloatingTimerProps = { timer: Timer; now: number; onPause: () => void };

/** The timer above all other windows, where the browser has such a window. */
export function FloatingTimer({ timer, now, onPause }: FloatingTimerProps) {
  const { t } = useTranslation('plan');
  const [shown, setShown] = useState<Window | null>(null);
  useEffect(() => () => shown?.close(), [shown]);
  const floating = floatingOf();
  if (!floating) return null;
  const open = async () => {
    const other = await floating.requestWindow({ width: 300, height: 150 }).catch(() => null);
    if (!other) return;
    dress(other);
    other.addEventListener('pagehide', () => setShown(null));
    setShown(other);
  };
  const { left, round, breakLeft } = readTimer(timer, now);
  const isPaused = timer.phase === 'paused';
  return (
    <>
      <Button icon="external-link" onPress={() => void (shown ? shown.close() : open())}>
        {t(shown ? 'focus.unfloat' : 'focus.float')}
      </Button>
      {shown &&
        createPortal(
          <div className={classes.floating}>
            <p className={classes.intention} dir="auto">
              {timer.intention || t('focus.noIntention')}
            </p>
            <p className={classes.clock}>
              <bdi dir="ltr">{timerText(breakLeft ?? left ?? round)}</bdi>
            </p>
            <button type="button" onClick={onPause}>
              {t(isPaused ? 'focus.goOn' : 'focus.pause')}
            </button>
          </div>,
          shown.document.body,
        )}
    </>
  );
}
