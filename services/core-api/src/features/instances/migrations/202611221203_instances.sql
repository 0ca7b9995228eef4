-- Instances, who is a member with which role, joining and invitations, and what gateways decide with.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

create table app.instances (
  id uuid primary key default gen_random_uuid(),
  slug text not null unique check (slug ~ '^[a-z0-9]([a-z0-9-]{0,38}[a-z0-9])?$'),
  name text not null check (char_length(name) between 1 and 80),
  status text not null default 'active' check (status in ('active', 'suspended')),
  brand jsonb not null check (jsonb_typeof(brand) = 'object'),
  languages text[] not null default '{en}' check (cardinality(languages) > 0),
  default_language text not null default 'en',
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  billing text not null default 'included' check (billing in ('included', 'subscription')),
  password_policy jsonb not null default '{}' check (jsonb_typeof(password_policy) = 'object'),
  joining text not null default 'invited' check (joining in ('invited', 'domains', 'everyone')),
  -- Of mail addresses, lower case; they count where `joining` is 'domains'.
  joining_domains text[] not null default '{}' check (
    cardinality(joining_domains) <= 50
    and array_to_string(joining_domains, ' ') ~ '^([a-z0-9.-]+( [a-z0-9.-]+)*)?$'),
  check (default_language = any (languages))
);
create unique index instances_default on app.instances (is_default) where is_default;
alter table app.instances enable row level security;
alter table app.instances force row level security;

create table app.instance_domains (
  instance_id uuid not null references app.instances (id) on delete cascade,
  domain text not null unique check (domain = lower(domain) and domain ~ '^[a-z0-9.-]+$'),
  primary key (instance_id, domain)
);
select app.protect('app.instance_domains');
create trigger touch before update on app.instances for each row execute function app.touch();
grant select on app.instances, app.instance_domains to app_definer;

-- Who belongs to an instance, and the questions that policies ask about the caller.
create table app.super_admins (
  user_id uuid primary key references auth.users (id) on delete cascade,
  created_at timestamptz not null default now()
);
grant select on app.super_admins to app_definer;

create table public.instance_users (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  user_id uuid not null references auth.users (id) on delete cascade,
  role text not null default 'member' check (role in ('member', 'coach', 'admin')),
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  primary key (instance_id, user_id)
);
create index instance_users_user_id on public.instance_users (user_id);
select app.protect('public.instance_users');
grant select on public.instance_users to app_definer;

-- The answers come from the tables, not from the token: a role that was taken away is gone with the commit.
create function app.is_super_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from app.super_admins where user_id = auth.uid())
$$;

create function app.is_instance_admin() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_super_admin() or exists (
    select from public.instance_users
    where instance_id = app.instance_id() and user_id = auth.uid() and is_active and role in ('coach', 'admin')
  )
$$;

