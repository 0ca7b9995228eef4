import type { Transaction } from '@reflectory/runtime/database';
import type { AuthenticationMethod, SessionRow } from '../sessions/sessions.repository.ts';

/** Notes in an auth session that the second factor was given; answers the session as it is then. */
export async function raiseSession(
  tx: Transaction,
  session: SessionRow,
  given: AuthenticationMethod & { factorId: string | null },
): Promise<SessionRow> {
  const { method, timestamp, factorId } = given;
  const amr = [{ method, timestamp }, ...session.amr.filter((known) => known.method !== method)];
  await tx.query(
    `update auth.sessions set aal = 'aal2', amr = $2, factor_id = $3, refreshed_at = now(), updated_at = now()
     where id = $1`,
    [session.id, JSON.stringify(amr), factorId],
  );
  return { ...session, aal: 'aal2', amr };
}

/** Ends the person's other auth sessions in which no second factor was given. */
export async function endFirstFactorSessions(
  tx: Transaction,
  userId: string,
  exceptId: string,
): Promise<void> {
  await tx.query(`delete from auth.sessions where user_id = $1 and aal = 'aal1' and id <> $2`, [
    userId,
    exceptId,
  ]);
}

/** Ends the person's auth sessions in which this factor was given, but one. */
export async function endSessionsOfFactor(
  tx: Transaction,
  userId: string,
  factorId: string,
  exceptId: string | null,
): Promise<void> {
  await tx.query(
    'delete from auth.sessions where user_id = $1 and factor_id = $2 and id is distinct from $3::uuid',
    [userId, factorId, exceptId],
  );
}

/** The person has no second factor any more: no auth session counts as having given one. */
export async function lowerSessions(tx: Transaction, userId: string): Promise<void> {
  await tx.query(
    `update auth.sessions set aal = 'aal1', factor_id = null, updated_at = now(), amr = (
       select coalesce(jsonb_agg(entry), '[]') from jsonb_array_elements(amr) entry
       where entry ->> 'method' not in ('totp', 'recovery_code'))
     where user_id = $1 and aal = 'aal2'`,
    [userId],
  );
}
