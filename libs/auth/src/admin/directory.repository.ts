import type { Transaction } from '@reflectory/runtime/database';
import { selectUser, type UserRow } from '../users/user-row.ts';

/*
 * The directory of an instance: people whose home it is and who belong to it. Whoever is a guest there is in the
 * directory of their home, since what is kept here says how a person signs in everywhere.
 */
const inDirectory = `where u.instance_id = $1 and m.user_id is not null and not app.is_leaving($1, u.id)`;

/** A page of people, the newest first, and how many there are in all; pages count from 1. */
export async function listPeople(
  tx: Transaction,
  instanceId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<{ people: UserRow[]; total: number }> {
  const people = await tx.query<UserRow>(
    `${selectUser} ${inDirectory} order by u.created_at desc, u.id limit $2 offset $3`,
    [instanceId, perPage, (page - 1) * perPage],
  );
  const [row] = await tx.query<{ total: number }>(
    `select count(*)::int as total from auth.users u
     join instance_users m on m.user_id = u.id and m.instance_id = $1
     ${inDirectory}`,
    [instanceId],
  );
  return { people, total: row?.total ?? 0 };
}

/** A person of the directory, also one who was removed with their data kept. */
export async function findPerson(
  tx: Transaction,
  instanceId: string,
  id: string,
): Promise<UserRow | undefined> {
  const [person] = await tx.query<UserRow>(`${selectUser} ${inDirectory} and u.id = $2`, [instanceId, id]);
  return person;
}

/** Gives a person another address at once. @throws the database's error when somebody has it */
export async function setEmail(tx: Transaction, id: string, email: string): Promise<void> {
  await tx.query(
    `update auth.users set email = $2, email_change = null, email_change_confirm_status = 0, is_anonymous = false,
       raw_app_meta_data = '{"provider": "email", "providers": ["email"]}' || raw_app_meta_data, updated_at = now()
     where id = $1`,
    [id, email],
  );
  await tx.query(
    `update auth.identities set updated_at = now(), identity_data = identity_data || jsonb_build_object('email', $2::text)
     where user_id = $1 and provider = 'email'`,
    [id, email],
  );
}

/** From the next token on, the person has another role. */
export async function setRole(tx: Transaction, id: string, role: string): Promise<void> {
  await tx.query('update auth.users set role = $2, updated_at = now() where id = $1', [id, role]);
}

/** Shuts a person out until then; null lets them in again. */
export async function setBan(tx: Transaction, id: string, until: Date | null): Promise<void> {
  await tx.query('update auth.users set banned_until = $2, updated_at = now() where id = $1', [id, until]);
}

export async function noteInvited(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.users set invited_at = now(), updated_at = now() where id = $1', [id]);
}

/** Whether nobody would look after the instances without this person. */
export async function isLastSuperAdmin(tx: Transaction, id: string): Promise<boolean> {
  const [row] = await tx.query<{ is_last: boolean }>('select app.is_last_super_admin($1) as is_last', [id]);
  return row?.is_last ?? false;
}

/** Whether the instance would have no administrator of its own without this person. */
export async function isLastAdmin(tx: Transaction, instanceId: string, id: string): Promise<boolean> {
  const [row] = await tx.query<{ is_last: boolean }>('select app.is_last_admin($1, $2) as is_last', [
    instanceId,
    id,
  ]);
  return row?.is_last ?? false;
}

/**
 * Removes who somebody is and keeps what they made: nobody signs in as them or finds their address again.
 */
export async function forgetPerson(tx: Transaction, instanceId: string, id: string): Promise<void> {
  for (const table of ['sessions', 'one_time_tokens', 'identities', 'mfa_factors', 'mfa_recovery_codes']) {
    await tx.query(`delete from auth.${table} where user_id = $1`, [id]);
  }
  await tx.query(
    `update auth.users set deleted_at = now(), updated_at = now(), email = null, phone = null, email_change = null,
       encrypted_password = null, raw_app_meta_data = '{}', raw_user_meta_data = '{}'
     where id = $1`,
    [id],
  );
  await shutOut(tx, instanceId, id);
}

/** Ends what a person does at the instance. */
async function shutOut(tx: Transaction, instanceId: string, id: string): Promise<void> {
  const place = [id, instanceId];
  await tx.query('delete from auth.sessions where user_id = $1 and instance_id = $2', place);
  await tx.query(
    'update instance_users set is_active = false where user_id = $1 and instance_id = $2',
    place,
  );
}

/** Removes a person from the instance for good: here and now, or as far as the worker does not have to be waited for. */
export async function removePerson(tx: Transaction, instanceId: string, id: string): Promise<void> {
  const [row] = await tx.query<{ outcome: string }>('select app.remove_account($1, $2) as outcome', [
    instanceId,
    id,
  ]);
  if (row?.outcome === 'pending') await forgetPerson(tx, instanceId, id);
  if (row?.outcome === 'pending here') await shutOut(tx, instanceId, id);
}
