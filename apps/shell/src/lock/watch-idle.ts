/** What a person does when they are there. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart'] as const;
/** Milliseconds between two notes of activity for the other tabs. */
const NOTE_EVERY_MS = 1000;
const MINUTE_MS = 60_000;

export type WatchIdleOptions = {
  page: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  now: () => number;
  /** Minutes allowed; 0 never ends. */
  minutes: () => number;
  /** Last touch in any tab (ms since 1970). */
  lastActivity: () => number;
  noteActivity: (at: number) => void;
  onIdle: () => void;
};

/**
 * Calls `onIdle` once nobody touched any tab for the minutes that are allowed. A touch that comes too late, as after
 * the computer slept, no longer counts. Answers how to look again at once, and how to stop.
 */
export function watchIdle(options: WatchIdleOptions): { check: () => void; stop: () => void } {
  const { page, now, minutes, lastActivity, noteActivity, onIdle } = options;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notedAt = 0;

  const check = () => {
    clearTimeout(timer);
    const allowed = minutes() * MINUTE_MS;
    if (allowed === 0) return;
    const left = lastActivity() + allowed - now();
    if (left > 0) timer = setTimeout(check, left);
    else onIdle();
  };
  const handleSign = () => {
    const at = now();
    if (at - notedAt < NOTE_EVERY_MS) return;
    const allowed = minutes() * MINUTE_MS;
    if (allowed > 0 && at - lastActivity() >= allowed) return check();
    notedAt = at;
    noteActivity(at);
  };

  for (const sign of SIGNS) page.addEventListener(sign, handleSign, { capture: true, passive: true });
  check();
  return {
    check,
    stop() {
      clearTimeout(timer);
      for (const sign of SIGNS) page.removeEventListener(sign, handleSign, { capture: true });
    },
  };
}
