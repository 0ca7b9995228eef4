import type { AccountStatus } from '@reflectory/contracts/account';
import type { Transaction } from '@reflectory/runtime/database';

/** A person at an instance. */
export type Place = { instanceId: string; userId: string };

/** A person's account as auth knows it, seen from one of their auth sessions. */
export type AccountRow = {
  email: string;
  encrypted_password: string | null;
  is_member: boolean;
  is_last_super_admin: boolean;
  has_second_factor: boolean;
  signed_in_at: Date | null;
  aal: string | null;
};

/** Needs the role auth_admin. */
export async function findAccount(
  tx: Transaction,
  { instanceId, userId }: Place,
  authSessionId: string | null,
): Promise<AccountRow | undefined> {
  const [row] = await tx.query<AccountRow>(
    `select coalesce(u.email, '') as email, u.encrypted_password, s.created_at as signed_in_at, s.aal,
       exists (select from instance_users m where m.instance_id = $1 and m.user_id = u.id) as is_member,
       app.is_last_super_admin(u.id) as is_last_super_admin,
       exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') as has_second_factor
     from auth.users u
     left join auth.sessions s on s.id = $3 and s.user_id = u.id and s.instance_id = $1
     where u.id = $2`,
    [instanceId, userId, authSessionId],
  );
  return row;
}

/** Closes an account until `purgeAfter`; the kept auth session goes on. Needs the role auth_admin. */
export async function closeAccount(
  tx: Transaction,
  { instanceId, userId }: Place,
  purgeAfter: Date,
  keptAuthSession: string | null,
): Promise<void> {
  await tx.query(`select app.close_account($1, $2, 'asked', $3, $4)`, [
    instanceId,
    userId,
    purgeAfter,
    keptAuthSession,
  ]);
}

/** Takes a closing back. Needs the role auth_admin. */
export async function keepAccount(tx: Transaction, { instanceId, userId }: Place): Promise<void> {
  await tx.query('select app.keep_account($1, $2)', [instanceId, userId]);
}

/** Whether the caller's account closes, and when it is gone. */
export async function readStatus(tx: Transaction): Promise<AccountStatus> {
  const [row] = await tx.query<{ requested_at: Date; purge_after: Date }>(
    'select requested_at, purge_after from app.account_closure()',
  );
  return {
    deletion: row
      ? { requested_at: row.requested_at.toISOString(), purge_after: row.purge_after.toISOString() }
      : null,
  };
}
