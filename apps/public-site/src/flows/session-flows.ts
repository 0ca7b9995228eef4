import type { ServiceClient } from '@reflectory/client';
import { needsCode } from './second-factor.ts';

export type Credentials = { email: string; password: string };

/** `message` is the server's own text (specification, section 8); `reasons` say why a password is refused as weak. */
type Failure = { kind: 'failed'; message: string; reasons?: readonly string[] };

/** The password is right, and the membership is paused. */
type Paused = { kind: 'paused' };

/** How a flow ended. */
export type FlowOutcome =
  { kind: 'signed-in' } | { kind: 'code-needed' } | { kind: 'confirm-by-mail' } | Paused | Failure;

const ALREADY_REGISTERED = 'User already registered';

/** Whether a sign-up was refused because the address has an account. */
export const isAlreadyRegistered = (message: string) => message.includes(ALREADY_REGISTERED);

/** How a flow ends that the server refuses. */
export const failed = ({ message, ...rest }: { message: string; reasons?: readonly string[] }): Failure => ({
  kind: 'failed',
  message,
  ...(rest.reasons && { reasons: rest.reasons }),
});

/** Signs in with email and password. */
export async function signIn(client: ServiceClient, credentials: Credentials): Promise<FlowOutcome> {
  const { error } = await client.auth.signInWithPassword(credentials);
  if (error?.code === 'membership_paused') return { kind: 'paused' };
  if (error) return failed(error);
  return { kind: (await needsCode(client)) ? 'code-needed' : 'signed-in' };
}

type SignUp = {
  credentials: Credentials;
  /** What the account carries of the person. */
  data: Record<string, string | boolean>;
  /** Where the confirmation by mail leads. */
  redirectTo: string;
};

/** An account that was just made, or one that has to be confirmed by mail first. */
export type NewAccount = { kind: 'signed-in'; userId: string } | Exclude<FlowOutcome, { kind: 'signed-in' }>;

/** Signs up, falling back to signing in where no session came back (specification, section 4). */
export async function openAccount(client: ServiceClient, signUp: SignUp): Promise<NewAccount> {
  const { credentials, data, redirectTo } = signUp;
  const answer = await client.auth.signUp({ ...credentials, options: { data, emailRedirectTo: redirectTo } });
  if (answer.error) return failed(answer.error);
  const userId = answer.data.session?.user.id ?? (await signInAfterSignUp(client, credentials));
  return userId ? { kind: 'signed-in', userId } : { kind: 'confirm-by-mail' };
}

async function signInAfterSignUp(client: ServiceClient, credentials: Credentials) {
  const { data } = await client.auth.signInWithPassword(credentials);
  return data.session?.user.id;
}

/** Signs up and writes the profile (specification, section 4). */
export async function signUp(
  client: ServiceClient,
  { name, ...credentials }: Credentials & { name: string },
  siteRoot: string,
): Promise<FlowOutcome> {
  const account = await openAccount(client, { credentials, data: { name }, redirectTo: siteRoot });
  if (account.kind !== 'signed-in') return account;
  return writeProfile(client, account.userId, name);
}

/** Writes the name into the person's own profile. */
export async function writeProfile(client: ServiceClient, id: string, name: string): Promise<FlowOutcome> {
  const { error } = await client.from('profiles').upsert({ id, name });
  return error ? failed(error) : { kind: 'signed-in' };
}

/** Sends the mail with the reset link; the link leads back to /auth. */
export async function sendReset(
  client: ServiceClient,
  email: string,
  authPage: string,
): Promise<FlowOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: authPage });
  return error ? failed(error) : { kind: 'confirm-by-mail' };
}

/** Mails who is paused the link to what is theirs. That there is none to send is not told apart. */
export async function sendLeavingLink(client: ServiceClient, email: string): Promise<FlowOutcome> {
  const { error } = await client.auth.signInWithOtp({ email, options: { shouldCreateUser: false } });
  return error && error.code !== 'otp_disabled' ? failed(error) : { kind: 'confirm-by-mail' };
}

/** Sets the first password of somebody who was invited, and writes their name. */
export async function acceptInvitation(
  client: ServiceClient,
  { name, password }: { name: string; password: string },
): Promise<FlowOutcome> {
  const { data, error } = await client.auth.updateUser({ password, data: { name } });
  return error ? failed(error) : writeProfile(client, data.user.id, name);
}

/** Sets the password of the signed-in person. */
export async function saveNewPassword(client: ServiceClient, password: string): Promise<FlowOutcome> {
  const { error } = await client.auth.updateUser({ password });
  return error ? failed(error) : { kind: 'signed-in' };
}
