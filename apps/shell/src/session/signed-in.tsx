import { usePlatform } from '@reflectory/platform-sdk';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useShellServices } from '../app/services.ts';
import { LoadingArea } from '../remotes/loading-area.tsx';
import { signInAddress } from './sign-in-address.ts';

/** Lets signed-in people through; everybody else goes to the sign-in page and comes back afterwards. */
export function SignedIn() {
  const { auth } = usePlatform();
  const { leaveTo } = useShellServices();
  const { pathname, search } = useLocation();
  const isSignedOut = auth.status === 'signed-out';
  useEffect(() => {
    if (isSignedOut) leaveTo(signInAddress(pathname + search));
  }, [isSignedOut, leaveTo, pathname, search]);
  return auth.status === 'signed-in' ? <Outlet /> : <LoadingArea />;
}
