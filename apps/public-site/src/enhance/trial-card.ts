import type { ServiceClient } from '@reflectory/client';
import { startTrial, type TrialOutcome } from '../flows/trial-flow.ts';
import { createToasts } from '../toasts/toasts.ts';
import { enhanceForm } from './enhance-form.ts';
import { formTextKeys, readPageTexts } from './page-texts.ts';
import { createPasswordDemands, demandTextKeys } from './password-demands.ts';

type Browser = {
  loadClient: () => Promise<ServiceClient>;
  /** Opens a tab and says whether the browser let it. */
  openTab: (url: string) => boolean;
  go: (path: string) => void;
};

/** Where a person with a second factor goes on, since the trial can be begun in the settings as well. */
const CODE_FIRST = '/auth?next=/settings';

/** Makes the trial card work. The service client comes when somebody turns to the form. */
export function startTrialCard(form: HTMLFormElement, browser: Browser): void {
  const { loadClient, openTab, go } = browser;
  const text = readPageTexts([
    ...formTextKeys,
    'confirm-first',
    'checkout-opened',
    'checkout-blocked',
    'without-checkout',
    'code-needed',
  ]);
  const toasts = createToasts({ notifications: text('notifications'), dismiss: text('dismiss') });
  const demands = createPasswordDemands(form, loadClient, readPageTexts(demandTextKeys));
  const onBroken = () => toasts.error(text('unreachable'));

  function finish(outcome: TrialOutcome): void {
    switch (outcome.kind) {
      case 'failed':
        toasts.error(outcome.message);
        return void (outcome.reasons && demands.explain(outcome.reasons));
      case 'confirm-by-mail':
        return toasts.info(text('confirm-first'));
      case 'code-needed':
        toasts.info(text('code-needed'));
        return go(CODE_FIRST);
      case 'no-checkout':
        if (outcome.message) toasts.error(outcome.message);
        return showNext(form, text('without-checkout'), null);
      case 'checkout':
        return showNext(
          form,
          text(openTab(outcome.url) ? 'checkout-opened' : 'checkout-blocked'),
          outcome.url,
        );
    }
  }

  for (const intent of ['focusin', 'pointerenter']) {
    // A failure shows when the form is sent, which tries again.
    form.addEventListener(intent, () => void loadClient().catch(() => undefined), { once: true });
  }
  enhanceForm(form, {
    async onSubmit(field) {
      const credentials = { email: field('email'), password: field('password') };
      finish(await startTrial(await loadClient(), credentials, `${location.origin}/`));
    },
    onBroken,
  });
}

/** Says in the card how it goes on: a tab that opens elsewhere is easily missed, or was never allowed. */
function showNext(form: HTMLFormElement, message: string, checkoutUrl: string | null): void {
  const next = form.querySelector<HTMLElement>('[data-next]');
  const words = next?.querySelector('p');
  const link = next?.querySelector<HTMLAnchorElement>('[data-checkout]');
  if (!next || !words || !link) return;
  words.textContent = message;
  link.hidden = checkoutUrl === null;
  if (checkoutUrl !== null) link.href = checkoutUrl;
  next.hidden = false;
}
