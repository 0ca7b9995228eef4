-- What a program's SQL presumes of a database, and what product tables do without. Applied before the program's files,
-- at each start.

create schema if not exists extensions;
grant usage on schema extensions to anon, authenticated, service_role;

do $$
declare
  named text;
begin
  foreach named in array array['pgcrypto', 'uuid-ossp'] loop
    if exists (select from pg_available_extensions where name = named) then
      execute format('create extension if not exists %I schema extensions', named);
    end if;
  end loop;
  -- Whoever owns the schema gives functions to nobody by default.
  grant execute on all functions in schema extensions to public;
  -- Roles that grants name own nothing and may do nothing.
  foreach named in array array['supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin',
    'supabase_realtime_admin', 'supabase_functions_admin', 'dashboard_user'] loop
    if to_regrole(named) is null then execute format('create role %I nologin', named); end if;
  end loop;
  -- The files run as this role where the owner may become it, so that its default privileges are theirs to set.
  if to_regrole('postgres') is null then
    create role postgres nologin;
    if current_setting('is_superuser') = 'on' then alter role postgres superuser; end if;
  end if;
end $$;

-- A program knows of no instances: the people and buckets that it writes are those of the default one.
create or replace function app.place_of_program() returns uuid language sql stable set search_path = '' as $$
  select coalesce(app.instance_id(), (select id from app.instances where is_default))
$$;

create or replace function app.place_person_of_program() returns trigger language plpgsql set search_path = '' as $$
begin
  if not exists (select from app.instances where id = new.instance_id) then
    new.instance_id := app.place_of_program();
  end if;
  new.email_change := nullif(new.email_change, '');
  new.phone := nullif(new.phone, '');
  return new;
end $$;

create or replace function app.place_identity_of_program() returns trigger language plpgsql set search_path = '' as $$
begin
  new.instance_id := coalesce(new.instance_id, (select instance_id from auth.users where id = new.user_id));
  return new;
end $$;

-- The product's tables lie in the schema that comes first on the path here.
create or replace function app.admit_person_of_program() returns trigger language plpgsql
set search_path = product, public, pg_temp as $$
begin
  insert into instance_users (instance_id, user_id) values (new.instance_id, new.id) on conflict do nothing;
  return new;
end $$;

create or replace trigger place_person_of_program before insert on auth.users for each row
  when (current_user <> 'auth_admin') execute function app.place_person_of_program();
create or replace trigger admit_person_of_program after insert on auth.users for each row
  when (current_user <> 'auth_admin') execute function app.admit_person_of_program();
create or replace trigger place_identity_of_program before insert on auth.identities for each row
  when (current_user <> 'auth_admin') execute function app.place_identity_of_program();

-- With one instance the keys that programs refer to, and resolve conflicts by, hold as well.
do $$
begin
  if (select count(*) from app.instances) = 1 then
    create unique index if not exists buckets_id_key on storage.buckets (id);
    create unique index if not exists objects_id_key on storage.objects (id);
    create unique index if not exists objects_bucket_name_key on storage.objects (bucket_id, name);
  end if;
end $$;
