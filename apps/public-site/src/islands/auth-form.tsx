import { useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import type { Texts } from '../texts/index.ts';
import { AuthFields } from './auth-fields.tsx';
import { destinationOf, modeOf, type AuthMode } from './auth-mode.ts';
import { loadClient } from './service.ts';
import { sendReset, signIn, signUp, type FlowOutcome } from './session-flows.ts';
import { useFormFlow } from './use-form-flow.ts';
import { useSignedInRedirect } from './use-signed-in-redirect.ts';
import styles from './form.module.css';

/** The address of this page changes only with the page. */
const subscribeToNothing = () => () => undefined;

/** The sign-in screen: sign in, sign up, forgot password, and the new password after a reset link. */
export function AuthForm({ texts }: { texts: Texts }) {
  const { auth } = texts;
  const askedFor = modeOf(
    useSyncExternalStore(
      subscribeToNothing,
      () => location.search,
      () => '',
    ),
  );
  const [chosen, setMode] = useState<AuthMode | null>(null);
  const mode = chosen ?? askedFor;
  const heading = useRef<HTMLHeadingElement>(null);
  const withoutRedirect = useSignedInRedirect(() => setMode('new-password'));
  const { isBusy, handleSubmit } = useFormFlow(
    async (field) => {
      if (mode === 'forgot' && !field('email').trim()) return void toast.error(auth.toasts.emailNeeded);
      const outcome = await withoutRedirect(() => runMode(mode, field));
      showOutcome(mode, outcome, auth.toasts);
      if (mode === 'forgot' && outcome.kind === 'confirm-by-mail') setMode('sign-in');
    },
    () => toast.error(auth.unreachable),
  );
  const switchTo = (next: AuthMode) => {
    setMode(next);
    heading.current?.focus();
  };
  return (
    <form
      className={styles.form}
      method="post"
      action="/auth"
      onSubmit={handleSubmit}
      noValidate={mode === 'forgot'}
    >
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {titleOf(mode, auth)}
      </h1>
      <AuthFields mode={mode} texts={auth} isBusy={isBusy} />
      {mode !== 'new-password' && (
        <div className={styles.switches}>
          {mode !== 'sign-in' && (
            <SwitchButton onPress={() => switchTo('sign-in')}>{auth.toSignIn}</SwitchButton>
          )}
          {mode === 'sign-in' && (
            <SwitchButton onPress={() => switchTo('sign-up')}>{auth.toSignUp}</SwitchButton>
          )}
          {mode === 'sign-in' && (
            <SwitchButton onPress={() => switchTo('forgot')}>{auth.toForgot}</SwitchButton>
          )}
        </div>
      )}
    </form>
  );
}

function SwitchButton({ children, onPress }: { children: string; onPress: () => void }) {
  return (
    <button type="button" onClick={onPress}>
      {children}
    </button>
  );
}

function titleOf(mode: AuthMode, auth: Texts['auth']): string {
  const titles: Record<AuthMode, string> = {
    'sign-in': auth.signInTitle,
    'sign-up': auth.signUpTitle,
    forgot: auth.forgotTitle,
    'new-password': auth.newPasswordTitle,
  };
  return titles[mode];
}

async function runMode(mode: AuthMode, field: (name: string) => string): Promise<FlowOutcome> {
  const client = await loadClient();
  const credentials = { email: field('email'), password: field('password') };
  switch (mode) {
    case 'sign-in':
      return signIn(client, credentials);
    case 'sign-up':
      return signUp(client, { ...credentials, name: field('name') }, `${location.origin}/`);
    case 'forgot':
      return sendReset(client, credentials.email, `${location.origin}/auth`);
    case 'new-password': {
      const { error } = await client.auth.updateUser({ password: credentials.password });
      return error ? { kind: 'failed', message: error.message } : { kind: 'signed-in' };
    }
  }
}

/** Milliseconds that a success can be read before the page changes. */
const READING_TIME_MS = 600;

function showOutcome(mode: AuthMode, outcome: FlowOutcome, toasts: Texts['auth']['toasts']): void {
  if (outcome.kind === 'failed') return void toast.error(outcome.message);
  if (outcome.kind === 'confirm-by-mail') {
    return void toast.success(mode === 'forgot' ? toasts.resetSent : toasts.confirmByMail);
  }
  const success = { 'sign-up': toasts.created, 'new-password': toasts.passwordSaved };
  toast.success(mode in success ? success[mode as keyof typeof success] : toasts.signedIn);
  setTimeout(() => location.assign(destinationOf(location.search)), READING_TIME_MS);
}
