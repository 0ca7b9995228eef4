import type { ServiceClient } from '@reflectory/client';
import { failed, isAlreadyRegistered, signIn, type Credentials, type FlowOutcome } from './session-flows.ts';

export type TrialOutcome =
  | Exclude<FlowOutcome, { kind: 'signed-in' }>
  | { kind: 'checkout'; url: string }
  /** There is an account, but no checkout; `message` is the server's reason. */
  | { kind: 'no-checkout'; message: string };

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
  if (error && !isAlreadyRegistered(error.message)) return failed(error);
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
