import { PASSWORD_MIN_LENGTH } from '@reflectory/contracts/behaviour';
import type { Texts } from '../texts/index.ts';
import { Field, type FieldProps, type Problems } from './field.tsx';

const passwordProblems = ({ field }: Texts): Problems => ({
  missing: field.passwordMissing,
  short: field.passwordShort,
});

type CredentialProps = Pick<FieldProps, 'id' | 'label' | 'name' | 'disabled'> & { texts: Texts };

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

/** The password that somebody has, or at sign-up chooses: then what an instance demands stands below. */
export function PasswordField({ texts, ...input }: CredentialProps) {
  return (
    <Field
      name="password"
      type="password"
      autoComplete="current-password"
      hint={<span data-demands="" />}
      problems={passwordProblems(texts)}
      required
      {...input}
    />
  );
}

/** A password that somebody chooses now. What it must be is replaced where an instance demands more. */
export function NewPasswordField({ texts, note, ...input }: CredentialProps & { note?: string }) {
  return (
    <Field
      name="password"
      type="password"
      autoComplete="new-password"
      hint={
        <>
          <span data-demands="">{texts.field.passwordShort}</span>
          {note && ` · ${note}`}
        </>
      }
      problems={passwordProblems(texts)}
      minLength={PASSWORD_MIN_LENGTH}
      required
      {...input}
    />
  );
}
