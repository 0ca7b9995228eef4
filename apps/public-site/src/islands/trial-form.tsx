import { toast } from 'sonner';
import { Field, Submit } from '../parts/field.tsx';
import type { Texts } from '../texts/index.ts';
import { loadClient } from './service.ts';
import { startTrial, type TrialOutcome } from './session-flows.ts';
import { useFormFlow } from './use-form-flow.ts';
import styles from './form.module.css';

/** Minimum length of a password on the landing page (specification, section 9). */
const PASSWORD_MINIMUM = 6;

/** The trial card of the landing page. */
export function TrialForm({ texts }: { texts: Texts }) {
  const { trial, auth } = texts;
  const { isBusy, handleSubmit } = useFormFlow(
    async (field) => {
      const credentials = { email: field('email'), password: field('password') };
      const outcome = await startTrial(await loadClient(), credentials, `${location.origin}/`);
      showOutcome(outcome, texts);
    },
    () => toast.error(auth.unreachable),
  );
  return (
    <form
      className={styles.form}
      method="post"
      action="/auth"
      onSubmit={handleSubmit}
      aria-labelledby="trial-title"
    >
      <div>
        <h2 id="trial-title" className={styles.title}>
          {trial.title}
        </h2>
        <p className={styles.price}>{trial.price}</p>
      </div>
      <Field id="trial-email" name="email" type="email" label={trial.email} autoComplete="email" required />
      <Field
        id="trial-password"
        name="password"
        type="password"
        label={trial.password}
        hint={trial.passwordHint}
        autoComplete="new-password"
        minLength={PASSWORD_MINIMUM}
        required
      />
      <Submit isBusy={isBusy}>{trial.submit}</Submit>
      <p className={styles.consent}>
        {trial.consentBefore}
        <a href="/terms" target="_blank" rel="noopener">
          {trial.terms}
        </a>
        {trial.consentBetween}
        <a href="/privacy" target="_blank" rel="noopener">
          {trial.privacy}
        </a>
        {trial.consentAfter}
      </p>
    </form>
  );
}

function showOutcome(outcome: TrialOutcome, { auth }: Texts): void {
  switch (outcome.kind) {
    case 'failed':
      toast.error(outcome.message);
      break;
    case 'confirm-by-mail':
      toast.info(auth.toasts.confirmFirst);
      break;
    case 'checkout':
      window.open(outcome.url, '_blank', 'noopener');
      break;
    case 'no-checkout':
      toast.error(outcome.message);
      break;
    case 'signed-in':
      break;
  }
}
