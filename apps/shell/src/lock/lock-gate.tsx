import { useEffect, useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { toast } from 'sonner';
import { LockedScreen } from './locked-screen.tsx';
import { useLock } from './use-lock.ts';

/** Stands before every signed-in screen. While locked nothing of the app is drawn, so that nothing of it can be found. */
export function LockGate() {
  const { isLocked } = useLock();
  const wasLocked = useRef(isLocked);
  useEffect(() => {
    if (isLocked) toast.dismiss();
    else if (wasLocked.current) document.querySelector<HTMLElement>('#content')?.focus();
    wasLocked.current = isLocked;
  }, [isLocked]);
  return isLocked ? <LockedScreen /> : <Outlet />;
}
