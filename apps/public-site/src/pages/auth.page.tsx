import type { ReactNode } from 'react';
import { type AuthMode, authModes } from '../flows/auth-mode.ts';
import { EmailField, NewPasswordField, PasswordField } from '../parts/credential-fields.tsx';
import { Field, Submit } from '../parts/field.tsx';
import { demandTexts, formTexts } from '../parts/form-texts.ts';
import { JoiningNote } from '../parts/joining-note.tsx';
import { PageTexts } from '../parts/page-texts.tsx';
import { SiteFrame } from '../parts/site-frame.tsx';
import { tokens } from '../parts/tokens.ts';
import type { Texts } from '../texts/index.ts';
import styles from './auth.module.css';
import form from '../parts/form.module.css';

/** The sign-in screen, prerendered as it first is: signing in. `enhance/auth-screen.ts` shows the parts of a mode. */
export default function AuthPage({ texts }: { texts: Texts }) {
  return (
    <SiteFrame texts={texts} action="home">
      <div className={styles.panel}>
        <span className={styles.logo}>{tokens.logo}</span>
        <form className={form.form} method="post" action="/auth" data-form="auth">
          <h1 tabIndex={-1} className={styles.title}>
            {texts.auth.signInTitle}
          </h1>
          <p className={form.notice} role="alert" hidden />
          <button type="button" className={form.leave} data-leave="" hidden>
            {texts.leaving.sendLink}
          </button>
          <OpenFields texts={texts} />
          <SessionFields texts={texts} />
          <Submit>{texts.auth.signIn}</Submit>
          <Switches auth={texts.auth} />
        </form>
      </div>
      <PageTexts
        texts={{
          ...formTexts(texts),
          ...demandTexts(texts),
          ...modeTexts(texts.auth),
          ...toastTexts(texts.auth),
          'joining-invited': texts.joining.invited,
          paused: texts.leaving.paused,
          'leaving-link-sent': texts.leaving.linkSent,
        }}
      />
    </SiteFrame>
  );
}

type PartProps = {
  in: AuthMode[];
  /** Whether it leads nowhere where people join by invitation. */
  needsOpen?: boolean;
  children: ReactNode;
};

/** Something that belongs to some modes only. */
function Part({ in: modes, needsOpen, children }: PartProps) {
  return (
    <div
      data-modes={modes.join(' ')}
      data-needs-open={needsOpen ? '' : undefined}
      hidden={!modes.includes('sign-in')}
    >
      {children}
    </div>
  );
}

/** What a visitor gives. */
function OpenFields({ texts }: { texts: Texts }) {
  const { auth, field } = texts;
  return (
    <>
      <Part in={['sign-up', 'invited']}>
        <Field
          id="auth-name"
          name="name"
          label={auth.name}
          autoComplete="name"
          maxLength={200}
          problems={{ missing: field.nameMissing }}
          required
          disabled
        />
      </Part>
      <Part in={['sign-up']}>
        <JoiningNote texts={texts} rules={['domains']} />
      </Part>
      <Part in={['sign-in', 'sign-up', 'forgot']}>
        <EmailField texts={texts} id="auth-email" label={auth.email} />
      </Part>
      <Part in={['sign-in', 'sign-up']}>
        <PasswordField texts={texts} id="auth-password" label={auth.password} />
      </Part>
    </>
  );
}

/** What completes an auth session. */
function SessionFields({ texts }: { texts: Texts }) {
  const { auth, field } = texts;
  const code = { missing: field.codeMissing };
  return (
    <>
      <Part in={['new-password', 'invited']}>
        <NewPasswordField
          texts={texts}
          id="auth-new-password"
          name="new-password"
          label={auth.newPassword}
          note={auth.newPasswordNote}
          disabled
        />
      </Part>
      <Part in={['code']}>
        <Field
          id="auth-code"
          name="code"
          label={auth.code}
          hint={auth.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          problems={code}
          required
          disabled
        />
      </Part>
      <Part in={['recovery-code']}>
        <Field
          id="auth-recovery-code"
          name="recovery-code"
          label={auth.recoveryCode}
          hint={auth.recoveryCodeHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          problems={code}
          required
          disabled
        />
      </Part>
    </>
  );
}

function Switches({ auth }: { auth: Texts['auth'] }) {
  const links: [modes: AuthMode[], to: AuthMode, text: string][] = [
    [['sign-up', 'forgot'], 'sign-in', auth.toSignIn],
    [['sign-in'], 'sign-up', auth.toSignUp],
    [['sign-in'], 'forgot', auth.toForgot],
    [['code'], 'recovery-code', auth.toRecoveryCode],
    [['recovery-code'], 'code', auth.toCode],
  ];
  return (
    <div className={form.switches}>
      {links.map(([modes, to, text]) => (
        <Part key={to} in={modes} needsOpen={to === 'sign-up'}>
          <a href={to === 'sign-in' ? '/auth' : `/auth?mode=${to}`} data-to={to}>
            {text}
          </a>
        </Part>
      ))}
      <Part in={['new-password', 'invited', 'code', 'recovery-code']}>
        <button type="button" data-sign-out="">
          {auth.toOtherAccount}
        </button>
      </Part>
      <Part in={['other-account']}>
        <button type="button" data-stay="">
          {auth.keepAccount}
        </button>
      </Part>
    </div>
  );
}

function modeTexts(auth: Texts['auth']): Record<string, string> {
  const words: Record<AuthMode, [title: string, submit: string]> = {
    'sign-in': [auth.signInTitle, auth.signIn],
    'sign-up': [auth.signUpTitle, auth.signUp],
    forgot: [auth.forgotTitle, auth.forgot],
    'new-password': [auth.newPasswordTitle, auth.saveNewPassword],
    invited: [auth.invitedTitle, auth.begin],
    code: [auth.codeTitle, auth.verifyCode],
    'recovery-code': [auth.recoveryCodeTitle, auth.verifyCode],
    'other-account': [auth.otherAccountTitle, auth.changeAccount],
  };
  return Object.fromEntries(
    authModes.flatMap((mode) => {
      const [title, submit] = words[mode];
      return [
        [`title-${mode}`, title],
        [`submit-${mode}`, submit],
      ];
    }),
  );
}

const toastTexts = ({ toasts, linkExpired, invited, otherAccount }: Texts['auth']) => ({
  invited,
  'other-account': otherAccount,
  'signed-in': toasts.signedIn,
  created: toasts.created,
  'confirm-by-mail': toasts.confirmByMail,
  'reset-sent': toasts.resetSent,
  'email-needed': toasts.emailNeeded,
  'password-saved': toasts.passwordSaved,
  'recovery-code-refused': toasts.recoveryCodeRefused,
  'link-expired': linkExpired,
});