-- True only about the caller, unless a master admin asks.
create function public.is_master_admin(user_uuid uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select (user_uuid = auth.uid() or app.is_super_admin())
    and exists (select from app.super_admins where user_id = user_uuid)
$$;
alter function app.is_super_admin() owner to app_definer;
alter function app.is_instance_admin() owner to app_definer;
alter function public.is_master_admin(uuid) owner to app_definer;
grant execute on function app.is_super_admin(), app.is_instance_admin() to public;
grant execute on function public.is_master_admin(uuid) to anon, authenticated, service_role;
create policy own_membership on public.instance_users for select to authenticated
  using (user_id = (select auth.uid()));
create policy admins_see_members on public.instance_users for select to authenticated
  using ((select app.is_instance_admin()));

-- Nobody changes their own role: an admin can neither rise nor lock the instance out by mistake.
create policy admins_change_members on public.instance_users for update to authenticated
  using ((select app.is_instance_admin()) and user_id <> (select auth.uid()))
  with check ((select app.is_instance_admin()) and user_id <> (select auth.uid()));

-- Sign-up makes a membership, sign-in asks for it.
create policy auth_admin_all on public.instance_users to auth_admin using (true) with check (true);
grant select on public.instance_users to authenticated, auth_admin;
grant insert on public.instance_users to auth_admin;
grant update (role, is_active) on public.instance_users to authenticated;
grant all on public.instance_users to service_role;

create function app.emit_membership_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.emit('membership_changed', jsonb_build_object(
    'instance_id', coalesce(new.instance_id, old.instance_id), 'user_id', coalesce(new.user_id, old.user_id)));
  return null;
end $$;
create trigger membership after insert or update or delete on public.instance_users
  for each row execute function app.emit_membership_changed();

create function app.emit_super_admin_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.outbox (kind, payload)
  select 'membership_changed', jsonb_build_object('instance_id', id, 'user_id', coalesce(new.user_id, old.user_id))
  from app.instances;
  return null;
end $$;
create trigger membership after insert or delete on app.super_admins
  for each row execute function app.emit_super_admin_changed();
alter function app.emit_membership_changed() owner to app_definer;
alter function app.emit_super_admin_changed() owner to app_definer;
grant execute on function app.emit(text, jsonb) to auth_admin;

-- Instances: everyone acting at one may see it; its admins brand it; master admins do the rest.
create policy own_instance on app.instances for select to authenticated, auth_admin
  using (id = (select app.instance_id()));
create policy super_admins_all on app.instances to authenticated
  using ((select app.is_super_admin())) with check ((select app.is_super_admin()));
create policy admins_brand on app.instances for update to authenticated
  using (id = (select app.instance_id()) and status = 'active' and (select app.is_instance_admin()))
  with check (status = 'active');
create policy service_all on app.instances to service_role using (true) with check (true);
grant select on app.instances to authenticated, auth_admin, service_role;
grant insert (slug, name, brand, languages, default_language), update (brand, status) on app.instances to authenticated;

-- What admins and the gateway are told. Each function checks who asks; none shows anything of a journal.
grant select (id, instance_id, email, raw_user_meta_data, last_sign_in_at, deleted_at, banned_until)
  on auth.users to app_definer;
grant select (id, user_id, instance_id, not_after) on auth.sessions to app_definer;

-- People without an address are members too.
create function app.list_members()
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
  where m.instance_id = app.instance_id() and app.is_instance_admin()
  order by m.created_at, u.email
$$;

create function app.count_members() returns table (instance_id uuid, members bigint)
language sql stable security definer set search_path = '' as $$
  select m.instance_id, count(*) from public.instance_users m
  where m.is_active and app.is_super_admin()
  group by m.instance_id
$$;

-- Everything the gateway decides with.
create function app.control_plane() returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'revision', (select revision from app.control_plane_revision),
    'instances', (
      select coalesce(jsonb_agg(jsonb_build_object(
        'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
        'languages', to_jsonb(i.languages), 'defaultLanguage', i.default_language, 'isDefault', i.is_default,
        'domains', (select coalesce(jsonb_agg(d.domain order by d.domain), '[]')
          from app.instance_domains d where d.instance_id = i.id),
        'features', (select coalesce(jsonb_object_agg(f.feature_key, f.enabled), '{}')
          from public.instance_features f where f.instance_id = i.id)
      ) order by i.slug), '[]')
      from app.instances i),
    'globalFeatures', (select coalesce(jsonb_object_agg(feature_key, enabled), '{}') from public.global_features)
  )
$$;

