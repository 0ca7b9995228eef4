import type { Transaction } from '@reflectory/runtime/database';

/** What is kept of an auth session for its person to recognise it by. */
export type AuthSessionRow = {
  id: string;
  aal: 'aal1' | 'aal2';
  user_agent: string | null;
  /** Without the length of a network. */
  ip: string | null;
  created_at: Date;
  last_used_at: Date;
};

/** Auth sessions of a person at an instance, the last used first. */
export function listAuthSessions(
  tx: Transaction,
  instanceId: string,
  userId: string,
): Promise<AuthSessionRow[]> {
  return tx.query<AuthSessionRow>(
    `select id, aal, user_agent, host(ip) as ip, created_at, coalesce(refreshed_at, created_at) as last_used_at
     from auth.sessions where user_id = $1 and instance_id = $2 and not_after > now()
     order by last_used_at desc, id`,
    [userId, instanceId],
  );
}

/** Ends an auth session of a person at an instance; answers whether there was one. */
export async function endAuthSession(
  tx: Transaction,
  session: { instanceId: string; userId: string; id: string },
): Promise<boolean> {
  const rows = await tx.query(
    'delete from auth.sessions where id = $1 and user_id = $2 and instance_id = $3 returning 1',
    [session.id, session.userId, session.instanceId],
  );
  return rows.length > 0;
}
