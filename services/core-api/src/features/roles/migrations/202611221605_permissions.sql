-- What somebody may do at an instance: permissions, held by roles. The membership's role goes on deciding which consoles
-- are shown; ownership, moderators and an instance's own roles stand beside it.
grant create on schema app to app_definer;

-- What features declare, written with every migration; the same for all instances.
create table app.permissions (
  key text primary key check (key ~ '^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$'),
  roles text[] not null check (roles <@ '{owner,admin,coach,moderator,member}')
);
grant select on app.permissions to app_definer;

create table public.instance_roles (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  name text not null check (char_length(btrim(name)) between 1 and 60),
  permissions text[] not null default '{}' check (cardinality(permissions) <= 200),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id)
);
create unique index instance_roles_name on public.instance_roles (instance_id, lower(btrim(name)));
select app.protect('public.instance_roles');
create trigger touch before update on public.instance_roles for each row execute function app.touch();

-- Roles that a member has besides the one of the membership: `owner`, `moderator`, or the id of an instance's own.
create table public.role_members (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null,
  role text not null check (role in ('owner', 'moderator') or role ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  role_id uuid generated always as (case when role in ('owner', 'moderator') then null else role::uuid end) stored,
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id, role),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, role_id) references public.instance_roles (instance_id, id) on delete cascade
);
create index role_members_role on public.role_members (instance_id, role);
create index role_members_role_id on public.role_members (instance_id, role_id);
select app.protect('public.role_members');
grant select on public.instance_roles, public.role_members to app_definer;
grant delete on public.role_members to app_definer;
grant select, delete on public.role_members to app_purger;

-- Questions --------------------------------------------------------------------------------------------------------

-- What a person may do at an instance; who is paused nothing, unless that is left aside.
create function app.permissions_at(at_instance uuid, person uuid, even_paused boolean default false) returns text[]
language sql stable security definer set search_path = '' as $$
  with held as materialized (
    select
      array[m.role, 'member'] || array(
        select h.role from public.role_members h where h.instance_id = at_instance and h.user_id = person) as roles,
      array(
        select unnest(c.permissions)
        from public.role_members h
        join public.instance_roles c on c.instance_id = h.instance_id and c.id = h.role_id
        where h.instance_id = at_instance and h.user_id = person) as permissions
    from public.instance_users m
    where m.instance_id = at_instance and m.user_id = person and (m.is_active or even_paused)
  )
  select coalesce(array_agg(p.key order by p.key), '{}')
  from app.permissions p
  where exists (select from app.super_admins s where s.user_id = person)
    or exists (select from held where held.roles && p.roles or p.key = any (held.permissions))
$$;

-- What a role permits: one that comes with the product, or an instance's own.
create function app.role_permissions(at_instance uuid, wanted text) returns text[]
language sql stable security definer set search_path = '' as $$
  select coalesce(array_agg(p.key order by p.key), '{}')
  from app.permissions p
  where wanted = any (p.roles) or exists (
    select from public.instance_roles c
    where c.instance_id = at_instance and c.id::text = wanted and p.key = any (c.permissions))
$$;

-- What the caller may do at the instance of the request.
create function public.own_permissions() returns text[]
language sql stable security definer set search_path = '' as $$
  select app.permissions_at(app.instance_id(), auth.uid())
$$;

-- The one question of policies; `(select app.can(…))` asks it once for a statement.
create function app.can(permission text) returns boolean
language sql stable security definer set search_path = '' as $$
  select permission = any (app.permissions_at(app.instance_id(), auth.uid()))
$$;

-- Whether the caller may do all of it: nobody gives or takes away what they have not. Keys that no feature declares any
-- more permit nothing.
create function app.covers(wanted text[]) returns boolean
language sql stable security definer set search_path = '' as $$
  select not exists (
    select from app.permissions p
    where p.key = any (wanted) and p.key <> all (app.permissions_at(app.instance_id(), auth.uid())))
$$;

create or replace function app.manages_roles() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.can('roles.manage')
$$;

-- Changes of roles -------------------------------------------------------------------------------------------------

create policy managers_all on public.instance_roles to authenticated
  using ((select app.can('roles.manage'))) with check ((select app.can('roles.manage')));
create policy managers_all on public.role_members to authenticated
  using ((select app.can('roles.manage'))) with check ((select app.can('roles.manage')));
