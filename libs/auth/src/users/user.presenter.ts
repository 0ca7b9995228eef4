import type { FactorRow, IdentityRow, UserRow } from './user-row.ts';

/** The contract's User object; a key whose value is null is left out. */
export function presentUser(user: UserRow): Record<string, unknown> {
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    phone: user.phone ?? '',
    ...present({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      invited_at: user.invited_at,
      new_email: user.email_change,
      email_change_sent_at: user.email_change && user.email_change_sent_at,
      reauthentication_sent_at: user.reauthentication_sent_at,
      last_sign_in_at: user.last_sign_in_at,
      banned_until: user.banned_until,
      deleted_at: user.deleted_at,
    }),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: user.identities.map(presentIdentity),
    ...(user.factors.length > 0 && { factors: user.factors.map(presentFactor) }),
    created_at: user.created_at,
    updated_at: user.updated_at,
    is_anonymous: user.is_anonymous,
  };
}

function presentIdentity(identity: IdentityRow): Record<string, unknown> {
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data: identity.identity_data,
    provider: identity.provider,
    ...present({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: identity.created_at,
    updated_at: identity.updated_at,
    ...present({ email: identity.email }),
  };
}

/** The contract's Factor object. */
export function presentFactor(factor: FactorRow): Record<string, unknown> {
  const { id, friendly_name, factor_type, status, created_at, updated_at, last_challenged_at } = factor;
  return {
    id,
    ...present({ friendly_name }),
    factor_type,
    status,
    created_at,
    updated_at,
    ...present({ last_challenged_at }),
  };
}

function present(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
