import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { lazyPage } from '../pages/lazy-page.tsx';
import { whenIdle } from '../boot/when-idle.ts';
import { useShellServices } from '../services.ts';
import { dismissAll } from '../toasts/toasts.ts';
import { UnreachableLock } from './unreachable-lock.tsx';
import { useLock } from './use-lock.ts';

const loadScreen = () => import('./locked-screen.tsx');
const LockedScreen = lazyPage(async () => ({ default: (await loadScreen()).LockedScreen }), UnreachableLock);

/** Stands before every signed-in screen. While locked nothing of the app is drawn, so that nothing of it can be found. */
export function LockGate() {
  const { isLocked, hasCode } = useLock();
  const { tracker } = useShellServices();
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (isLocked) {
      dismissAll();
      if (!wasLocked.current) tracker.track('session_locked');
    }
    if (!isLocked && wasLocked.current) document.querySelector<HTMLElement>('#content')?.focus();
    wasLocked.current = isLocked;
  }, [isLocked, tracker]);
  useEffect(() => {
    // There before the network may be gone; where that fails, it is asked for again when it is wanted.
    if (hasCode)
      void whenIdle()
        .then(loadScreen)
        .catch(() => {});
  }, [hasCode]);
  return isLocked ? <LockedScreen /> : <Outlet />;
}
