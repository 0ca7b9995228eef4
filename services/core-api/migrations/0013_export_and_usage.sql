-- What a person may take along, and the instance's own usage figures.

grant create on schema app to app_purger, app_definer;

-- Everything about the caller that their own rows do not say. Secrets and hashes stay where they are.
create function app.own_account() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'id', u.id, 'email', u.email, 'created_at', u.created_at, 'email_confirmed_at', u.email_confirmed_at,
    'last_sign_in_at', u.last_sign_in_at, 'user_metadata', u.raw_user_meta_data,
    'app_metadata', u.raw_app_meta_data, 'is_super_admin', exists (
      select from app.super_admins s where s.user_id = u.id),
    'identities', (select coalesce(jsonb_agg(to_jsonb(i) order by i.created_at), '[]')
      from auth.identities i where i.user_id = u.id),
    'second_factors', (select coalesce(jsonb_agg(to_jsonb(f) - 'secret' - 'last_used_step' order by f.created_at), '[]')
      from auth.mfa_factors f where f.user_id = u.id),
    'recovery_codes_left', (select count(*) from auth.mfa_recovery_codes c where c.user_id = u.id),
    'auth_sessions', (select coalesce(jsonb_agg(to_jsonb(a) order by a.created_at), '[]')
      from auth.sessions a where a.user_id = u.id and a.instance_id = app.instance_id()),
    'billing', (select to_jsonb(b) from app.billing_accounts b
      where b.user_id = u.id and b.instance_id = app.instance_id()),
    'closing', (select to_jsonb(c) from app.account_closures c
      where c.user_id = u.id and c.instance_id = app.instance_id()),
    'notices', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from app.account_notices n where n.user_id = u.id and n.instance_id = app.instance_id())
  )
  from auth.users u where u.id = auth.uid()
$$;
alter function app.own_account() owner to app_purger;
grant execute on function app.own_account() to authenticated;
