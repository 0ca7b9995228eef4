import type { Transaction } from '@reflectory/runtime/database';
import type { CodeChallenge } from './code-challenge.ts';

/** Keeps a code for whoever can show the secret behind its challenge; clears away those that nobody fetched. */
export async function insertFlowState(
  tx: Transaction,
  flow: { instanceId: string; userId: string; codeHash: string; challenge: CodeChallenge; expiresAt: Date },
): Promise<void> {
  await tx.query(`delete from auth.flow_state where expires_at < now() - interval '1 day'`);
  await tx.query(
    `insert into auth.flow_state (instance_id, user_id, auth_code, code_challenge, code_challenge_method, expires_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [
      flow.instanceId,
      flow.userId,
      flow.codeHash,
      flow.challenge.challenge,
      flow.challenge.method,
      flow.expiresAt,
    ],
  );
}

/** Takes a code out. What is thrown afterwards leaves it in. */
export async function takeFlowState(
  tx: Transaction,
  instanceId: string,
  codeHash: string,
): Promise<(CodeChallenge & { userId: string; expiresAt: Date }) | undefined> {
  const [row] = await tx.query<CodeChallenge & { userId: string; expiresAt: Date }>(
    `delete from auth.flow_state where auth_code = $1 and instance_id = $2
     returning user_id as "userId", expires_at as "expiresAt", code_challenge as challenge,
       code_challenge_method as method`,
    [codeHash, instanceId],
  );
  return row;
}
