-- Files: buckets and objects by their official names, each within an instance. The bytes lie in a file store, by version.

do $$
begin
  if not exists (select from pg_roles where rolname = 'storage_admin') then
    create role storage_admin nologin noinherit;
  end if;
end $$;
grant storage_admin to authenticator;

create schema storage;
grant usage on schema storage to anon, authenticated, service_role, storage_admin;
grant usage on schema app, auth to storage_admin;

create table storage.buckets (
  instance_id uuid not null default app.instance_id() references app.instances on delete cascade,
  id text not null,
  name text not null,
  owner uuid,
  owner_id text,
  public boolean not null default false,
  file_size_limit bigint check (file_size_limit > 0),
  allowed_mime_types text[],
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, name)
);
select app.protect('storage.buckets');
create trigger touch before update on storage.buckets for each row execute function app.touch();

create table storage.objects (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  bucket_id text not null,
  name text collate "C" not null check (char_length(name) between 1 and 1024),
  owner uuid,
  owner_id text,
  -- What the file store knows: size, mimetype, eTag, cacheControl, lastModified.
  metadata jsonb not null default '{}',
  user_metadata jsonb not null default '{}',
  -- Name of the bytes in the file store; a new upload writes new bytes.
  version text not null,
  path_tokens text[] generated always as (string_to_array(name, '/')) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  last_accessed_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, bucket_id, name),
  foreign key (instance_id, bucket_id) references storage.buckets (instance_id, id)
);
select app.protect('storage.objects');
create trigger touch before update on storage.objects for each row execute function app.touch();

create function storage.foldername(name text) returns text[] language sql immutable as $$
  select (string_to_array(name, '/'))[1 : cardinality(string_to_array(name, '/')) - 1]
$$;
create function storage.filename(name text) returns text language sql immutable as $$
  select (string_to_array(name, '/'))[cardinality(string_to_array(name, '/'))]
$$;
create function storage.extension(name text) returns text language sql immutable as $$
  select case when storage.filename(name) like '%.%' then reverse(split_part(reverse(storage.filename(name)), '.', 1)) else '' end
$$;
grant execute on function storage.foldername(text), storage.filename(text), storage.extension(text) to public;

-- Row security decides; an instance's programs add policies of their own.
grant select, insert, update, delete on storage.buckets, storage.objects
  to anon, authenticated, service_role, storage_admin;
create policy administration on storage.buckets to storage_admin using (true) with check (true);
create policy administration on storage.objects to storage_admin using (true) with check (true);

-- The bucket of the product itself: everybody has a folder of their own, named by their id.
create policy media_is_seen on storage.buckets for select to authenticated using (id = 'media');
create policy own_media on storage.objects to authenticated
  using (bucket_id = 'media' and (storage.foldername(name))[1] = (select auth.uid())::text)
  with check (bucket_id = 'media' and (storage.foldername(name))[1] = (select auth.uid())::text);

create function storage.add_media_bucket() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into storage.buckets (instance_id, id, name) values (new.id, 'media', 'media');
  return null;
end $$;
grant usage on schema storage to app_definer;
grant insert on storage.buckets to app_definer;
grant create on schema storage to app_definer;
alter function storage.add_media_bucket() owner to app_definer;
revoke create on schema storage from app_definer;
create trigger add_media_bucket after insert on app.instances
  for each row execute function storage.add_media_bucket();
insert into storage.buckets (instance_id, id, name) select id, 'media', 'media' from app.instances;
