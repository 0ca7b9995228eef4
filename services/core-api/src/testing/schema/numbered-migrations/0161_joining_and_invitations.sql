-- Who may join an instance, and who was invited. An instance that exists stays open to everybody, as it was; a new one
-- takes nobody without an invitation until it says otherwise.
grant create on schema app to app_definer;

alter table app.instances
  add column joining text not null default 'everyone' check (joining in ('invited', 'domains', 'everyone')),
  -- Of mail addresses, lower case; they count where `joining` is 'domains'.
  add column joining_domains text[] not null default '{}' check (
    cardinality(joining_domains) <= 50
    and array_to_string(joining_domains, ' ') ~ '^([a-z0-9.-]+( [a-z0-9.-]+)*)?$');
alter table app.instances alter column joining set default 'invited';
-- A new instance begins with a policy of its own.
grant insert (password_policy) on app.instances to authenticated;

create function app.set_joining(rule text, domains text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.manages_roles() then
    raise exception 'Only an administrator says who may join' using errcode = '42501';
  end if;
  update app.instances set joining = rule, joining_domains = domains
    where id = app.instance_id() and status = 'active';
end $$;
grant update (joining, joining_domains) on app.instances to app_definer;
alter function app.set_joining(text, text[]) owner to app_definer;
grant execute on function app.set_joining(text, text[]) to authenticated;

-- Whoever was let in by somebody: the account exists, the membership begins when the invitation is accepted.
create table app.invitations (
  instance_id uuid not null references app.instances (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('member', 'coach', 'admin')),
  -- Who invited: an administrator of the instance, who looks after all instances, or a program with the service key.
  source text not null check (source in ('administrator', 'host', 'service_key')),
  created_at timestamptz not null default now(),
  sent_at timestamptz,
  accepted_at timestamptz,
  primary key (instance_id, user_id)
);
create index invitations_user_id on app.invitations (user_id);
select app.protect('app.invitations');
create policy auth_admin_all on app.invitations to auth_admin using (true) with check (true);
grant select, insert, update, delete on app.invitations to auth_admin;
grant select, insert on app.invitations to app_definer;
grant select, delete on app.invitations to app_purger;
grant update (role) on public.instance_users to auth_admin;

-- Whether a person looks after all instances.
create function app.is_host(person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.super_admins where user_id = person)
$$;
alter function app.is_host(uuid) owner to app_definer;
grant execute on function app.is_host(uuid) to auth_admin;

-- A program with the service key may write memberships itself: that is an invitation, and accepted.
create function app.note_membership_by_key() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.invitations (instance_id, user_id, role, source, accepted_at)
    values (new.instance_id, new.user_id, new.role, 'service_key', now()) on conflict do nothing;
  return null;
end $$;
alter function app.note_membership_by_key() owner to app_definer;
create trigger noted_by_key after insert on public.instance_users
  for each row when (current_user = 'service_role') execute function app.note_membership_by_key();

-- One instance as `controlPlaneSchema` of contracts has it.
create or replace function app.control_plane_instance(i app.instances, domains json, features json) returns json
language sql stable as $$
  select json_build_object(
    'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
    'languages', i.languages, 'defaultLanguage', i.default_language, 'isDefault', i.is_default,
    'joining', i.joining, 'domains', coalesce(domains, '[]'), 'features', coalesce(features, '{}'))
$$;
-- Everything about the caller that their own rows do not say. Secrets and hashes stay where they are.
create or replace function app.own_account() returns jsonb
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
    'invitation', (select to_jsonb(v) from app.invitations v
      where v.user_id = u.id and v.instance_id = app.instance_id()),
    'notices', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from app.account_notices n where n.user_id = u.id and n.instance_id = app.instance_id())
  )
  from auth.users u where u.id = auth.uid()
$$;

revoke create on schema app from app_definer;
