-- Music of people: files that they brought, in the order of lists of their own. The bytes lie in the private bucket
-- `media`, in the folder `music` of the person, and nobody else ever reaches them.

create table public.tracks (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- What the file says of itself, or its person.
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  artist text not null default '' check (char_length(artist) <= 200),
  album text not null default '' check (char_length(album) <= 200),
  -- Its place on its album, over all discs.
  album_place integer check (album_place between 0 and 1000000),
  duration_ms integer not null check (duration_ms between 1 and 900000),
  -- Measured once, by the device that brought it; null where nothing could be measured.
  loudness_lufs double precision check (loudness_lufs between -120 and 20),
  peak_dbfs double precision check (peak_dbfs between -120 and 20),
  has_cover boolean not null default false,
  -- These two are what the stored bytes say.
  type text not null default '' check (char_length(type) <= 255),
  bytes bigint not null default 0 check (bytes >= 0),
  -- Where its person stopped, and when that was.
  stopped_at_ms integer not null default 0 check (stopped_at_ms between 0 and 900000),
  heard_at timestamptz,
  -- Name of the object in the bucket; that of its cover ends in `-cover`.
  path text not null generated always as (user_id::text || '/music/' || id::text) stored,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index tracks_person on public.tracks (instance_id, user_id, created_at);
create index tracks_path on public.tracks (instance_id, path);

-- Pieces in an order. One that is deleted is passed over.
create table public.playlists (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  track_ids uuid[] not null default '{}'
    check (cardinality(track_ids) <= 500 and array_position(track_ids, null) is null),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index playlists_person on public.playlists (instance_id, user_id, created_at);

-- Lists read all of them.
create function app.limit_music() returns trigger language plpgsql set search_path = '' as $$
declare
  kept integer;
begin
  -- Two tabs that add at once would count the same.
  perform pg_advisory_xact_lock(hashtextextended(tg_table_name || ' ' || new.user_id::text, 0));
  execute format('select count(*)::integer from public.%I where instance_id = $1 and user_id = $2', tg_table_name)
    into kept using new.instance_id, new.user_id;
  if kept >= tg_argv[0]::integer then
    raise exception 'No more than % are kept: delete one first', tg_argv[0] using errcode = 'PT413';
  end if;
  return new;
end $$;

do $$
declare
  music regclass;
  most integer;
begin
  for music, most in values ('public.tracks'::regclass, 1000), ('public.playlists', 100) loop
    perform app.protect(music);
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', music);
    execute format('create trigger touch before update on %s for each row execute function app.touch()', music);
    execute format('create trigger require_feature before insert on %s for each row
      execute function app.require_feature(''sound'')', music);
    execute format('create trigger limit_count before insert on %s for each row
      execute function app.limit_music(%s)', music, most);
    execute format('grant select, delete on %s to authenticated', music);
    execute format('grant select, delete on %s to app_purger', music);
    execute format('grant all on %s to service_role', music);
  end loop;
end $$;
grant insert (instance_id, id, user_id, title, artist, album, album_place, duration_ms, loudness_lufs, peak_dbfs, has_cover),
  update (title, artist, album, stopped_at_ms) on public.tracks to authenticated;
grant insert (instance_id, id, user_id, name, track_ids), update (name, track_ids) on public.playlists to authenticated;

-- What the stored bytes say of themselves; nobody names bytes that are not there, or are no sound.
create function app.describe_track() returns trigger language plpgsql set search_path = '' as $$
declare
  stored record;
begin
  select o.metadata into stored from storage.objects o
    where o.instance_id = new.instance_id and o.bucket_id = 'media'
      and o.name = new.user_id::text || '/music/' || new.id::text;
  if not found then
    raise exception 'There are no bytes of this piece' using errcode = '23503';
  end if;
  if stored.metadata ->> 'mimetype' not like 'audio/%' then
    raise exception 'This is no music' using errcode = '23514';
  end if;
  new.type := stored.metadata ->> 'mimetype';
  new.bytes := (stored.metadata ->> 'size')::bigint;
  return new;
end $$;
create trigger describe before insert on public.tracks
  for each row when (current_user = 'authenticated') execute function app.describe_track();

create function app.note_heard() returns trigger language plpgsql set search_path = '' as $$
begin
  new.heard_at := now();
  return new;
end $$;
create trigger note_heard before update of stopped_at_ms on public.tracks
  for each row execute function app.note_heard();

grant create on schema app to app_purger;

-- Whatever removes a piece: nobody reaches its bytes from then on, and the sweep of files removes them.
create function app.drop_objects_of_tracks() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o using gone
    where o.instance_id = gone.instance_id and o.bucket_id = 'media'
      and o.name = any (array[gone.path, gone.path || '-cover']);
  return null;
end $$;
alter function app.drop_objects_of_tracks() owner to app_purger;
create trigger drop_objects after delete on public.tracks
  referencing old table as gone for each statement execute function app.drop_objects_of_tracks();

-- Uploads that no row came to name. Says how many went.
create function app.drop_unnamed_music(uploaded_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with spare as (
    select o.instance_id, o.id from storage.objects o
    where o.bucket_id = 'media' and o.path_tokens[2] = 'music' and o.created_at < uploaded_before
      and not exists (select from public.tracks t
        where t.instance_id = o.instance_id and t.path = regexp_replace(o.name, '-cover$', ''))
    limit most),
  dropped as (
    delete from storage.objects o using spare
    where o.instance_id = spare.instance_id and o.id = spare.id returning 1)
  select count(*)::integer from dropped
$$;
alter function app.drop_unnamed_music(timestamptz, integer) owner to app_purger;
revoke execute on function app.drop_unnamed_music(timestamptz, integer) from public;
grant execute on function app.drop_unnamed_music(timestamptz, integer) to worker;
revoke create on schema app from app_purger;
