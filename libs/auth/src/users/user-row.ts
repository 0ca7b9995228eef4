export type Json = Record<string, unknown>;

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
  /** Null for a person who is anonymous, or was removed with their data kept. */
  email: string | null;
  phone: string | null;
  encrypted_password: string | null;
  email_confirmed_at: Date | null;
  confirmation_sent_at: Date | null;
  recovery_sent_at: Date | null;
  invited_at: Date | null;
  /** Wanted and not confirmed yet. */
  email_change: string | null;
  email_change_sent_at: Date | null;
  reauthentication_sent_at: Date | null;
  last_sign_in_at: Date | null;
  raw_app_meta_data: Json;
  raw_user_meta_data: Json;
  banned_until: Date | null;
  deleted_at: Date | null;
  is_anonymous: boolean;
  created_at: Date;
  updated_at: Date;
  /** Whether the person may act at the instance that was asked about. */
  is_member: boolean;
  /** Until when a person who is paused there may take or delete what is theirs; null for others. */
  leave_until: Date | null;
  identities: IdentityRow[];
  factors: FactorRow[];
};

/** Whether signing in takes more than a password. */
export const hasSecondFactor = ({ factors }: UserRow) => factors.some(({ status }) => status === 'verified');

/** Whether the person is shut out; `now` in milliseconds. */
export const isBanned = ({ banned_until: until }: UserRow, now: number) =>
  until !== null && until.getTime() > now;

/** Whether the person is paused and may still take or delete what is theirs; `now` in milliseconds. */
export const mayLeave = ({ leave_until: until }: UserRow, now: number) =>
  until !== null && until.getTime() > now;

/** The beginning of a query for people `u` as they are seen from instance $1. */
export const selectUser = `
  select u.id, u.aud, u.role, u.email, u.phone, u.encrypted_password, u.email_confirmed_at, u.confirmation_sent_at,
    u.recovery_sent_at, u.invited_at, u.email_change, u.email_change_sent_at, u.reauthentication_sent_at,
    u.last_sign_in_at, u.raw_app_meta_data, u.raw_user_meta_data, u.banned_until, u.deleted_at, u.is_anonymous,
    u.created_at, u.updated_at, coalesce(m.is_active, false) as is_member, p.leave_until,
    (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
      from auth.identities i where i.user_id = u.id) as identities,
    (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = u.id) as factors
  from auth.users u
  left join instance_users m on m.user_id = u.id and m.instance_id = $1
  left join app.pauses p on p.user_id = u.id and p.instance_id = $1`;
