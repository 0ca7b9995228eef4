import { EmailField, NewPasswordField } from '../../parts/credential-fields.tsx';
import { Submit } from '../../parts/field.tsx';
import form from '../../parts/form.module.css';
import { JoiningNote, NeedsOpen } from '../../parts/joining-note.tsx';
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
      <JoiningNote texts={texts} />
      <NeedsOpen>
        <EmailField texts={texts} id="trial-email" label={trial.email} />
        <NewPasswordField texts={texts} id="trial-password" label={trial.password} />
        <Submit>{trial.submit}</Submit>
      </NeedsOpen>
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
