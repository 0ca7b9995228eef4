import type { Transaction } from '@reflectory/runtime/database';
import { type Json, selectUser, type UserRow } from './user-row.ts';

/** The person with this id, seen from an instance. */
export async function findUser(
  tx: Transaction,
  instanceId: string,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.query<UserRow>(`${selectUser} where u.deleted_at is null and u.id = $2`, [
    instanceId,
    id,
  ]);
  return user;
}

/** The person an address means at an instance: whose home it is, else the longest-standing member. */
export async function findUserByEmail(
  tx: Transaction,
  instanceId: string,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.query<UserRow>(
    `${selectUser} where u.deleted_at is null and lower(u.email) = lower($2) and (u.instance_id = $1 or m.user_id is not null)
     order by u.instance_id = $1 desc, m.created_at limit 1`,
    [instanceId, email],
  );
  return user;
}

/** Keeps others from changing how the person signs in until the transaction ends. */
export async function lockUser(tx: Transaction, id: string): Promise<void> {
  await tx.query('select 1 from auth.users where id = $1 for no key update', [id]);
}

/** What a new account consists of. */
export type NewUser = {
  instanceId: string;
  email: string;
  /** Null for who signs in by mail. */
  passwordHash: string | null;
  data: Json;
  isConfirmed: boolean;
  /** Wanted by a program with the service key. */
  id?: string | undefined;
  appData?: Json | undefined;
};

/** Writes account, identity and membership; answers undefined when the address or the id is taken here. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<string | undefined> {
  const id = await insertAccount(tx, user);
  if (id !== undefined) await insertMembership(tx, user.instanceId, id);
  return id;
}

/** The same without a membership: the person may do nothing yet. */
export async function insertAccount(tx: Transaction, user: NewUser): Promise<string | undefined> {
  const { instanceId, email, passwordHash, data, isConfirmed, id = null, appData = {} } = user;
  const metadata = isConfirmed ? { ...data, email_verified: true } : data;
  const [created] = await tx.query<{ id: string }>(
    `insert into auth.users (id, instance_id, email, encrypted_password, raw_user_meta_data, email_confirmed_at,
       raw_app_meta_data)
     values (coalesce($6::uuid, gen_random_uuid()), $1, lower($2), $3, $4, case when $5 then now() end, $7)
     on conflict do nothing returning id`,
    [
      instanceId,
      email,
      passwordHash,
      JSON.stringify(metadata),
      isConfirmed,
      id,
      JSON.stringify({ provider: 'email', providers: ['email'], ...appData }),
    ],
  );
  if (!created) return undefined;
  await insertEmailIdentity(tx, created.id, data);
  return created.id;
}

/** The way to sign in that goes with an address; `data` is what the person told of themself. */
export async function insertEmailIdentity(tx: Transaction, userId: string, data: Json): Promise<void> {
  await tx.query(
    `insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
     select instance_id, id, 'email', id::text, $2::jsonb || jsonb_build_object('sub', id, 'email', email,
       'email_verified', email_confirmed_at is not null, 'phone_verified', false)
     from auth.users where id = $1`,
    [userId, JSON.stringify(data)],
  );
}

/** Lets a new person act at the instance. */
async function insertMembership(tx: Transaction, instanceId: string, userId: string): Promise<void> {
  await tx.query(
    `insert into instance_users (instance_id, user_id, role, is_active) values ($1, $2, 'member', true)`,
    [instanceId, userId],
  );
}

/** Writes the account of somebody nobody knows anything of, and the membership; answers its id. */
export async function insertAnonymousUser(tx: Transaction, instanceId: string, data: Json): Promise<string> {
  const [created] = await tx.query<{ id: string }>(
    `insert into auth.users (instance_id, is_anonymous, raw_app_meta_data, raw_user_meta_data)
     values ($1, true, '{}', $2) returning id`,
    [instanceId, JSON.stringify(data)],
  );
  if (!created) throw new Error('The account was not written');
  await insertMembership(tx, instanceId, created.id);
  return created.id;
}

/** Takes a way to sign in away; what the account says of its providers follows. */
export async function deleteIdentity(tx: Transaction, userId: string, identityId: string): Promise<void> {
  await tx.query('delete from auth.identities where id = $2 and user_id = $1', [userId, identityId]);
  await tx.query(
    `update auth.users set updated_at = now(), raw_app_meta_data = raw_app_meta_data || (
       select jsonb_build_object('provider', min(provider), 'providers', jsonb_agg(distinct provider))
       from auth.identities where user_id = $1)
     where id = $1`,
    [userId],
  );
}

/** Takes back an account whose confirmation could not be sent. */
export async function deleteUser(tx: Transaction, id: string): Promise<void> {
  await tx.query('delete from auth.users where id = $1', [id]);
}

export async function setPasswordHash(tx: Transaction, id: string, passwordHash: string): Promise<void> {
  await tx.query('update auth.users set encrypted_password = $2, updated_at = now() where id = $1', [
    id,
    passwordHash,
  ]);
}

/** Where a person's own data lie, and what programs know of the person. */
const metadataColumns = { user: 'raw_user_meta_data', app: 'raw_app_meta_data' } as const;

/** Merges into the data of one kind; null removes a key. */
export async function mergeMetadata(
  tx: Transaction,
  id: string,
  kind: keyof typeof metadataColumns,
  data: Json,
): Promise<void> {
  const column = metadataColumns[kind];
  await tx.query(
    `update auth.users set updated_at = now(), ${column} =
       (select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(${column} || $2::jsonb) where value <> 'null'::jsonb)
     where id = $1`,
    [id, JSON.stringify(data)],
  );
}

/** Notes that the address was proven; proving it again changes nothing. Answers whether this was the first time. */
export async function confirmEmail(tx: Transaction, id: string): Promise<boolean> {
  const confirmed = await tx.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1 and email_confirmed_at is null returning id`,
    [id],
  );
  if (confirmed.length === 0) return false;
  await tx.query(
    `update auth.identities set updated_at = now(), identity_data = identity_data || '{"email_verified": true}'
     where user_id = $1 and provider = 'email'`,
    [id],
  );
  return true;
}

/** From now on the person signs in by mail alone, until they set a password. */
export async function dropPassword(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.users set encrypted_password = null, updated_at = now() where id = $1', [id]);
}

export async function noteSignIn(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [id]);
  await tx.query(
    `update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = $1 and provider = 'email'`,
    [id],
  );
}
