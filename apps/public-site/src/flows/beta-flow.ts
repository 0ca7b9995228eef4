import type {} from '@reflectory/contracts/subscription';
import type { ServiceClient } from '@reflectory/client';
import { openAccount, writeProfile, type Credentials, type FlowOutcome } from './session-flows.ts';

export type BetaSignUp = Credentials & { name: string; interest: string };

/**
 * Characters of the interest: in UTF-8 at most three times as many bytes, which leaves room for the name in the 4 KB that
 * an account may carry.
 */
export const INTEREST_MAX_LENGTH = 1000;

/** Signs up for the beta and writes profile and subscriber (specification, section 4). */
export async function joinBeta(
  client: ServiceClient,
  { name, interest, ...credentials }: BetaSignUp,
  journal: string,
): Promise<FlowOutcome> {
  const account = await openAccount(client, {
    credentials,
    data: { name, beta_tester: true, feedback_interest: interest.replaceAll('\r\n', '\n').trim() },
    redirectTo: journal,
  });
  if (account.kind !== 'signed-in') return account;
  const profile = await writeProfile(client, account.userId, name);
  if (profile.kind !== 'signed-in') return profile;
  const { error } = await client.from('subscribers').upsert(
    {
      email: credentials.email.trim().toLowerCase(),
      user_id: account.userId,
      subscribed: true,
      subscription_tier: 'Beta',
      subscription_end: null,
      updated_at: new Date().toISOString(),
    },
    { onConflict: 'email' },
  );
  return error ? { kind: 'failed', message: error.message } : { kind: 'signed-in' };
}
