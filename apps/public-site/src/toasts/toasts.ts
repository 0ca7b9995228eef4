import { listenToSwipe } from './swipe.ts';
import { createToastLine } from './toast-line.ts';
import styles from './toasts.module.css';

/** Notifications of a public page. */
export type Toasts = Record<'success' | 'error' | 'info', (text: string) => void>;

type Words = { notifications: string; dismiss: string };

/** Puts the place for notifications into the page, where assistive technology finds it before the first one comes. */
export function createToasts(words: Words): Toasts {
  const region = document.createElement('section');
  region.className = styles.region ?? '';
  region.setAttribute('aria-label', words.notifications);
  region.setAttribute('aria-live', 'polite');
  document.body.append(region);

  const line = createToastLine<HTMLElement>({
    onShow: (toast) => region.append(toast),
    onHide: (toast) => toast.remove(),
  });
  for (const looking of ['pointerenter', 'focusin']) region.addEventListener(looking, line.hold);
  for (const away of ['pointerleave', 'focusout']) region.addEventListener(away, line.release);
  document.addEventListener('visibilitychange', () => (document.hidden ? line.hold() : line.release()));

  const show = (kind: keyof Toasts) => (text: string) => {
    const toast = makeToast(kind, text, words.dismiss);
    const dismiss = () => {
      line.remove(toast);
      // The pointer may be gone with what it was on, and then nothing tells that it has left.
      line.release();
    };
    toast.querySelector('button')?.addEventListener('click', dismiss);
    toast.addEventListener('keydown', ({ key }) => key === 'Escape' && dismiss());
    listenToSwipe(toast, dismiss);
    line.add(toast);
  };
  return { success: show('success'), error: show('error'), info: show('info') };
}

function makeToast(kind: keyof Toasts, text: string, dismissLabel: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = styles.toast ?? '';
  toast.dataset.kind = kind;
  toast.setAttribute('role', kind === 'error' ? 'alert' : 'status');
  const words = document.createElement('p');
  // The server speaks English, whatever the direction of the page.
  words.dir = 'auto';
  words.textContent = text;
  const button = document.createElement('button');
  button.type = 'button';
  button.setAttribute('aria-label', dismissLabel);
  button.textContent = '×';
  toast.append(words, button);
  return toast;
}
