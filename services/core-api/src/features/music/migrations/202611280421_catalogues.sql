-- Catalogues of music under open licences: feeds at addresses that an instance chose, and the pieces that stand in them.
grant create on schema app to app_definer;

create table public.catalogues (
  instance_id uuid not null default app.instance_id() references app.instances (id) on delete cascade,
  id uuid not null default gen_random_uuid(),
  address text not null check (address ~ '^https?://[^[:space:]]+$' and char_length(address) <= 2000),
  -- What the feed calls itself.
  title text not null default '' check (char_length(title) <= 200),
  state text not null default 'waiting' check (state in ('waiting', 'read', 'failed')),
  failure text check (failure in ('gone', 'locked', 'refused', 'unreachable', 'too_large', 'no_feed')),
  -- Pieces that were left out: without an open licence, too long, or of no stated length.
  left_out integer not null default 0 check (left_out >= 0),
  piece_count integer not null default 0 check (piece_count >= 0),
  read_at timestamptz,
  next_read_at timestamptz not null default now(),
  failures smallint not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, address)
);
create index catalogues_due on public.catalogues (next_read_at);
select app.protect('public.catalogues');
create trigger touch before update on public.catalogues for each row execute function app.touch();
create trigger require_feature before insert on public.catalogues
  for each row execute function app.require_feature('sound');

create table public.catalogue_tracks (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  catalogue_id uuid not null,
  title text not null check (btrim(title) <> '' and char_length(title) <= 200),
  creator text not null default '' check (char_length(creator) <= 200),
  -- Such as CC BY 4.0, and where its words stand.
  licence text not null check (char_length(licence) between 1 and 40),
  licence_url text not null check (licence_url ~ '^https://' and char_length(licence_url) <= 300),
  -- Where the piece is at home; null where the feed does not say.
  source_url text check (source_url ~ '^https?://' and char_length(source_url) <= 2000),
  -- Nobody but the service asks there.
  media_address text not null check (media_address ~ '^https?://[^[:space:]]+$' and char_length(media_address) <= 2000),
  duration_ms integer not null check (duration_ms between 1 and 900000),
  place integer not null check (place >= 0),
  primary key (instance_id, id),
  unique (instance_id, catalogue_id, media_address),
  foreign key (instance_id, catalogue_id) references public.catalogues (instance_id, id) on delete cascade
);
select app.protect('public.catalogue_tracks');

create policy members_read on public.catalogues for select to authenticated
  using ((select app.is_active_member()));
create policy writers_all on public.catalogues to authenticated
  using ((select app.can('library.write'))) with check ((select app.can('library.write')));
create policy members_read on public.catalogue_tracks for select to authenticated
  using ((select app.is_active_member()));
-- A token may stand in an address: catalogue_addresses shows it to those who give it.
grant select (instance_id, id, title, state, failure, left_out, piece_count, read_at, next_read_at, failures, created_at, updated_at),
  delete, insert (instance_id, id, address) on public.catalogues to authenticated;
grant select (instance_id, id, catalogue_id, title, creator, licence, licence_url, source_url, duration_ms, place)
  on public.catalogue_tracks to authenticated;
grant all on public.catalogues, public.catalogue_tracks to service_role;
grant select, update on public.catalogues to app_definer;
grant select, insert, update, delete on public.catalogue_tracks to app_definer;

create function app.limit_catalogues() returns trigger language plpgsql set search_path = '' as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('catalogues ' || new.instance_id::text, 0));
  if (select count(*) from public.catalogues c where c.instance_id = new.instance_id) >= 20 then
    raise exception 'A workspace has up to twenty catalogues' using errcode = 'PT413';
  end if;
  return new;
end $$;
create trigger limit_kept before insert on public.catalogues for each row execute function app.limit_catalogues();

create function app.publish_catalogue_added() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.publish('catalogue.added', new.id::text, new.instance_id, null, '{}');
  return null;
end $$;
create trigger publish_added after insert on public.catalogues
  for each row execute function app.publish_catalogue_added();

