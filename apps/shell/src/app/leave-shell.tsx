import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { LoadingArea } from '../remotes/loading-area.tsx';
import { useShellServices } from '../services.ts';

/** A navigation inside the shell led to another document of the house: fetch that document. */
export function LeaveShell() {
  const { leaveTo } = useShellServices();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    leaveTo(pathname + search + hash);
  }, [leaveTo, pathname, search, hash]);
  return <LoadingArea />;
}
