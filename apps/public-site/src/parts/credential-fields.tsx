import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import type { Texts } from '../texts/index.ts';
import { Field, type FieldProps, type Problems } from './field.tsx';

const passwordProblems = ({ field }: Texts): Problems => ({
  missing: field.passwordMissing,
  short: field.passwordShort,
});

type CredentialProps = Pick<FieldProps, 'id' | 'label' | 'hint' | 'name' | 'disabled'> & { texts: Texts };

/** The address that somebody signs in with. */
export function EmailField({ texts, ...input }: CredentialProps) {
  const { emailMissing: missing, emailInvalid: mistyped } = texts.field;
  return (
    <Field
      name="email"
      type="email"
      autoComplete="email"
      problems={{ missing, mistyped }}
      required
      {...input}
    />
  );
}

/** The password that somebody has. */
export function PasswordField({ texts, ...input }: CredentialProps) {
  return (
    <Field
      name="password"
      type="password"
      autoComplete="current-password"
      problems={passwordProblems(texts)}
      required
      {...input}
    />
  );
}

/** A password that somebody chooses now. */
export function NewPasswordField({ texts, ...input }: CredentialProps) {
  return (
    <Field
      name="password"
      type="password"
      autoComplete="new-password"
      problems={passwordProblems(texts)}
      minLength={PASSWORD_MIN_LENGTH}
      required
      {...input}
    />
  );
}
