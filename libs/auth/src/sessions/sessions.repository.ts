import type { Transaction } from '@reflectory/runtime/database';
import type { StoredRefreshToken } from '../tokens/refresh.policy.ts';

/** How and when a person proved who they are; unix seconds. */
export type AuthenticationMethod = {
  method: 'password' | 'otp' | 'email/signup' | 'totp' | 'recovery_code' | 'anonymous';
  timestamp: number;
};

export type SessionRow = {
  id: string;
  user_id: string;
  aal: 'aal1' | 'aal2';
  amr: AuthenticationMethod[];
  not_after: Date;
  created_at: Date;
  /** Whether it exports and deletes and does nothing else. */
  is_leaving: boolean;
};

const columns = 'id, user_id, aal, amr, not_after, created_at, is_leaving';

/** From what somebody calls: the browser's own words, and the network address. */
export type Device = { userAgent: string | null; address: string | null };

/** An auth session before it is written. */
export type NewSession = {
  instanceId: string;
  userId: string;
  amr: AuthenticationMethod[];
  device: Device;
  notAfter: Date;
  isLeaving: boolean;
};

/** Writes an auth session and clears away those of the person that ended by themselves. */
export async function insertSession(tx: Transaction, session: NewSession): Promise<SessionRow> {
  await tx.query('delete from auth.sessions where user_id = $1 and not_after < now()', [session.userId]);
  const [row] = await tx.query<SessionRow>(
    `insert into auth.sessions (instance_id, user_id, amr, user_agent, ip, not_after, is_leaving)
     values ($1, $2, $3, $4, $5, $6, $7)
     returning ${columns}`,
    [
      session.instanceId,
      session.userId,
      JSON.stringify(session.amr),
      session.device.userAgent,
      session.device.address,
      session.notAfter,
      session.isLeaving,
    ],
  );
  if (!row) throw new Error('The auth session was not written');
  return row;
}

/** A person's auth session, if it runs at the instance. */
export async function findSession(
  tx: Transaction,
  { instanceId, userId, sessionId }: { instanceId: string; userId: string; sessionId: string },
): Promise<SessionRow | undefined> {
  const [row] = await tx.query<SessionRow>(
    `select ${columns} from auth.sessions
     where id = $1 and user_id = $2 and instance_id = $3 and not_after > now()`,
    [sessionId, userId, instanceId],
  );
  return row;
}

/** Finds the auth session of a refresh token and keeps others from it until the transaction ends. */
export async function lockSessionOfToken(
  tx: Transaction,
  instanceId: string,
  tokenHash: string,
): Promise<SessionRow | undefined> {
  const [row] = await tx.query<SessionRow>(
    `select ${columns} from auth.sessions
     where id = (select session_id from auth.refresh_tokens where token = $2 and instance_id = $1) for update`,
    [instanceId, tokenHash],
  );
  return row;
}

/** The presented token and the session's active one, as they are once the session is locked. */
export async function findRefreshTokens(
  tx: Transaction,
  sessionId: string,
  tokenHash: string,
): Promise<{ presented: StoredRefreshToken | undefined; active: StoredRefreshToken | undefined }> {
  const rows = await tx.query<StoredRefreshToken>(
    `select token as hash, parent, revoked as "isRevoked",
       (extract(epoch from updated_at) * 1000)::float8 as "changedAt"
     from auth.refresh_tokens where session_id = $1 and (token = $2 or not revoked)`,
    [sessionId, tokenHash],
  );
  return {
    presented: rows.find((row) => row.hash === tokenHash),
    active: rows.find((row) => !row.isRevoked),
  };
}

/** What is stored of the session's active refresh token; keeps others from the session until the transaction ends. */
export async function lockActiveToken(tx: Transaction, sessionId: string): Promise<string | undefined> {
  await tx.query('select 1 from auth.sessions where id = $1 for update', [sessionId]);
  const [row] = await tx.query<{ token: string }>(
    'select token from auth.refresh_tokens where session_id = $1 and not revoked',
    [sessionId],
  );
  return row?.token;
}

/** Makes a token the session's active one; the parent, when there is one, is used up. */
export async function insertRefreshToken(
  tx: Transaction,
  token: { instanceId: string; userId: string; sessionId: string; hash: string; parent: string | null },
): Promise<void> {
  if (token.parent !== null) {
    await tx.query('update auth.refresh_tokens set revoked = true, updated_at = now() where token = $1', [
      token.parent,
    ]);
  }
  await tx.query(
    `insert into auth.refresh_tokens (instance_id, user_id, session_id, token, parent) values ($1, $2, $3, $4, $5)`,
    [token.instanceId, token.userId, token.sessionId, token.hash, token.parent],
  );
}

/** An auth session was used from a device. */
export async function noteUse(tx: Transaction, sessionId: string, device: Device): Promise<void> {
  await tx.query(
    `update auth.sessions set refreshed_at = now(), updated_at = now(), user_agent = coalesce($2, user_agent),
       ip = coalesce($3, ip) where id = $1`,
    [sessionId, device.userAgent, device.address],
  );
}

/** Which auth sessions of a person end. */
export type EndingSessions = {
  userId: string;
  only?: string;
  except?: string;
  /** Those in which a second factor was given stay. */
  isFirstFactorOnly?: boolean;
};

/** Ends auth sessions with all their tokens; a trigger tells the gateways in the same transaction. */
export async function endSessions(
  tx: Transaction,
  { userId, only, except, isFirstFactorOnly = false }: EndingSessions,
): Promise<void> {
  await tx.query(
    `delete from auth.sessions
     where user_id = $1 and ($2::uuid is null or id = $2) and ($3::uuid is null or id <> $3)
       and (not $4 or aal = 'aal1')`,
    [userId, only ?? null, except ?? null, isFirstFactorOnly],
  );
}
