-- Roles, schemas, the caller's claims, the one function that protects a table, instances, and the feed of changes.

-- Roles belong to the whole server, so another database of it may have made them already.
do $$
declare
  wanted record;
begin
  for wanted in
    select * from (values
      ('anon', 'nologin noinherit'),
      ('authenticated', 'nologin noinherit'),
      ('service_role', 'nologin noinherit bypassrls'),
      ('auth_admin', 'nologin noinherit'),
      ('control_plane', 'nologin noinherit'),
      -- Owns the functions that look across policies on purpose; nobody becomes it.
      ('app_definer', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end $$;

grant anon, authenticated, service_role, auth_admin, control_plane to authenticator;

create schema if not exists auth;
create schema if not exists app;

revoke create on schema public from public;
alter default privileges revoke execute on functions from public;

grant usage on schema public, app, auth to anon, authenticated, service_role, auth_admin, app_definer;
grant usage on schema app to control_plane;
-- Needed while a function's owner is being changed to it.
grant create on schema public, app to app_definer;

-- The caller ------------------------------------------------------------------------------------------------------

create function auth.jwt() returns jsonb language sql stable as $$
  select coalesce(nullif(current_setting('request.jwt.claims', true), '')::jsonb, '{}'::jsonb)
$$;
create function auth.uid() returns uuid language sql stable as $$
  select (nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'sub')::uuid
$$;
create function auth.role() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'role'
$$;
create function auth.email() returns text language sql stable as $$
  select nullif(current_setting('request.jwt.claims', true), '')::jsonb ->> 'email'
$$;

-- After a transaction a custom setting is '' and not null: no instance means no row.
create function app.instance_id() returns uuid language sql stable as $$
  select nullif(current_setting('app.instance_id', true), '')::uuid
$$;
-- What the gateway resolved; policies ask app.is_instance_admin(), which asks the tables.
create function app.role() returns text language sql stable as $$
  select nullif(current_setting('app.role', true), '')
$$;

grant execute on function auth.jwt(), auth.uid(), auth.role(), auth.email(), app.instance_id(), app.role() to public;

-- Tenancy ---------------------------------------------------------------------------------------------------------

-- Every table with an instance_id goes through here. The policy is restrictive: one added later cannot widen it.
create function app.protect(target regclass) returns void language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy instance_isolation on %s as restrictive for all to public
       using (instance_id = (select app.instance_id()))
       with check (instance_id = (select app.instance_id()))',
    target
  );
end $$;

create function app.touch() returns trigger language plpgsql as $$
begin
  new.updated_at := now();
  return new;
end $$;

-- Feed of changes -------------------------------------------------------------------------------------------------

-- Written in the transaction of the change; read by the notifier of each process. Never NOTIFY: it serialises commits.
create table app.outbox (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  created_at timestamptz not null default clock_timestamp()
);
create index outbox_created_at on app.outbox (created_at);

create function app.emit(event_kind text, event_payload jsonb) returns void
language sql security definer set search_path = '' as $$
  insert into app.outbox (kind, payload) values (event_kind, event_payload)
$$;

-- One row: its lock orders the revisions as the changes commit.
create table app.control_plane_revision (
  is_only boolean primary key default true check (is_only),
  revision bigint not null default 1
);
insert into app.control_plane_revision default values;

create function app.emit_control_plane_changed() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  next_revision bigint;
begin
  update app.control_plane_revision set revision = revision + 1 returning revision into next_revision;
  insert into app.outbox (kind, payload)
    values ('control_plane_changed', jsonb_build_object('revision', next_revision));
  return null;
end $$;

grant select, insert, delete on app.outbox to app_definer;
grant select, update on app.control_plane_revision to app_definer;
alter function app.emit(text, jsonb) owner to app_definer;
alter function app.emit_control_plane_changed() owner to app_definer;

-- Instances -------------------------------------------------------------------------------------------------------

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
create trigger control_plane after insert or update or delete on app.instances
  for each statement execute function app.emit_control_plane_changed();
create trigger control_plane after insert or update or delete on app.instance_domains
  for each statement execute function app.emit_control_plane_changed();

grant select on app.instances, app.instance_domains to app_definer;
