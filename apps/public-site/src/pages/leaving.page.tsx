import { EmailField } from '../parts/credential-fields.tsx';
import { Field, Submit } from '../parts/field.tsx';
import { formTexts } from '../parts/form-texts.ts';
import { PageTexts } from '../parts/page-texts.tsx';
import { SiteFrame } from '../parts/site-frame.tsx';
import type { Texts } from '../texts/index.ts';
import styles from './auth.module.css';
import own from './leaving.module.css';
import form from '../parts/form.module.css';

/** What is left to who is paused. `enhance/leaving-page.ts` shows the part of a state. */
export default function LeavingPage({ texts }: { texts: Texts }) {
  const { leaving } = texts;
  return (
    <SiteFrame texts={texts} action="home">
      <div className={`${styles.panel} ${own.leaving}`} data-leaving="" aria-busy="true">
        <h1 tabIndex={-1} className={styles.title}>
          {leaving.title}
        </h1>
        <div data-states="ended" hidden>
          <p>{leaving.ended}</p>
          <p>
            <a href="/auth">{leaving.toSignIn}</a>
          </p>
        </div>
        <CodePart texts={texts} />
        <div data-states="open closing" hidden>
          <p>{leaving.lead}</p>
          <h2>{leaving.exportTitle}</h2>
          <form className={form.form} data-form="export">
            <p>{leaving.exportText}</p>
            <Submit>{leaving.download}</Submit>
          </form>
          <h2>{leaving.deleteTitle}</h2>
        </div>
        <DeletePart texts={texts} />
        <form className={form.form} data-form="keep" data-states="closing" hidden>
          <p data-closing="" />
          <Submit>{leaving.keep}</Submit>
        </form>
      </div>
      <PageTexts
        texts={{
          ...formTexts(texts),
          saved: leaving.saved,
          closing: leaving.closing,
          kept: leaving.kept,
          'email-wrong': leaving.emailWrong,
          'password-wrong': leaving.passwordWrong,
          'code-wrong': leaving.codeWrong,
        }}
      />
    </SiteFrame>
  );
}

function CodePart({ texts: { auth, field } }: { texts: Texts }) {
  return (
    <form className={form.form} data-form="code" data-states="code" hidden>
      <Field
        id="leaving-code"
        name="code"
        label={auth.code}
        hint={auth.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        problems={{ missing: field.codeMissing }}
        required
      />
      <Submit>{auth.verifyCode}</Submit>
    </form>
  );
}

function DeletePart({ texts }: { texts: Texts }) {
  const { leaving, auth, field } = texts;
  return (
    <form className={form.form} data-form="delete" data-states="open" hidden>
      <p>{leaving.deleteText}</p>
      <EmailField texts={texts} id="leaving-email" label={auth.email} />
      <Field
        id="leaving-password"
        name="password"
        type="password"
        label={auth.password}
        optional={field.optional}
        hint={leaving.passwordHint}
        autoComplete="current-password"
      />
      <Submit>{leaving.remove}</Submit>
    </form>
  );
}
