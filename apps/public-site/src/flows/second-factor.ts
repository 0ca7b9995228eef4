import type { ServiceClient } from '@reflectory/client';
import type { FlowOutcome } from './session-flows.ts';

/** Whether the auth session lacks the second factor that its person has set up. */
export async function needsCode(client: ServiceClient): Promise<boolean> {
  const { data } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
  return data?.currentLevel === 'aal1' && data.nextLevel === 'aal2';
}

/** Gives the six digits of the authenticator app. */
export async function giveCode(client: ServiceClient, code: string): Promise<FlowOutcome> {
  const { data, error } = await client.auth.getSession();
  const factor = data.session?.user.factors?.find(
    ({ factor_type: type, status }) => type === 'totp' && status === 'verified',
  );
  if (!factor) return { kind: 'failed', message: error?.message ?? 'Auth session missing!' };
  const answer = await client.auth.mfa.challengeAndVerify({
    factorId: factor.id,
    code: code.replaceAll(/\s/g, ''),
  });
  return answer.error ? { kind: 'failed', message: answer.error.message } : { kind: 'signed-in' };
}

/** Gives a recovery code in place of the six digits; `refused` is said when it is not one. */
export async function giveRecoveryCode(
  client: ServiceClient,
  code: string,
  refused: string,
): Promise<FlowOutcome> {
  const { data } = await client.functions.invoke<{ accepted?: boolean }>('use-recovery-code', {
    body: { code: code.trim() },
  });
  if (!data?.accepted) return { kind: 'failed', message: refused };
  const { error } = await client.auth.refreshSession();
  return error ? { kind: 'failed', message: error.message } : { kind: 'signed-in' };
}
