import type { Transaction } from '../../database/database.ts';

type Json = Record<string, unknown>;

/** A linked way to sign in, as `to_jsonb` writes it. */
export type IdentityRow = {
  id: string;
  user_id: string;
  provider: string;
  provider_id: string;
  identity_data: Json;
  email: string | null;
  last_sign_in_at: string | null;
  created_at: string;
  updated_at: string;
};

export type FactorRow = {
  id: string;
  friendly_name: string | null;
  factor_type: string;
  status: 'unverified' | 'verified';
  created_at: string;
  updated_at: string;
  last_challenged_at: string | null;
};

export type UserRow = {
  id: string;
  aud: string;
  role: string;
  email: string;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  /** Wanted and not confirmed yet. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  banned_until: Date | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  /** Whether the person may act at the instance that was asked about. */
  is_member: boolean;
  identities: IdentityRow[];
  factors: FactorRow[];
};

/** Whether signing in takes more than a password. */
export const hasSecondFactor = ({ factors }: UserRow) => factors.some(({ status }) => status === 'verified');

const selectUser = `
  select u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at,
    u.recovery_sent_at, u.email_change, u.email_change_sent_at, u.reauthentication_sent_at, u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.banned_until, u.is_anonymous,
    u.created_at, u.updated_at, coalesce(m.is_active, false) as is_member,
    (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
      from auth.identities i where i.user_id = u.id) as identities,
    (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = u.id) as factors
  from auth.users u
  left join public.instance_users m on m.user_id = u.id and m.instance_id = $1
  where u.deleted_at is null`;

/** The person with this id, seen from an instance. */
export async function findUser(
  tx: Transaction,
  instanceId: string,
  id: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.query<UserRow>(`${selectUser} and u.id = $2`, [instanceId, id]);
  return user;
}

/** The person an address means at an instance: whose home it is, else the longest-standing member. */
export async function findUserByEmail(
  tx: Transaction,
  instanceId: string,
  email: string,
): Promise<UserRow | undefined> {
  const [user] = await tx.query<UserRow>(
    `${selectUser} and lower(u.email) = lower($2) and (u.instance_id = $1 or m.user_id is not null)
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
  passwordHash: string;
  data: Json;
  isConfirmed: boolean;
};

/** Writes account, identity and membership; answers undefined when the address is taken here. */
export async function insertUser(tx: Transaction, user: NewUser): Promise<string | undefined> {
  const { instanceId, email, passwordHash, data, isConfirmed } = user;
  const metadata = isConfirmed ? { ...data, email_verified: true } : data;
  const [created] = await tx.query<{ id: string }>(
    `insert into auth.users (instance_id, email, encrypted_password, raw_user_meta_data, email_confirmed_at)
     values ($1, lower($2), $3, $4, case when $5 then now() end)
     on conflict (instance_id, lower(email)) do nothing returning id`,
    [instanceId, email, passwordHash, JSON.stringify(metadata), isConfirmed],
  );
  if (!created) return undefined;
  const identity = {
    ...data,
    sub: created.id,
    email: email.toLowerCase(),
    email_verified: isConfirmed,
    phone_verified: false,
  };
  await tx.query(
    `insert into auth.identities (instance_id, user_id, provider, provider_id, identity_data)
     values ($1, $2::uuid, 'email', $2::uuid::text, $3)`,
    [instanceId, created.id, JSON.stringify(identity)],
  );
  await tx.query(
    `insert into public.instance_users (instance_id, user_id, role, is_active) values ($1, $2, 'member', true)`,
    [instanceId, created.id],
  );
  return created.id;
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

/** Merges into the person's own data; null removes a key. */
export async function mergeUserData(tx: Transaction, id: string, data: Json): Promise<void> {
  await tx.query(
    `update auth.users set updated_at = now(), raw_user_meta_data =
       (select coalesce(jsonb_object_agg(key, value), '{}')
        from jsonb_each(raw_user_meta_data || $2::jsonb) where value <> 'null'::jsonb)
     where id = $1`,
    [id, JSON.stringify(data)],
  );
}

/** Notes that the address was proven; proving it again changes nothing. */
export async function confirmEmail(tx: Transaction, id: string): Promise<void> {
  const confirmed = await tx.query(
    `update auth.users set email_confirmed_at = now(), updated_at = now(),
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}'
     where id = $1 and email_confirmed_at is null returning id`,
    [id],
  );
  if (confirmed.length === 0) return;
  await tx.query(
    `update auth.identities set updated_at = now(), identity_data = identity_data || '{"email_verified": true}'
     where user_id = $1 and provider = 'email'`,
    [id],
  );
}

export async function noteSignIn(tx: Transaction, id: string): Promise<void> {
  await tx.query('update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1', [id]);
  await tx.query(
    `update auth.identities set last_sign_in_at = now(), updated_at = now() where user_id = $1 and provider = 'email'`,
    [id],
  );
}
