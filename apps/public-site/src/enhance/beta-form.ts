import type { ServiceClient } from '@reflectory/client';
import { joinBeta } from '../flows/beta-flow.ts';
import { isAlreadyRegistered } from '../flows/session-flows.ts';
import { createToasts } from '../toasts/toasts.ts';
import { enhanceForm } from './enhance-form.ts';
import { formTextKeys, readPageTexts } from './page-texts.ts';
import { createPasswordDemands, demandTextKeys } from './password-demands.ts';

const JOURNAL = '/journal';
/** Milliseconds that the welcome can be read before the page changes. */
const READING_TIME_MS = 1200;

/** Makes the beta form work (specification, sections 4 and 8). */
export function startBetaForm(
  form: HTMLFormElement,
  loadClient: () => Promise<ServiceClient>,
  go: (path: string) => void,
): void {
  const text = readPageTexts([...formTextKeys, 'welcome', 'already-registered', 'confirm-by-mail']);
  const toasts = createToasts({ notifications: text('notifications'), dismiss: text('dismiss') });
  const demands = createPasswordDemands(form, loadClient, readPageTexts(demandTextKeys));
  form.addEventListener('focusin', () => void loadClient().catch(() => undefined), { once: true });
  enhanceForm(form, {
    async onSubmit(field) {
      const [name, email, password] = [field('name').trim(), field('email'), field('password')];
      const signUp = { name, email, password, interest: field('interest') };
      const outcome = await joinBeta(await loadClient(), signUp, location.origin + JOURNAL);
      if (outcome.kind === 'signed-in') {
        toasts.success(text('welcome'));
        setTimeout(() => go(JOURNAL), READING_TIME_MS);
      } else if (outcome.kind === 'confirm-by-mail') {
        toasts.info(text('confirm-by-mail'));
      } else if (outcome.kind === 'failed') {
        toasts.error(isAlreadyRegistered(outcome.message) ? text('already-registered') : outcome.message);
        if (outcome.reasons) await demands.explain(outcome.reasons);
      }
    },
    onBroken: () => toasts.error(text('unreachable')),
  });
}
