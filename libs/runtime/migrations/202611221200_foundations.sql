-- Roles, schemas, the caller, the one function that protects a table, the feed of changes, what is told of the schema.

-- Bodies name what later files make.
set local check_function_bodies = off;

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
      -- Does what payments need, at one instance at a time.
      ('billing_admin', 'nologin noinherit'),
      ('storage_admin', 'nologin noinherit'),
      ('realtime_admin', 'nologin noinherit'),
      -- Owns the functions that look across policies on purpose; nobody becomes it.
      ('app_definer', 'nologin noinherit bypassrls'),
      -- Owns the functions that remove people; nobody becomes it.
      ('app_purger', 'nologin noinherit bypassrls'),
      ('authenticator', 'login noinherit'),
      ('worker', 'login noinherit')
    ) as roles (name, attributes)
  loop
    if not exists (select from pg_roles where rolname = wanted.name) then
      execute format('create role %I %s', wanted.name, wanted.attributes);
    end if;
  end loop;
end $$;

grant anon, authenticated, service_role, auth_admin, control_plane, billing_admin, storage_admin, realtime_admin
  to authenticator;

create schema if not exists auth;
create schema if not exists app;
create schema storage;
create schema realtime;

revoke create on schema public from public;
grant usage on schema public, app, auth to anon, authenticated, service_role, auth_admin, app_definer;
grant usage on schema app to control_plane;
grant usage on schema public, app, auth to billing_admin;
grant usage on schema public, app, auth to app_purger;
grant usage on schema app to worker;
grant usage on schema storage to anon, authenticated, service_role, storage_admin;
grant usage on schema app, auth to storage_admin;
grant usage on schema storage to app_definer;

-- Whoever leaves takes their files along, and nothing of them stays in the file store.
grant usage on schema storage to app_purger;
grant usage on schema realtime to anon, authenticated, service_role, realtime_admin, app_definer;
grant usage on schema app to realtime_admin;

-- Tables of later migrations are purged as well, without a word about it in them.
grant select, delete on all tables in schema public, app, auth to app_purger;
grant select, delete on all tables in schema storage to app_purger;
alter default privileges revoke execute on functions from public;
alter default privileges in schema public, app, auth grant select, delete on tables to app_purger;
alter default privileges in schema storage grant select, delete on tables to app_purger;

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
begin
  perform app.note_control_plane_change('{}');
  return null;
end $$;
grant select, insert, delete on app.outbox to app_definer;
grant select, update on app.control_plane_revision to app_definer;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;
alter function app.emit(text, jsonb) owner to app_definer;
alter function app.emit_control_plane_changed() owner to app_definer;

-- Whoever changes the schema need not say so: the data API reads it anew when it hears of it. Only a superuser may make
-- an event trigger; where the owner is none, `notify pgrst, 'reload schema'` at the end of a change does the same.
create function app.tell_schema_change() returns event_trigger language plpgsql as $$
begin
  -- A table for the time of a session is nobody else's business.
  if tg_event = 'sql_drop' then
    if exists (select from pg_event_trigger_dropped_objects() where not is_temporary) then
      notify pgrst, 'reload schema';
    end if;
  elsif exists (select from pg_event_trigger_ddl_commands() where schema_name is distinct from 'pg_temp') then
    notify pgrst, 'reload schema';
  end if;
end $$;

do $$ begin
  if (select rolsuper from pg_roles where rolname = current_user) then
    execute 'create event trigger reflectory_schema_changed on ddl_command_end execute function app.tell_schema_change()';
    execute 'create event trigger reflectory_schema_dropped on sql_drop execute function app.tell_schema_change()';
  end if;
end $$;

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
