import type { Toasts } from '@reflectory/platform-sdk';
import { createListeners } from '@reflectory/platform-sdk/listeners';

type Sonner = typeof import('./sonner.tsx');
type Toast = Sonner['toast'];

const waiting: ((toast: Toast) => void)[] = [];
const hearers = createListeners();
let loading: Promise<void> | null = null;
let sonner: Sonner | null = null;
let isReady = false;

/** Fetches what messages are drawn with: with the first of them, or before, so that one of a lost network can be shown. */
export function loadToaster(): Promise<void> {
  loading ??= import('./sonner.tsx').then(
    (module) => {
      sonner = module;
      hearers.notify();
    },
    (error: unknown) => {
      loading = null;
      // Without a message nobody lacks anything: the first one fetches it again.
      if (waiting.length > 0) reportError(error);
    },
  );
  return loading;
}

/** What messages are drawn with, once it is there. */
export const toaster = {
  get: (): Sonner | null => sonner,
  subscribe: hearers.subscribe,
};

/** Somebody draws messages now: those that came before are shown. */
export function handleToasterReady(): void {
  isReady = true;
  if (sonner) for (const show of waiting.splice(0)) show(sonner.toast);
}

function show(message: (toast: Toast) => void): void {
  if (isReady && sonner) return message(sonner.toast);
  waiting.push(message);
  void loadToaster();
}

const withDetail = (detail: string | undefined) => (detail === undefined ? {} : { description: detail });

/** Messages through sonner; a swipe of 20 px dismisses one (specification, section 9: sonner's own threshold). */
export const toasts: Toasts = {
  success: (text, detail) => show((toast) => toast.success(text, withDetail(detail))),
  error: (text, detail) => show((toast) => toast.error(text, withDetail(detail))),
  info: (text, detail) => show((toast) => toast(text, withDetail(detail))),
  progress(text, detail) {
    const id = crypto.randomUUID();
    show((toast) => toast.loading(text, { ...withDetail(detail), id, duration: Infinity }));
    // A message is drawn a moment after it is said, and what is not drawn yet cannot be taken away.
    return { done: () => show((toast) => void setTimeout(() => toast.dismiss(id))) };
  },
};

/** A message that stays until it is accepted or dismissed. */
export function offer(text: string, detail: string, accept: { label: string; onAccept: () => void }): void {
  const action = { label: accept.label, onClick: accept.onAccept };
  show((toast) => toast(text, { id: text, description: detail, duration: Infinity, action }));
}

/** Takes every message away, those as well that are not shown yet. */
export function dismissAll(): void {
  waiting.length = 0;
  sonner?.toast.dismiss();
}
