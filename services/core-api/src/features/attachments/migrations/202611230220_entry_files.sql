-- Pictures, documents, sound and films of entries. Their bytes lie in the private bucket `media`,
-- in the folder `attachments` of the person.

grant create on schema app to app_definer, app_purger;

create table public.entry_files (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- Null until there is an entry of the session in which it was added.
  entry_id uuid,
  session_id uuid,
  name text not null check (char_length(name) between 1 and 255),
  -- These four are what the stored bytes say; 0 bytes where there are none.
  kind text not null default 'document' check (kind in ('picture', 'document', 'audio', 'video')),
  type text not null default 'application/octet-stream' check (char_length(type) <= 255),
  bytes bigint not null default 0 check (bytes >= 0),
  keeps_details boolean not null default false,
  width integer check (width between 1 and 100000),
  height integer check (height between 1 and 100000),
  duration_ms integer check (duration_ms >= 0),
  alt text not null default '' check (char_length(alt) <= 1000),
  caption text not null default '' check (char_length(caption) <= 2000),
  position integer not null default 0,
  taken_at timestamptz,
  -- Name of the object in the bucket.
  path text not null generated always as (user_id::text || '/attachments/' || id::text) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, entry_id) references public.entries (instance_id, user_id, id) on delete cascade,
  check (entry_id is not null or session_id is not null)
);
create index entry_files_entry on public.entry_files (instance_id, user_id, entry_id, position);
create index entry_files_session on public.entry_files (instance_id, user_id, session_id) where session_id is not null;
select app.protect('public.entry_files');
create trigger touch before update on public.entry_files for each row execute function app.touch();

create policy own_rows on public.entry_files to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select, delete, update (name, alt, caption, position),
  insert (instance_id, id, user_id, entry_id, session_id, name, width, height, duration_ms, alt, caption, position, taken_at)
  on public.entry_files to authenticated;
grant all on public.entry_files to service_role;
grant select, delete on public.entry_files to app_purger;
grant select (instance_id, id, user_id, entry_id, session_id), update (entry_id), delete
  on public.entry_files to app_definer;
grant select, delete on storage.objects to app_purger;

-- Entry and session: a file that arrives after its entry was made finds it, and one that was there before is found by it.
create function app.describe_entry_file() returns trigger language plpgsql set search_path = '' as $$
declare
  stored record;
begin
  if new.entry_id is null then
    select e.id into new.entry_id from public.entries e
      where e.instance_id = new.instance_id and e.user_id = new.user_id and e.session_id = new.session_id;
  end if;
  select o.metadata, o.user_metadata into stored from storage.objects o
    where o.instance_id = new.instance_id and o.bucket_id = 'media'
      and o.name = new.user_id::text || '/attachments/' || new.id::text;
  if not found then
    return new;
  end if;
  new.type := stored.metadata ->> 'mimetype';
  new.bytes := (stored.metadata ->> 'size')::bigint;
  new.kind := case
    when new.type = 'image/heic' or new.type not similar to '(image|audio|video)/%' then 'document'
    when new.type like 'image/%' then 'picture' else split_part(new.type, '/', 1) end;
  new.keeps_details := coalesce((stored.user_metadata ->> 'keepsDetails')::boolean, false);
  new.width := coalesce(nullif((stored.user_metadata ->> 'width')::integer, 0), new.width);
  new.height := coalesce(nullif((stored.user_metadata ->> 'height')::integer, 0), new.height);
  new.taken_at := coalesce(new.taken_at, (stored.user_metadata ->> 'takenAt')::timestamptz);
  return new;
end $$;
create trigger describe before insert on public.entry_files for each row execute function app.describe_entry_file();

create function app.gather_entry_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.entry_files f set entry_id = new.id
    where f.instance_id = new.instance_id and f.user_id = new.user_id and f.session_id = new.session_id
      and f.entry_id is null;
  return null;
end $$;
alter function app.gather_entry_files() owner to app_definer;
create trigger gather_files after insert on public.entries
  for each row when (new.session_id is not null) execute function app.gather_entry_files();

-- A draft that is thrown away takes its files with it; those of an entry go with the entry.
create function app.drop_files_of_sessions() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.entry_files f using gone
    where f.instance_id = gone.instance_id and f.user_id = gone.user_id and f.session_id = gone.id
      and f.entry_id is null;
  return null;
end $$;
alter function app.drop_files_of_sessions() owner to app_definer;
create trigger drop_files after delete on public.sessions
  referencing old table as gone for each statement execute function app.drop_files_of_sessions();

-- Whatever removes a row: nobody reaches its bytes from then on, and the sweep of files removes them.
create function app.drop_objects_of_files() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o using gone
    where o.instance_id = gone.instance_id and o.bucket_id = 'media' and o.name = gone.path;
  return null;
end $$;
alter function app.drop_objects_of_files() owner to app_purger;
create trigger drop_objects after delete on public.entry_files
  referencing old table as gone for each statement execute function app.drop_objects_of_files();
create trigger forget_words after delete on public.entry_files
  referencing old table as gone for each statement execute function app.forget_deleted_words();

create index entry_files_path on public.entry_files (instance_id, path);

-- Uploads that no row came to name, for instance of a device that never came back. Returns how many went.
create function app.drop_unattached_files(uploaded_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with spare as (
    select o.instance_id, o.id from storage.objects o
    where o.bucket_id = 'media' and o.path_tokens[2] = 'attachments' and o.created_at < uploaded_before
      and not exists (select from public.entry_files f where f.instance_id = o.instance_id and f.path = o.name)
    limit most),
  dropped as (
    delete from storage.objects o using spare
    where o.instance_id = spare.instance_id and o.id = spare.id returning 1)
  select count(*)::integer from dropped
$$;
alter function app.drop_unattached_files(timestamptz, integer) owner to app_purger;
revoke execute on function app.drop_unattached_files(timestamptz, integer) from public;
grant execute on function app.drop_unattached_files(timestamptz, integer) to worker;

revoke create on schema app from app_definer, app_purger;
