import type { ServiceClient } from '@reflectory/client';
import { checkSubscription } from '../flows/subscription-check.ts';
import { createToasts } from '../toasts/toasts.ts';
import { readPageTexts } from './page-texts.ts';

/** `begun` after a subscription, `described` where there is none or that could not be told. */
type State = 'verifying' | 'begun' | 'described' | 'thrown';

/** Runs the check of the success page; `root` holds a part for each state. */
export function startSuccessPage(
  root: HTMLElement,
  loadClient: () => Promise<ServiceClient>,
  go: (path: string) => void,
): Promise<void> {
  const text = readPageTexts(['notifications', 'dismiss', 'started', 'failed']);
  const toasts = createToasts({ notifications: text('notifications'), dismiss: text('dismiss') });
  const show = (state: State) => {
    for (const part of root.querySelectorAll<HTMLElement>('[data-states]')) {
      part.hidden = !part.dataset.states?.split(' ').includes(state);
    }
    root.removeAttribute('aria-busy');
    root.querySelector('h1')?.focus();
  };
  let outcome: State = 'described';
  return checkSubscription(loadClient, {
    onSubscribed() {
      outcome = 'begun';
      toasts.success(text('started'));
    },
    onError: () => toasts.error(text('failed')),
    onDone: () => show(outcome),
    onThrown(error) {
      // oxlint-disable-next-line no-console -- the specification asks for it (section 8)
      console.error(error);
      show('thrown');
    },
    leave: () => go('/journal'),
  });
}
