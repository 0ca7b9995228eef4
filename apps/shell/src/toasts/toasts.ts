import type { Toasts } from '@reflectory/platform-sdk';
import { toast } from 'sonner';

const withDetail = (detail: string | undefined) => (detail === undefined ? {} : { description: detail });

/** Messages through sonner; a swipe of 20 px dismisses one (specification, section 9: sonner's own threshold). */
export const toasts: Toasts = {
  success: (text, detail) => void toast.success(text, withDetail(detail)),
  error: (text, detail) => void toast.error(text, withDetail(detail)),
  info: (text, detail) => void toast(text, withDetail(detail)),
  progress(text, detail) {
    const id = toast.loading(text, { ...withDetail(detail), duration: Infinity });
    return { done: () => void toast.dismiss(id) };
  },
};

/** A message that stays until it is accepted or dismissed. */
export function offer(text: string, detail: string, accept: { label: string; onAccept: () => void }): void {
  const action = { label: accept.label, onClick: accept.onAccept };
  toast(text, { id: text, description: detail, duration: Infinity, action });
}
