import { INTEREST_MAX_LENGTH } from '../flows/beta-flow.ts';
import { EmailField, NewPasswordField } from '../parts/credential-fields.tsx';
import { Field, Submit, TextField } from '../parts/field.tsx';
import { demandTexts, formTexts } from '../parts/form-texts.ts';
import { JoiningNote, NeedsOpen } from '../parts/joining-note.tsx';
import { PageTexts } from '../parts/page-texts.tsx';
import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import styles from './beta.module.css';
import form from '../parts/form.module.css';

/** The sign-up for the beta: what one gets, and the form. */
export default function BetaPage({ texts }: { texts: Texts }) {
  const { beta } = texts;
  return (
    <SiteFrame texts={texts} action="back">
      <div className={styles.beta}>
        <div className={styles.promise}>
          <h1>{beta.title}</h1>
          <p className={styles.lead}>{beta.lead}</p>
          <h2 className={styles.benefitsTitle}>{beta.benefitsTitle}</h2>
          <ul className={styles.benefits}>
            {beta.benefits.map(([name, sentence]) => (
              <li key={name}>
                <h3>{name}</h3>
                <p>{sentence}</p>
              </li>
            ))}
          </ul>
        </div>
        <div className={styles.card}>
          <BetaForm texts={texts} />
          <p className={styles.known}>
            {beta.known} <a href="/auth">{beta.signIn}</a>
          </p>
        </div>
      </div>
      <PageTexts
        texts={{
          ...formTexts(texts),
          ...demandTexts(texts),
          welcome: beta.toasts.welcome,
          'already-registered': beta.toasts.alreadyRegistered,
          'confirm-by-mail': beta.toasts.confirmByMail,
        }}
      />
    </SiteFrame>
  );
}

function BetaForm({ texts }: { texts: Texts }) {
  const { beta, field } = texts;
  return (
    <form className={form.form} method="post" action="/auth" data-form="beta" aria-label={beta.submit}>
      <JoiningNote texts={texts} />
      <NeedsOpen>
        <Field
          id="beta-name"
          name="name"
          label={beta.name}
          autoComplete="name"
          maxLength={200}
          problems={{ missing: field.nameMissing }}
          required
        />
        <EmailField texts={texts} id="beta-email" label={beta.email} />
        <NewPasswordField texts={texts} id="beta-password" label={beta.password} />
        <TextField
          id="beta-interest"
          name="interest"
          label={beta.interest}
          hint={beta.interestHint}
          optional={field.optional}
          rows={3}
          maxLength={INTEREST_MAX_LENGTH}
        />
        <Submit>{beta.submit}</Submit>
      </NeedsOpen>
    </form>
  );
}