-- Says as well whether an auth session is one that only leaves: it lasts no longer than the pause.
create function app.principal(wanted_instance uuid, wanted_user uuid, wanted_session uuid) returns jsonb
language sql stable security definer set search_path = '' as $$
  select jsonb_build_object(
    'role', case
      when s.is_super then 'super_admin'
      when m.is_active and m.role in ('admin', 'coach') then 'instance_admin'
      else 'user' end,
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

-- Changes of the last minute: ids are given before commit, so a reader looks back and skips what it has seen.
create function app.recent_changes() returns table (id bigint, kind text, payload jsonb)
language sql stable security definer set search_path = '' as $$
  select id, kind, payload from app.outbox where created_at > now() - interval '1 minute' order by id
$$;

-- The newest that is older than a day stays: it is what a gateway knows where nothing has changed since.
create function app.forget_old_changes() returns void
language sql security definer set search_path = '' as $$
  delete from app.outbox where created_at < now() - interval '1 day';
  delete from app.control_plane_changes where revision <
    (select max(revision) from app.control_plane_changes where created_at < now() - interval '1 day');
$$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.list_members()', 'app.count_members()', 'app.control_plane()', 'app.principal(uuid, uuid, uuid)',
    'app.recent_changes()', 'app.forget_old_changes()', 'app.emit_auth_session_ended()'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.list_members(), app.count_members() to authenticated;
grant execute on function app.control_plane(), app.principal(uuid, uuid, uuid), app.recent_changes(),
  app.forget_old_changes() to control_plane;

-- Its columns are those that the function for memberships reads.
create trigger level_changed after update of aal on auth.sessions
  for each row when (old.aal is distinct from new.aal) execute function app.emit_membership_changed();

-- Whoever is removed with their data kept acts nowhere any more.
grant update (is_active) on public.instance_users to auth_admin;
grant update (password_policy) on app.instances to authenticated;

create function app.control_plane_text() returns text
language sql stable security definer set search_path = '' as $$
  select json_build_object(
    'revision', (select revision from app.control_plane_revision),
    'version', (select version from app.control_plane_changes order by revision desc limit 1),
    'instances', (
      select coalesce(json_agg(app.control_plane_instance(i, d.domains, f.features) order by i.slug), '[]')
      from app.instances i
      left join (
        select instance_id, json_agg(domain order by domain) as domains from app.instance_domains group by instance_id
      ) d on d.instance_id = i.id
      left join (
        select instance_id, json_object_agg(feature_key, enabled) as features
        from public.instance_features group by instance_id
      ) f on f.instance_id = i.id),
    'globalFeatures', (select coalesce(json_object_agg(feature_key, enabled), '{}') from public.global_features)
  )::text
$$;
alter function app.control_plane_text() owner to app_definer;
grant execute on function app.control_plane_text() to control_plane;

-- Revisions are given under the lock of the one row of app.control_plane_revision, held until the commit: a lower one is
-- never seen after a higher one, and whoever knows a version has seen all before it.
create table app.control_plane_changes (
  revision bigint primary key,
  -- What a gateway names. Drawn by lot: a database that was set back counts the same numbers again for something else.
  version uuid not null unique default gen_random_uuid(),
  -- Null: so many, or so unclear, that everything is to be read again.
  instance_ids uuid[],
  created_at timestamptz not null default clock_timestamp()
);
grant select, insert, delete on app.control_plane_changes to app_definer;

-- A change of these instances; of none where only features of all instances changed, of null where everything may have.
create function app.note_control_plane_change(concerned uuid[]) returns void
language sql security definer set search_path = '' as $$
  with given as (
    update app.control_plane_revision set revision = revision + 1 returning revision
  ), noted as (
    insert into app.control_plane_changes (revision, instance_ids)
    select revision, case when cardinality(concerned) <= 1000 then concerned end from given
  )
  insert into app.outbox (kind, payload)
  select 'control_plane_changed', jsonb_build_object('revision', revision) from given
$$;

-- The argument is the column with the instance's id. A statement that touched no row tells nothing.
create function app.emit_instances_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  touched text := 'changed_rows';
  concerned uuid[];
begin
  if tg_op = 'UPDATE' then
    touched := format('(select %1$I from former_rows union all select %1$I from changed_rows)', tg_argv[0]);
  end if;
  execute format('select array_agg(distinct %I) from %s', tg_argv[0], touched) into concerned;
  if concerned is not null then
    perform app.note_control_plane_change(concerned);
  end if;
  return null;
end $$;

insert into app.control_plane_changes (revision, instance_ids)
select revision, '{}' from app.control_plane_revision;
alter table app.control_plane_changes enable row level security;
alter table app.control_plane_changes force row level security;

-- Gateways know whether anything is sold at an instance: its landing page speaks of a price, or does not.
create function app.control_plane_instance(i app.instances, domains json, features json) returns json
language sql stable as $$
  select json_build_object(
    'id', i.id, 'slug', i.slug, 'name', i.name, 'status', i.status, 'brand', i.brand,
    'languages', i.languages, 'defaultLanguage', i.default_language, 'isDefault', i.is_default, 'billing', i.billing,
    'joining', i.joining, 'domains', coalesce(domains, '[]'), 'features', coalesce(features, '{}'))
$$;

-- What changed since a version, in the shape of contracts' `controlPlaneChangesSchema`; null where that cannot be told.
create function app.control_plane_since(known uuid) returns text
language sql stable security definer set search_path = '' as $$
  with seen as (
    select c.revision from app.control_plane_changes c where c.version = known
  ), later as (
    select c.instance_ids from app.control_plane_changes c join seen on c.revision > seen.revision
  ), concerned as (
    select distinct unnest(instance_ids) as id from later
  )
  select json_build_object(
    'since', known,
    'revision', newest.revision,
    'version', newest.version,
    'changed', (
      select coalesce(json_agg(app.control_plane_instance(
        i,
        (select json_agg(d.domain order by d.domain) from app.instance_domains d where d.instance_id = i.id),
        (select json_object_agg(f.feature_key, f.enabled) from public.instance_features f where f.instance_id = i.id)
      ) order by i.slug), '[]')
      from concerned join app.instances i on i.id = concerned.id),
    'removed', (
      select coalesce(json_agg(concerned.id), '[]')
      from concerned left join app.instances i on i.id = concerned.id where i.id is null),
    'globalFeatures', (select coalesce(json_object_agg(feature_key, enabled), '{}') from public.global_features)
  )::text
  from seen, (select revision, version from app.control_plane_changes order by revision desc limit 1) as newest
  where not exists (select from later where instance_ids is null)
$$;
alter function app.note_control_plane_change(uuid[]) owner to app_definer;
alter function app.emit_instances_changed() owner to app_definer;
alter function app.control_plane_instance(app.instances, json, json) owner to app_definer;
alter function app.control_plane_since(uuid) owner to app_definer;
grant execute on function app.control_plane_since(uuid) to control_plane;

create function app.manages_roles() returns boolean
language sql stable security definer set search_path = '' as $$
  select app.is_super_admin() or exists (
    select from public.instance_users
    where instance_id = app.instance_id() and user_id = auth.uid() and is_active and role = 'admin'
  )
$$;

create function app.refuse_membership_change() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if app.manages_roles() then
    if app.is_super_admin() or not exists (select from app.super_admins where user_id = old.user_id) then
      return new;
    end if;
  elsif new.role = old.role and old.role <> 'admin'
    and not exists (select from app.super_admins where user_id = old.user_id) then
    return new;
  end if;
  raise exception 'Only an administrator changes this membership' using errcode = '42501';
end $$;

-- Two administrators who take the role from each other at once wait for one another here.
create function app.keep_last_admin() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and new.role = 'admin' and new.is_active then
    return new;
  end if;
  if old.role = 'admin' and old.is_active and not exists (select from app.super_admins where user_id = old.user_id) then
    perform pg_catalog.pg_advisory_xact_lock(pg_catalog.hashtextextended('last admin of ' || old.instance_id, 0));
    if app.is_last_admin(old.instance_id, old.user_id) then
      raise exception 'The last administrator stays one' using errcode = 'PT409';
    end if;
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;

-- Whether an instance would have no administrator of its own without this person.
create function app.is_last_admin(at_instance uuid, person uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (
    select from public.instance_users
    where instance_id = at_instance and user_id = person and role = 'admin' and is_active
  ) and not exists (select from app.super_admins where user_id = person) and not exists (
    select from public.instance_users m
    where m.instance_id = at_instance and m.user_id <> person and m.role = 'admin' and m.is_active
      and not exists (select from app.super_admins s where s.user_id = m.user_id)
  )
$$;
alter function app.manages_roles() owner to app_definer;
alter function app.refuse_membership_change() owner to app_definer;
alter function app.keep_last_admin() owner to app_definer;
alter function app.is_last_admin(uuid, uuid) owner to app_definer;
grant execute on function app.manages_roles() to authenticated;
grant execute on function app.is_last_admin(uuid, uuid) to auth_admin;
create trigger allowed_change before update on public.instance_users
  for each row when (current_user = 'authenticated') execute function app.refuse_membership_change();

-- An account that ends takes its membership along, whatever it was: that is the person's own to decide.
create trigger last_admin_demoted before update on public.instance_users
  for each row when (current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_admin();
create trigger last_admin_removed before delete on public.instance_users
  for each row when (current_user in ('authenticated', 'auth_admin', 'service_role'))
  execute function app.keep_last_admin();
alter function app.list_members() owner to app_definer;
grant execute on function app.list_members() to authenticated;

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
create index instance_users_joined_idx on public.instance_users (instance_id, created_at, user_id);

create function app.find_members(search text, wanted_role text, wanted_active boolean, skip integer, take integer)
returns jsonb
language sql stable security definer set search_path = '' as $$
  with found as materialized (
    select m.user_id, m.instance_id, m.role, m.is_active, m.created_at
    from public.instance_users m
    where m.instance_id = (select app.instance_id()) and (select app.is_instance_admin())
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
alter function app.find_members(text, text, boolean, integer, integer) owner to app_definer;
grant execute on function app.find_members(text, text, boolean, integer, integer) to authenticated;

-- Administrators choose the languages of their instance after it was made; which row they may change, its policies say.
grant update (languages, default_language) on app.instances to authenticated;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