-- Takes those whose time has come, each by one worker: nobody else asks for it in the next ten minutes.
create function app.take_due_catalogues(only_one uuid, until timestamptz, most integer)
returns table (instance_id uuid, id uuid, address text) language sql security definer set search_path = '' as $$
  with due as (
    select c.instance_id, c.id from public.catalogues c
    where case when only_one is null then c.next_read_at <= until else c.id = only_one end
      and app.is_feature_enabled_at(c.instance_id, 'sound')
    order by c.next_read_at limit most for update skip locked)
  update public.catalogues c set next_read_at = now() + interval '10 minutes'
  from due d where c.instance_id = d.instance_id and c.id = d.id
  returning c.instance_id, c.id, c.address
$$;

-- Keeps what was read: what is there already keeps its id, what is not in the feed any more goes. Asked for twice a day.
create function app.keep_catalogue(at_instance uuid, catalogue uuid, of_address text, new_title text, pieces jsonb, without integer)
returns void language plpgsql security definer set search_path = '' as $$
begin
  update public.catalogues c set state = 'read', failure = null, failures = 0, read_at = now(), title = left(new_title, 200),
    left_out = without, piece_count = jsonb_array_length(pieces), next_read_at = now() + interval '12 hours' + random() * interval '1 hour'
  where c.instance_id = at_instance and c.id = catalogue and c.address = of_address;
  if not found then
    return;
  end if;
  delete from public.catalogue_tracks t where t.instance_id = at_instance and t.catalogue_id = catalogue
    and not exists (select from jsonb_array_elements(pieces) f where f ->> 'media_address' = t.media_address);
  insert into public.catalogue_tracks as t
    (instance_id, catalogue_id, title, creator, licence, licence_url, source_url, media_address, duration_ms, place)
    select at_instance, catalogue, f.title, f.creator, f.licence, f.licence_url, f.source_url, f.media_address, f.duration_ms, f.place
    from jsonb_to_recordset(pieces) as f (title text, creator text, licence text, licence_url text, source_url text,
      media_address text, duration_ms integer, place integer)
  on conflict (instance_id, catalogue_id, media_address) do update set title = excluded.title, creator = excluded.creator,
    licence = excluded.licence, licence_url = excluded.licence_url, source_url = excluded.source_url,
    duration_ms = excluded.duration_ms, place = excluded.place;
end $$;

-- What failed is asked for later and later, at last once a day; what was read before stays.
create function app.fail_catalogue(at_instance uuid, catalogue uuid, because text) returns void
language sql security definer set search_path = '' as $$
  update public.catalogues c set state = 'failed', failure = because, failures = least(c.failures + 1, 100),
    next_read_at = now() + least(interval '1 day', interval '10 minutes' * power(2, least(c.failures, 8)))
  where c.instance_id = at_instance and c.id = catalogue
$$;

-- Where a piece is fetched from, for members of its instance while that has sound.
create function app.find_catalogue_media(track uuid) returns text
language sql stable security definer set search_path = '' as $$
  select t.media_address from public.catalogue_tracks t
  where t.instance_id = app.instance_id() and t.id = track
    and app.is_feature_enabled_at(t.instance_id, 'sound')
    and app.is_active_member()
$$;

-- Where catalogues are read, for those who choose them.
create function public.catalogue_addresses() returns table (id uuid, address text)
language sql stable security definer set search_path = '' as $$
  select c.id, c.address from public.catalogues c
  where c.instance_id = app.instance_id() and app.can('library.write')
$$;

alter function app.publish_catalogue_added() owner to app_definer;
alter function app.take_due_catalogues(uuid, timestamptz, integer) owner to app_definer;
alter function app.keep_catalogue(uuid, uuid, text, text, jsonb, integer) owner to app_definer;
alter function app.fail_catalogue(uuid, uuid, text) owner to app_definer;
alter function app.find_catalogue_media(uuid) owner to app_definer;
alter function public.catalogue_addresses() owner to app_definer;
revoke execute on function app.take_due_catalogues(uuid, timestamptz, integer), app.fail_catalogue(uuid, uuid, text),
  app.keep_catalogue(uuid, uuid, text, text, jsonb, integer) from public;
grant execute on function app.take_due_catalogues(uuid, timestamptz, integer), app.fail_catalogue(uuid, uuid, text),
  app.keep_catalogue(uuid, uuid, text, text, jsonb, integer) to worker;
grant execute on function app.find_catalogue_media(uuid), public.catalogue_addresses() to authenticated;
revoke create on schema app from app_definer;
