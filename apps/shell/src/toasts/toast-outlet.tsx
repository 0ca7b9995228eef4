import { useEffect, useSyncExternalStore } from 'react';
import { handleToasterReady, loadToaster, toaster } from './toasts.ts';

/** Milliseconds after which messages are made ready: the first screen comes first. */
const LOAD_AFTER_MS = 2000;

/** Where messages appear; what draws them comes with the first one, or a little after the first screen. */
export function ToastOutlet() {
  const loaded = useSyncExternalStore(toaster.subscribe, toaster.get);
  useEffect(() => {
    const timer = setTimeout(() => void loadToaster(), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return loaded && <loaded.SonnerToaster onReady={handleToasterReady} />;
}