grant select, delete, insert (instance_id, id, name, permissions), update (name, permissions)
  on public.instance_roles to authenticated;
grant select, delete, insert (instance_id, user_id, role) on public.role_members to authenticated;
grant all on public.instance_roles, public.role_members to service_role;

create function app.refuse_role_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op <> 'INSERT' and not app.covers(old.permissions) or tg_op <> 'DELETE' and not app.covers(new.permissions) then
    raise exception 'A role that may do more than you is not yours to give, change or delete' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger allowed_change before insert or update or delete on public.instance_roles
  for each row when (current_user = 'authenticated') execute function app.refuse_role_change();

create function app.refuse_unknown_permissions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if exists (select from unnest(new.permissions) key where key not in (select p.key from app.permissions p)) then
    raise exception 'A permission that no feature declares' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger known_permissions before insert or update of permissions on public.instance_roles
  for each row when (current_user in ('authenticated', 'service_role')) execute function app.refuse_unknown_permissions();

-- Whoever names, removes, demotes or pauses owners of an instance waits here for everybody else who does.
create function app.lock_owners(at_instance uuid) returns void language sql as $$
  select pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('owners of ' || at_instance, 0))
$$;

-- The first owner is named by an administrator; from then on owners alone name and remove owners.
create function app.refuse_role_member_change() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  changed public.role_members := case tg_op when 'DELETE' then old else new end;
  -- What the caller has to be able to do.
  measure text := changed.role;
begin
  if changed.role = 'owner' then
    perform app.lock_owners(changed.instance_id);
    if tg_op = 'INSERT' and not exists (select from public.role_members o
      where o.instance_id = changed.instance_id and o.role = 'owner') then
      measure := 'admin';
    end if;
  end if;
  if not app.covers(app.role_permissions(changed.instance_id, measure)) then
    raise exception 'A role that may do more than you is not yours to give or take' using errcode = '42501';
  end if;
  return changed;
end $$;
create trigger allowed_change before insert or delete on public.role_members
  for each row when (current_user = 'authenticated') execute function app.refuse_role_member_change();

create function app.require_admin_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.lock_owners(new.instance_id);
  if not exists (select from public.instance_users m
    where m.instance_id = new.instance_id and m.user_id = new.user_id and m.role = 'admin' and m.is_active) then
    raise exception 'An owner is an administrator' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger owner_is_admin before insert on public.role_members
  for each row when (new.role = 'owner') execute function app.require_admin_owner();

create function app.keep_last_owner() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.lock_owners(old.instance_id);
  if exists (select from public.role_members o
      where o.instance_id = old.instance_id and o.user_id = old.user_id and o.role = 'owner')
    and not exists (
      select from public.role_members o
      join public.instance_users m on m.instance_id = o.instance_id and m.user_id = o.user_id and m.is_active
      where o.instance_id = old.instance_id and o.role = 'owner' and o.user_id <> old.user_id) then
    raise exception 'The last owner stays one' using errcode = 'PT409';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger last_owner_removed before delete on public.role_members
  for each row when (old.role = 'owner' and current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_owner();
create trigger last_owner_demoted before update on public.instance_users
  for each row when (old.role = 'admin' and old.is_active and (new.role <> 'admin' or not new.is_active)
    and current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_owner();

create function app.end_ownership() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.role_members where instance_id = new.instance_id and user_id = new.user_id and role = 'owner';
  return null;
end $$;
create trigger ownership_ends after update of role on public.instance_users
  for each row when (old.role = 'admin' and new.role <> 'admin') execute function app.end_ownership();

-- A membership is changed by who may do so and may do all that its person may.
create or replace function app.refuse_membership_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.role <> old.role and not (app.can('roles.manage') and app.covers(app.role_permissions(new.instance_id, new.role))))
    or (new.is_active <> old.is_active and not app.can('members.pause'))
    or not app.covers(app.permissions_at(old.instance_id, old.user_id, true))
    or (not app.is_super_admin() and exists (select from app.super_admins where user_id = old.user_id)) then
    raise exception 'Only an administrator changes this membership' using errcode = '42501';
  end if;
  return new;
end $$;

-- Open pages and gateways hear of it as of any other change of standing.
create trigger membership after insert or delete on public.role_members
  for each row execute function app.emit_membership_changed();
create function app.emit_role_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.emit('membership_changed', jsonb_build_object('instance_id', h.instance_id, 'user_id', h.user_id))
  from public.role_members h where h.instance_id = new.instance_id and h.role_id = new.id;
  return null;
end $$;
create trigger role_changed after update of permissions on public.instance_roles
  for each row when (old.permissions is distinct from new.permissions) execute function app.emit_role_changed();

-- Who has a role, for those who give it.
create function app.list_role_members(wanted text)
returns table (user_id uuid, email text, name text, since timestamptz)
language sql stable security definer set search_path = '' as $$
  select h.user_id, coalesce(u.email, ''), coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''), h.created_at
  from public.role_members h
  join auth.users u on u.id = h.user_id
  left join public.profiles p on p.instance_id = h.instance_id and p.id = h.user_id
  where h.instance_id = app.instance_id() and h.role = wanted and app.can('roles.manage')
  order by h.created_at, u.email
