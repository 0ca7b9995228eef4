import { Field, Submit } from '../parts/field.tsx';
import type { Texts } from '../texts/index.ts';
import type { AuthMode } from './auth-mode.ts';

type AuthFieldsProps = { mode: AuthMode; texts: Texts['auth']; isBusy: boolean };

/** The fields that a mode asks for, and its button. */
export function AuthFields({ mode, texts, isBusy }: AuthFieldsProps) {
  const labels: Record<AuthMode, string> = {
    'sign-in': texts.signIn,
    'sign-up': texts.signUp,
    forgot: texts.forgot,
    'new-password': texts.saveNewPassword,
  };
  const isNew = mode === 'sign-up' || mode === 'new-password';
  return (
    <>
      {mode === 'sign-up' && (
        <Field id="auth-name" name="name" label={texts.name} autoComplete="name" required />
      )}
      {mode !== 'new-password' && (
        <Field
          id="auth-email"
          name="email"
          type="email"
          label={texts.email}
          autoComplete="email"
          required={mode !== 'forgot'}
        />
      )}
      {mode !== 'forgot' && (
        <Field
          key={isNew ? 'new' : 'current'}
          id="auth-password"
          name="password"
          type="password"
          label={mode === 'new-password' ? texts.newPassword : texts.password}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          required
        />
      )}
      <Submit isBusy={isBusy}>{labels[mode]}</Submit>
    </>
  );
}
