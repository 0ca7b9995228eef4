import type { ServiceClient } from '@reflectory/client';

export type Credentials = { email: string; password: string };

/** How a flow ended; `message` is the server's own text (specification, section 8). */
export type FlowOutcome =
  { kind: 'signed-in' } | { kind: 'confirm-by-mail' } | { kind: 'failed'; message: string };

const ALREADY_REGISTERED = 'User already registered';

/** Signs in with email and password. */
export async function signIn(client: ServiceClient, credentials: Credentials): Promise<FlowOutcome> {
  const { error } = await client.auth.signInWithPassword(credentials);
  return error ? { kind: 'failed', message: error.message } : { kind: 'signed-in' };
}

/** Signs up, falling back to signing in where no session came back, and writes the profile (specification, section 4). */
export async function signUp(
  client: ServiceClient,
  { name, ...credentials }: Credentials & { name: string },
  siteRoot: string,
): Promise<FlowOutcome> {
  const { data, error } = await client.auth.signUp({
    ...credentials,
    options: { data: { name }, emailRedirectTo: siteRoot },
  });
  if (error) return { kind: 'failed', message: error.message };
  let userId = data.session?.user.id;
  if (!userId) {
    const attempt = await client.auth.signInWithPassword(credentials);
    userId = attempt.data.session?.user.id;
  }
  if (!userId) return { kind: 'confirm-by-mail' };
  const { error: profileError } = await client.from('profiles').upsert({ id: userId, name });
  return profileError ? { kind: 'failed', message: profileError.message } : { kind: 'signed-in' };
}

export type TrialOutcome =
  FlowOutcome | { kind: 'checkout'; url: string } | { kind: 'no-checkout'; message: string };

/** Signs up for the trial and asks for a checkout; a known address signs in instead (specification, section 4). */
export async function startTrial(
  client: ServiceClient,
  credentials: Credentials,
  siteRoot: string,
): Promise<TrialOutcome> {
  const { data, error } = await client.auth.signUp({
    ...credentials,
    options: { emailRedirectTo: siteRoot },
  });
  if (error && !error.message.includes(ALREADY_REGISTERED)) return { kind: 'failed', message: error.message };
  if (error) {
    const attempt = await signIn(client, credentials);
    if (attempt.kind !== 'signed-in') return attempt;
  } else if (!data.session) {
    return { kind: 'confirm-by-mail' };
  }
  const checkout = await client.functions.invoke<{ url?: string; error?: string }>('create-checkout');
  if (checkout.data?.url) return { kind: 'checkout', url: checkout.data.url };
  return { kind: 'no-checkout', message: checkout.data?.error ?? String(checkout.error?.message ?? '') };
}

/** Sends the mail with the reset link; the link leads back to /auth. */
export async function sendReset(
  client: ServiceClient,
  email: string,
  authPage: string,
): Promise<FlowOutcome> {
  const { error } = await client.auth.resetPasswordForEmail(email, { redirectTo: authPage });
  return error ? { kind: 'failed', message: error.message } : { kind: 'confirm-by-mail' };
}
