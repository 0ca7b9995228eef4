import type { Transaction } from '@reflectory/runtime/database';

/** Makes these the person's recovery codes; the earlier ones are gone. */
export async function replaceRecoveryCodes(
  tx: Transaction,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await deleteRecoveryCodes(tx, userId);
  await tx.query(
    `insert into auth.mfa_recovery_codes (instance_id, user_id, code_hash)
     select u.instance_id, u.id, hash from auth.users u, unnest($2::text[]) hash where u.id = $1`,
    [userId, hashes],
  );
}

/** Uses a code up; answers whether the person had it. */
export async function consumeRecoveryCode(tx: Transaction, userId: string, hash: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from auth.mfa_recovery_codes where user_id = $1 and code_hash = $2 returning 1',
    [userId, hash],
  );
  return rows.length > 0;
}

export async function countRecoveryCodes(tx: Transaction, userId: string): Promise<number> {
  const [row] = await tx.query<{ count: number }>(
    'select count(*)::int as count from auth.mfa_recovery_codes where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

export async function deleteRecoveryCodes(tx: Transaction, userId: string): Promise<void> {
  await tx.query('delete from auth.mfa_recovery_codes where user_id = $1', [userId]);
}