$$;

-- Policies that asked for the console ask for the permission ---------------------------------------------------------

alter policy admins_see_members on public.instance_users using ((select app.can('members.view')));
alter policy admins_change_members on public.instance_users
  using ((select app.can('members.pause') or app.can('roles.manage')) and user_id <> (select auth.uid()))
  with check ((select app.can('members.pause') or app.can('roles.manage')) and user_id <> (select auth.uid()));
alter policy admins_write on public.instance_features
  using ((select app.can('features.manage'))) with check ((select app.can('features.manage')));
alter policy admins_write on public.translations
  using ((select app.can('texts.manage'))) with check ((select app.can('texts.manage')));
alter policy admins_write on public.help_contacts
  using ((select app.can('help.manage'))) with check ((select app.can('help.manage')));
alter policy admins_brand on app.instances
  using (id = (select app.instance_id()) and status = 'active'
    and (select app.can('brand.manage') or app.can('texts.manage') or app.can('security.manage')));

-- Each column of an instance has a permission of its own.
create function app.refuse_instance_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if (new.brand is distinct from old.brand and not app.can('brand.manage'))
    or (row(new.languages, new.default_language) is distinct from row(old.languages, old.default_language)
      and not app.can('texts.manage'))
    or (new.password_policy is distinct from old.password_policy and not app.can('security.manage')) then
    raise exception 'You may not change this of the instance' using errcode = '42501';
  end if;
  return new;
end $$;
create trigger allowed_change before update on app.instances
  for each row when (current_user = 'authenticated') execute function app.refuse_instance_change();

create or replace function app.set_joining(rule text, domains text[]) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if not app.can('joining.manage') then
    raise exception 'Only an administrator says who may join' using errcode = '42501';
  end if;
  update app.instances set joining = rule, joining_domains = domains
    where id = app.instance_id() and status = 'active';
end $$;

-- As before, asked for the permission.
create or replace function app.list_members()
returns table (
  user_id uuid, email text, name text, role text, is_active boolean, joined_at timestamptz, last_sign_in_at timestamptz,
  is_host boolean
)
language sql stable security definer set search_path = '' as $$
  select m.user_id, coalesce(u.email, ''), coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
    m.role, m.is_active, m.created_at, u.last_sign_in_at,
    exists (select from app.super_admins s where s.user_id = m.user_id)
  from public.instance_users m
  join auth.users u on u.id = m.user_id
  left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id
  where m.instance_id = app.instance_id() and app.can('members.view')
  order by m.created_at, u.email
$$;

