import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect, useSyncExternalStore } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useShellServices } from '../services.ts';
import { LoadingArea } from '../remotes/loading-area.tsx';
import { signInAddress } from './sign-in-address.ts';

/** Lets signed-in people through; everybody else goes to the sign-in page and comes back afterwards. */
export function SignedIn() {
  const { auth } = usePlatform();
  const { leaveTo, auth: store, departure } = useShellServices();
  const { pathname, search, hash } = useLocation();
  const needsSecondFactor = useSyncExternalStore(
    store.subscribe,
    () => store.authSession().needsSecondFactor,
  );
  const hasLeft = auth.status === 'signed-out' && store.lastUserId() !== null;
  const mustSignIn = auth.status === 'signed-out' || needsSecondFactor;
  useEffect(() => {
    if (!mustSignIn) return;
    const leave = () => leaveTo(signInAddress(pathname + search) + hash);
    if (hasLeft) void departure.forget().then(leave);
    else leave();
  }, [mustSignIn, hasLeft, leaveTo, departure, pathname, search, hash]);
  return auth.status === 'signed-in' && !mustSignIn ? <Outlet /> : <LoadingArea />;
}
