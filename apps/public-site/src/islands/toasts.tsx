import { TOAST_MS, TOASTS_AT_ONCE } from '@reflectory/contracts/behaviour';
import { Toaster } from 'sonner';

/** The place where notifications appear. */
export function Toasts() {
  return <Toaster duration={TOAST_MS} visibleToasts={TOASTS_AT_ONCE} theme="system" position="bottom-center" />;
}