create or replace function app.find_members(search text, wanted_role text, wanted_active boolean, skip integer, take integer)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select m.user_id, m.instance_id, m.role, m.is_active, m.created_at
    from public.instance_users m
    where m.instance_id = (select app.instance_id()) and (select app.can('members.view'))
      and (wanted_role is null or m.role = wanted_role)
      and (wanted_active is null or m.is_active = wanted_active)
      and (search = '' or m.user_id in (
        select u.id
        from public.instance_users x
        join auth.users u on u.id = x.user_id
        left join public.profiles p on p.instance_id = x.instance_id and p.id = u.id
        where x.instance_id = (select app.instance_id()) and (
          strpos(lower(u.email), lower(search)) > 0
          or strpos(lower(coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name')), lower(search)) > 0)))
  ), page as (
    select * from found order by created_at, user_id offset skip limit take
  )
  select jsonb_build_object(
    'total', (select count(*) from found),
    'members', coalesce((
      select jsonb_agg(jsonb_build_object(
        'user_id', m.user_id,
        'email', coalesce(u.email, ''),
        'name', coalesce(nullif(p.name, ''), u.raw_user_meta_data ->> 'name', ''),
        'role', m.role,
        'is_active', m.is_active,
        'joined_at', m.created_at,
        'last_sign_in_at', u.last_sign_in_at,
        'is_host', exists (select from app.super_admins s where s.user_id = m.user_id)
      ) order by m.created_at, m.user_id)
      from page m
      join auth.users u on u.id = m.user_id
      left join public.profiles p on p.instance_id = m.instance_id and p.id = m.user_id), '[]'))
$$;

create or replace function app.list_usage(since date, fewest integer)
returns table (day date, area text, views integer, tabs integer)
language sql stable security definer set search_path = '' as $$
  select day, area, sum(count)::integer, count(*)::integer
  from app.analytics_events
  where instance_id = app.instance_id() and day >= since and name = 'page_view' and app.can('usage.view')
  group by day, area having count(*) >= fewest
  order by day, area
$$;

-- As before, and with what the person may do.
create or replace function app.principal(wanted_instance uuid, wanted_user uuid, wanted_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'role', case
      when s.is_super then 'super_admin'
      when m.is_active and m.role in ('admin', 'coach') then 'instance_admin'
      else 'user' end,
    'permissions', to_jsonb(app.permissions_at(wanted_instance, u.id)),
    'isMember', s.is_super or coalesce(m.is_active, false),
    'isAuthSessionActive', a.id is not null,
    'isLeaving', coalesce(a.is_leaving, false),
    'secondFactor', case
      when not exists (select from auth.mfa_factors f where f.user_id = u.id and f.status = 'verified') then 'none'
      when a.aal = 'aal2' then 'given'
      else 'missing' end,
    'instances', (
      select coalesce(jsonb_agg(jsonb_build_object('id', i.id, 'name', i.name, 'slug', i.slug) order by i.name), '[]')
      from (
        select e.id, e.name, e.slug from app.instances e where s.is_super and e.status = 'active'
        union all
        select e.id, e.name, e.slug from public.instance_users x
        join app.instances e on e.id = x.instance_id
        where not s.is_super and x.user_id = u.id and x.is_active and e.status = 'active'
      ) i)
  )
  from auth.users u
  cross join lateral (select exists (select from app.super_admins where user_id = u.id) as is_super) s
  left join public.instance_users m on m.instance_id = wanted_instance and m.user_id = u.id
  left join auth.sessions a on a.id = wanted_session and a.user_id = u.id and a.instance_id = wanted_instance
    and (a.not_after is null or a.not_after > now())
    and (not a.is_leaving or exists (
      select from app.pauses p
      where p.instance_id = wanted_instance and p.user_id = u.id and p.leave_until > now()))
  where u.id = wanted_user and u.deleted_at is null and (u.banned_until is null or u.banned_until < now())
$$;

-- As before, and with roles.
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
    'pause', (select to_jsonb(p) from app.pauses p
      where p.user_id = u.id and p.instance_id = app.instance_id()),
    'roles', (select coalesce(jsonb_agg(jsonb_build_object(
        'role', coalesce(c.name, h.role), 'permissions', c.permissions, 'since', h.created_at) order by h.created_at), '[]')
      from public.role_members h
      left join public.instance_roles c on c.instance_id = h.instance_id and c.id = h.role_id
      where h.user_id = u.id and h.instance_id = app.instance_id()),
    'notices', (select coalesce(jsonb_agg(to_jsonb(n) order by n.created_at), '[]')
      from app.account_notices n where n.user_id = u.id and n.instance_id = app.instance_id())
  )
  from auth.users u where u.id = auth.uid()
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.permissions_at(uuid, uuid, boolean)', 'app.role_permissions(uuid, text)', 'public.own_permissions()', 'app.can(text)',
    'app.covers(text[])', 'app.refuse_role_change()', 'app.refuse_unknown_permissions()', 'app.lock_owners(uuid)', 'app.refuse_role_member_change()',
    'app.require_admin_owner()', 'app.keep_last_owner()', 'app.end_ownership()', 'app.emit_role_changed()',
    'app.list_role_members(text)', 'app.refuse_instance_change()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function public.own_permissions() to anon, authenticated;
grant execute on function app.can(text) to public;
grant execute on function app.covers(text[]), app.role_permissions(uuid, text), app.list_role_members(text) to authenticated;
revoke create on schema app from app_definer;
