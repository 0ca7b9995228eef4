import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { dismissAll } from '../toasts/toasts.ts';
import { LockedScreen } from './locked-screen.tsx';
import { useLock } from './use-lock.ts';

/** Stands before every signed-in screen. While locked nothing of the app is drawn, so that nothing of it can be found. */
export function LockGate() {
  const { isLocked } = useLock();
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
  return isLocked ? <LockedScreen /> : <Outlet />;
}
