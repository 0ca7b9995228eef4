import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { insertEmailIdentity } from '../users/users.repository.ts';

/** Notes which address a person wants; what was asked for earlier, at whatever instance, is worth nothing any more. */
export async function beginEmailChange(tx: Transaction, userId: string, email: string): Promise<void> {
  await tx.query(
    `delete from auth.one_time_tokens where user_id = $1
       and token_type in ('email_change_token_current', 'email_change_token_new')`,
    [userId],
  );
  await tx.query(
    'update auth.users set email_change = $2, email_change_confirm_status = 0, updated_at = now() where id = $1',
    [userId, email],
  );
}

/** Whether another person has this address at an instance where this person is known. */
export async function isEmailTaken(tx: Transaction, userId: string, email: string): Promise<boolean> {
  const rows = await tx.query(
    `with places as (
       select u.id as user_id, u.instance_id from auth.users u
       union select m.user_id, m.instance_id from instance_users m
     )
     select 1 from auth.users other
     join places theirs on theirs.user_id = other.id
     join places own on own.instance_id = theirs.instance_id and own.user_id = $1
     where lower(other.email) = lower($2) and other.id <> $1 limit 1`,
    [userId, email],
  );
  return rows.length > 0;
}

/** One of the mails was opened; answers whether that was the last: there is one to each address. */
export async function noteConfirmation(tx: Transaction, userId: string): Promise<boolean> {
  const [row] = await tx.query<{ is_last: boolean }>(
    `update auth.users set email_change_confirm_status = email_change_confirm_status + 1
     where id = $1
     returning email_change_confirm_status >= case when email is null then 1 else 2 end as is_last`,
    [userId],
  );
  return row?.is_last ?? false;
}

/**
 * Gives the person the address that was confirmed; an anonymous person becomes known by it. What was mailed to the earlier one is worth nothing any more.
 *
 * @returns false when somebody else has got the address meanwhile; then nothing may be committed.
 */
export async function finishEmailChange(tx: Transaction, userId: string): Promise<boolean> {
  try {
    await tx.query(
      `update auth.users set email = lower(email_change), email_change = null, email_change_confirm_status = 0,
         email_confirmed_at = coalesce(email_confirmed_at, now()), updated_at = now()
       where id = $1 and email_change is not null`,
      [userId],
    );
  } catch (error) {
    if (asSqlFailure(error)?.code === '23505') return false;
    throw error;
  }
  await tx.query(
    `update auth.identities i set updated_at = now(),
       identity_data = i.identity_data || jsonb_build_object('email', u.email, 'email_verified', true)
     from auth.users u where u.id = $1 and i.user_id = u.id and i.provider = 'email'`,
    [userId],
  );
  await becomeKnown(tx, userId);
  return true;
}

/** Whoever was anonymous signs in by the address from now on; does nothing for others. */
async function becomeKnown(tx: Transaction, userId: string): Promise<void> {
  const known = await tx.query(
    `update auth.users set is_anonymous = false,
       raw_user_meta_data = raw_user_meta_data || '{"email_verified": true}',
       raw_app_meta_data = raw_app_meta_data || '{"provider": "email", "providers": ["email"]}'
     where id = $1 and is_anonymous returning 1`,
    [userId],
  );
  if (known.length > 0) await insertEmailIdentity(tx, userId, {});
}
