import type { ServiceClient } from '@reflectory/client';
import type { PasswordPolicy, WeaknessReason } from '@reflectory/contracts/auth';
import { vi } from 'vitest';

export const session = {
  user: { id: 'u1', factors: [{ id: 'f1', factor_type: 'totp', status: 'verified' }] },
};
/** A token as the service makes it, without its signature. */
export const tokenOf = (sub: string, email: string) => `e30.${btoa(JSON.stringify({ sub, email }))}.c2ln`;
export const credentials = { email: 'ada@acme.example', password: 'quiet-notebook-7' };
/** An answer without a session and without an error. */
export const none = { data: { session: null }, error: null };
export const failed = (message: string) => ({ data: { session: null }, error: { message } });
/** What the client makes of a password that the service refuses. */
export const weak = (message: string, reasons: WeaknessReason[]) => ({
  data: { session: null },
  error: { message, code: 'weak_password', reasons },
});

/** Answers of a service; what is not given succeeds. */
type Answers = {
  signUp?: object;
  signIn?: object;
  invoke?: object;
  verify?: object;
  upsert?: object;
  update?: object;
  /** What the instance demands of passwords. */
  policy?: PasswordPolicy;
  needsCode?: boolean;
};

/** The parts of the published client that the public pages call, with the answers of a test. */
export function clientWith(answers: Answers = {}) {
  const upsert = vi.fn(async (_row: object, _options?: object) => answers.upsert ?? { error: null });
  const fine = { data: { session }, error: null };
  const calls = {
    auth: {
      signUp: vi.fn(async () => answers.signUp ?? fine),
      signInWithPassword: vi.fn(async () => answers.signIn ?? fine),
      signInWithOtp: vi.fn(async (_link: object) => ({ error: null })),
      resetPasswordForEmail: vi.fn(async () => ({ error: null })),
      updateUser: vi.fn(async () => answers.update ?? { data: session, error: null }),
      refreshSession: vi.fn(async () => fine),
      getSession: vi.fn(async () => fine),
      signOut: vi.fn(async () => ({ error: null })),
      onAuthStateChange: vi.fn((_listener: (event: string, session: object | null) => void) => ({
        data: {},
      })),
      mfa: {
        getAuthenticatorAssuranceLevel: vi.fn(async () => ({
          data: { currentLevel: 'aal1', nextLevel: answers.needsCode ? 'aal2' : 'aal1' },
        })),
        challengeAndVerify: vi.fn(async () => answers.verify ?? { error: null }),
      },
    },
    from: vi.fn((_table: string) => ({ upsert })),
    functions: {
      invoke: vi.fn(async (name: string) =>
        name === 'get-password-policy'
          ? { data: answers.policy ? { policy: answers.policy } : null, error: null }
          : (answers.invoke ?? { data: { url: 'https://pay.example/1' }, error: null }),
      ),
    },
  };
  return { client: calls as unknown as ServiceClient, calls, upsert };
}
