import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import { emailProblems, Field, passwordProblems, Submit } from '../../parts/field.tsx';
import form from '../../parts/form.module.css';
import type { Texts } from '../../texts/index.ts';
import styles from './trial-card.module.css';

/** The form of the landing page; `enhance/trial-card.ts` makes it work. */
export function TrialCard({ texts }: { texts: Texts }) {
  const { trial } = texts;
  return (
    <form className={form.form} method="post" action="/auth" data-form="trial" aria-labelledby="trial-title">
      <div>
        <h2 id="trial-title" className={form.title}>
          {trial.title}
        </h2>
        <p className={styles.price}>{trial.price}</p>
      </div>
      <Field
        id="trial-email"
        name="email"
        type="email"
        label={trial.email}
        autoComplete="email"
        problems={emailProblems(texts)}
        required
      />
      <Field
        id="trial-password"
        name="password"
        type="password"
        label={trial.password}
        hint={trial.passwordHint}
        autoComplete="new-password"
        problems={passwordProblems(texts)}
        minLength={PASSWORD_MIN_LENGTH}
        required
      />
      <Submit>{trial.submit}</Submit>
      <div className={styles.status} aria-live="polite">
        <div className={styles.next} data-next="" hidden>
          <p />
          <a data-checkout="" href="#trial" target="_blank" rel="noopener" hidden>
            {trial.openCheckout}
          </a>
          <a href="/journal">{trial.toJournal}</a>
        </div>
      </div>
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
