import type { Transaction } from '@reflectory/runtime/database';

/** A person at an instance. */
type Place = { instanceId: string; userId: string };

/** The address in use, and the one whose code nobody has entered yet. Needs the role auth_admin, as all here. */
export async function findLeavingAddress(
  tx: Transaction,
  { instanceId, userId }: Place,
): Promise<{ email: string | null; waiting: string | null }> {
  const [row] = await tx.query<{ email: string | null; waiting: string | null }>(
    'select email, waiting from app.leaving_addresses where instance_id = $1 and user_id = $2',
    [instanceId, userId],
  );
  return row ?? { email: null, waiting: null };
}

/** Notes an address that waits for its code. */
export async function putWaitingAddress(
  tx: Transaction,
  { instanceId, userId }: Place,
  waiting: { email: string; hash: string; until: Date },
): Promise<void> {
  await tx.query(
    `insert into app.leaving_addresses (instance_id, user_id, waiting, code_hash, code_until)
     values ($1, $2, $3, $4, $5)
     on conflict (instance_id, user_id) do update set waiting = excluded.waiting, code_hash = excluded.code_hash,
       code_until = excluded.code_until`,
    [instanceId, userId, waiting.email, waiting.hash, waiting.until],
  );
}

/** Takes the waiting address into use; answers it, or undefined when the code is not its own or too old. */
export async function confirmLeavingAddress(
  tx: Transaction,
  { instanceId, userId }: Place,
  code: { hash: string; now: Date },
): Promise<string | undefined> {
  const [row] = await tx.query<{ email: string }>(
    `update app.leaving_addresses set email = waiting, waiting = null, code_hash = null, code_until = null
     where instance_id = $1 and user_id = $2 and code_hash = $3 and code_until > $4
     returning email`,
    [instanceId, userId, code.hash, code.now],
  );
  return row?.email;
}

/** Forgets both. */
export async function forgetLeavingAddress(tx: Transaction, { instanceId, userId }: Place): Promise<void> {
  await tx.query('delete from app.leaving_addresses where instance_id = $1 and user_id = $2', [
    instanceId,
    userId,
  ]);
}
