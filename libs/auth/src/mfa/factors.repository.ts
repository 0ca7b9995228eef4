import type { Transaction } from '@reflectory/runtime/database';

/** A factor with what only this part of the service sees. */
export type StoredFactor = {
  id: string;
  factor_type: string;
  status: 'unverified' | 'verified';
  /** Sealed. */
  secret: string;
  last_used_step: number | null;
};

/** Writes a factor whose code has not been seen yet. `instanceId` is the person's home. */
export async function insertFactor(
  tx: Transaction,
  factor: { id: string; userId: string; name: string | null; secret: string },
): Promise<void> {
  await tx.query(
    `insert into auth.mfa_factors (id, instance_id, user_id, friendly_name, factor_type, secret)
     select $1, instance_id, id, $3, 'totp', $4 from auth.users where id = $2`,
    [factor.id, factor.userId, factor.name, factor.secret],
  );
}

/** A person's factor; others wait for the transaction. */
export async function lockFactor(
  tx: Transaction,
  userId: string,
  id: string,
): Promise<StoredFactor | undefined> {
  const [row] = await tx.query<StoredFactor>(
    `select id, factor_type, status, secret, last_used_step::float8 as last_used_step
     from auth.mfa_factors where id = $1 and user_id = $2 for update`,
    [id, userId],
  );
  return row;
}

/** Forgets enrolments that were begun and not finished: all of a person, or those older than some minutes. */
export async function deleteUnverifiedFactors(
  tx: Transaction,
  userId: string,
  olderThanMinutes: number,
): Promise<void> {
  await tx.query(
    `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
       and created_at <= now() - $2 * interval '1 minute'`,
    [userId, olderThanMinutes],
  );
}

/** A code was accepted: the factor is verified from now on, and neither this code nor an earlier one works again. */
export async function noteUsedStep(tx: Transaction, id: string, step: number): Promise<void> {
  await tx.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now() where id = $1`,
    [id, step],
  );
}

export async function deleteFactor(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.mfa_factors where id = $1', [id]);
}

/** Asks for a code; answers the challenge's id. */
export async function insertChallenge(
  tx: Transaction,
  challenge: { instanceId: string; factorId: string; sessionId: string; expiresAt: Date },
): Promise<string> {
  const [row] = await tx.query<{ id: string }>(
    `insert into auth.mfa_challenges (instance_id, factor_id, session_id, expires_at)
     values ($1, $2, $3, $4) returning id`,
    [challenge.instanceId, challenge.factorId, challenge.sessionId, challenge.expiresAt],
  );
  if (!row) throw new Error('The challenge was not written');
  await tx.query('update auth.mfa_factors set last_challenged_at = now() where id = $1', [
    challenge.factorId,
  ]);
  return row.id;
}

/** When a challenge ends that this auth session asked for. */
export async function findChallengeEnd(
  tx: Transaction,
  challenge: { id: string; factorId: string; sessionId: string },
): Promise<Date | undefined> {
  const [row] = await tx.query<{ expires_at: Date }>(
    'select expires_at from auth.mfa_challenges where id = $1 and factor_id = $2 and session_id = $3',
    [challenge.id, challenge.factorId, challenge.sessionId],
  );
  return row?.expires_at;
}

/** A challenge was answered: neither it nor an earlier one of the auth session is open any more. */
export async function deleteChallenges(tx: Transaction, sessionId: string): Promise<void> {
  await tx.query('delete from auth.mfa_challenges where session_id = $1', [sessionId]);
}
