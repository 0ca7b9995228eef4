import { Toaster } from 'sonner';

/** Milliseconds a notification stays (specification, section 9). */
const DURATION_MS = 4000;
/** Notifications that show at once (specification, section 9). */
const VISIBLE = 3;

/** The place where notifications appear. */
export function Toasts() {
  return <Toaster duration={DURATION_MS} visibleToasts={VISIBLE} theme="system" position="bottom-center" />;
}
