import { TOAST_MS, TOASTS_AT_ONCE } from '@reflectory/contracts/behaviour';

/** One notification as the line knows it. */
type Shown<Toast> = { toast: Toast; leftMs: number; startedAt: number; timer: ReturnType<typeof setTimeout> };

type ToastLineOptions<Toast> = { onShow: (toast: Toast) => void; onHide: (toast: Toast) => void };

/** Decides which notifications are seen: at most three, each for 4000 ms that stand still while one is looked at. */
export type ToastLine<Toast> = {
  add(toast: Toast): void;
  remove(toast: Toast): void;
  hold(): void;
  release(): void;
};

export function createToastLine<Toast>({ onShow, onHide }: ToastLineOptions<Toast>): ToastLine<Toast> {
  const waiting: Toast[] = [];
  const shown = new Map<Toast, Shown<Toast>>();
  let isHeld = false;

  function run(one: Shown<Toast>): void {
    clearTimeout(one.timer);
    one.startedAt = Date.now();
    if (!isHeld) one.timer = setTimeout(() => line.remove(one.toast), one.leftMs);
  }
  function fill(): void {
    while (shown.size < TOASTS_AT_ONCE) {
      const [toast] = waiting.splice(0, 1);
      if (toast === undefined) return;
      const one = { toast, leftMs: TOAST_MS, startedAt: 0, timer: setTimeout(() => undefined) };
      shown.set(toast, one);
      onShow(toast);
      run(one);
    }
  }
  const line: ToastLine<Toast> = {
    add(toast) {
      waiting.push(toast);
      fill();
    },
    remove(toast) {
      const one = shown.get(toast);
      if (!one) return;
      clearTimeout(one.timer);
      shown.delete(toast);
      onHide(toast);
      fill();
    },
    hold() {
      if (isHeld) return;
      isHeld = true;
      for (const one of shown.values()) {
        clearTimeout(one.timer);
        one.leftMs -= Date.now() - one.startedAt;
      }
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      for (const one of shown.values()) run(one);
    },
  };
  return line;
}
