-- Voices that a provider made of what their own persons read aloud, and how it is told that they are over.
grant create on schema app to app_definer;

create table public.own_voices (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- Host that keeps it and speaks with it.
  provider text not null check (char_length(provider) between 1 and 253),
  language text not null check (language ~ '^[a-z]{2}$'),
  -- What was read: the provider's own words of consent, then ours with sentences that were drawn for it.
  phrase text not null check (char_length(phrase) between 1 and 1000),
  statement text not null check (char_length(statement) between 1 and 2000),
  content_type text not null check (content_type in ('audio/webm', 'audio/ogg', 'audio/mp4')),
  -- The sounds, in the bucket `media`: its person hears them there and cannot put others in their place.
  phrase_object text not null generated always as ('own-voices/' || user_id::text || '/' || id::text || '/phrase' ||
    case content_type when 'audio/webm' then '.webm' when 'audio/ogg' then '.ogg' else '.m4a' end) stored,
  statement_object text not null generated always as ('own-voices/' || user_id::text || '/' || id::text || '/statement' ||
    case content_type when 'audio/webm' then '.webm' when 'audio/ogg' then '.ogg' else '.m4a' end) stored,
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create trigger require_feature before insert on public.own_voices
  for each row execute function app.require_feature('own_voice');
create policy own_voice_sounds on storage.objects for select to authenticated
  using (bucket_id = 'media' and (storage.foldername(name))[1] = 'own-voices'
    and (storage.foldername(name))[2] = (select auth.uid())::text);

-- What it is called at the provider, and by which key it is reached there.
create table app.own_voice_places (
  instance_id uuid not null,
  voice_id uuid not null,
  base_url text not null,
  sealed_key text,
  provider_voice text not null check (char_length(provider_voice) between 1 and 200),
  provider_consent text not null check (char_length(provider_consent) between 1 and 200),
  primary key (instance_id, voice_id),
  foreign key (instance_id, voice_id) references public.own_voices (instance_id, id) on delete cascade
);

-- Words that are to be read, once and within ten minutes.
create table app.own_voice_readings (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  id uuid not null default gen_random_uuid(),
  language text not null check (language ~ '^[a-z]{2}$'),
  phrase text not null check (char_length(phrase) between 1 and 1000),
  statement text not null check (char_length(statement) between 1 and 2000),
  drawn_at timestamptz not null default now(),
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create trigger require_feature before insert or update on app.own_voice_readings
  for each row execute function app.require_feature('own_voice');

-- What the provider is still to forget. It outlives its person, and names nobody.
create table app.own_voice_revocations (
  instance_id uuid not null,
  voice_id uuid not null,
  base_url text not null,
  sealed_key text,
  provider_voice text,
  provider_consent text,
  -- Whether these are all ids that it has; where not, it is looked up there by its name, which is its id here.
  is_certain boolean not null default false,
  due_at timestamptz not null,
  tries smallint not null default 0,
  created_at timestamptz not null default now(),
  primary key (instance_id, voice_id)
);
create index own_voice_revocations_due on app.own_voice_revocations (due_at);

-- What its person is told of that.
create table public.own_voice_deletions (
  instance_id uuid not null,
  id uuid not null,
  user_id uuid not null,
  provider text not null,
  deleted_at timestamptz not null default now(),
  -- When the provider said that it has forgotten it.
  reached_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index own_voice_deletions_person on public.own_voice_deletions (instance_id, user_id, deleted_at desc);

do $$
declare
  known regclass;
begin
  foreach known in array array['public.own_voices', 'public.own_voice_deletions']::regclass[] loop
    perform app.protect(known);
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', known);
    execute format('grant select on %s to authenticated', known);
    execute format('grant select, delete on %s to app_purger', known);
    execute format('grant all on %s to service_role', known);
    execute format('grant select, insert, update, delete on %s to app_definer', known);
  end loop;
  foreach known in array array['app.own_voice_places', 'app.own_voice_readings', 'app.own_voice_revocations']::regclass[] loop
    perform app.protect(known);
    execute format('grant select, insert, update, delete on %s to app_definer', known);
  end loop;
end $$;
grant delete on public.own_voices to authenticated;
grant select, delete on app.own_voice_readings to app_purger;

-- What was said in a voice goes with it.
alter table app.spoken_sentences add column voice_id uuid,
  add foreign key (instance_id, voice_id) references public.own_voices (instance_id, id) on delete cascade;
create index spoken_sentences_voice on app.spoken_sentences (instance_id, voice_id) where voice_id is not null;

-- Voices of an instance that are at its provider, those included that it is still to forget.
create function app.count_own_voices(at_instance uuid, at_host text) returns integer
language sql stable security definer set search_path = '' as $$
  select ((select count(*) from public.own_voices v where v.instance_id = at_instance and v.provider = at_host)
    + (select count(*) from app.own_voice_revocations r
      where r.instance_id = at_instance and substring(r.base_url from '^https?://([^/]+)') = at_host))::integer
$$;

-- Who could make a voice for the caller; no row where nobody does, or the instance does not want it.
create function app.offered_own_voice() returns table (host text, has_consent boolean, taken integer)
language sql stable security definer set search_path = '' as $$
  select p.host, exists (select from public.provider_consents c
      where c.instance_id = p.instance_id and c.user_id = auth.uid() and c.provider = p.host),
    app.count_own_voices(p.instance_id, p.host)
  from public.providers p
  where p.instance_id = app.instance_id() and p.is_on and p.models ?& array['own_voice', 'transcription']
    and app.is_feature_enabled_at(p.instance_id, 'own_voice')
$$;

-- Draws anew: what was drawn before is read by nobody any more.
create function app.draw_own_voice_reading(in_language text, of_phrase text, of_statement text) returns uuid
language sql security definer set search_path = '' as $$
  insert into app.own_voice_readings as r (instance_id, user_id, language, phrase, statement)
    values (app.instance_id(), auth.uid(), in_language, of_phrase, of_statement)
    on conflict (instance_id, user_id) do update set id = gen_random_uuid(), language = excluded.language,
      phrase = excluded.phrase, statement = excluded.statement, drawn_at = now()
  returning r.id
$$;

-- Hands it out once.
create function app.take_own_voice_reading(reading uuid) returns table (language text, phrase text, statement text)
language sql security definer set search_path = '' as $$
  delete from app.own_voice_readings r
    where r.instance_id = app.instance_id() and r.user_id = auth.uid() and r.id = reading
      and r.drawn_at > now() - interval '10 minutes'
  returning r.language, r.phrase, r.statement
$$;

-- Takes a place among those that the provider has. What is made from now on is revoked unless it is kept in time.
create function app.begin_own_voice(at_instance uuid, person uuid, voice uuid, most integer) returns text
language plpgsql security definer set search_path = '' as $$
declare
  known public.providers;
begin
  -- One at a time of an instance, so that nobody takes a place that another just took.
  select * into known from public.providers p where p.instance_id = at_instance and p.is_on for update;
  if known.host is null or not app.is_feature_enabled_at(at_instance, 'own_voice') then
    return 'off';
  end if;
  if exists (select from public.own_voices v where v.instance_id = at_instance and v.user_id = person) then
    return 'has_one';
  end if;
  if app.count_own_voices(at_instance, known.host) >= most then
    return 'no_room';
  end if;
  insert into app.own_voice_revocations (instance_id, voice_id, base_url, sealed_key, due_at)
    values (at_instance, voice, known.base_url, known.sealed_key, now() + interval '15 minutes');
  return null;
end $$;

create function app.note_own_voice_consent(at_instance uuid, voice uuid, consent text) returns void
language sql security definer set search_path = '' as $$
  update app.own_voice_revocations r set provider_consent = consent
    where r.instance_id = at_instance and r.voice_id = voice
$$;

-- What came to nothing is revoked at once, and its person is told of it; nothing is left of what certainly never
-- reached the provider.
create function app.abandon_own_voice(at_instance uuid, person uuid, voice uuid, of_voice text, certain boolean)
returns void language plpgsql security definer set search_path = '' as $$
begin
  delete from app.own_voice_revocations r where r.instance_id = at_instance and r.voice_id = voice
    and certain and coalesce(of_voice, r.provider_voice, r.provider_consent) is null;
  update app.own_voice_revocations r set due_at = now(), is_certain = certain,
      provider_voice = coalesce(of_voice, r.provider_voice)
    where r.instance_id = at_instance and r.voice_id = voice;
  if found then
    insert into public.own_voice_deletions (instance_id, id, user_id, provider)
      select at_instance, voice, person, substring(r.base_url from '^https?://([^/]+)')
      from app.own_voice_revocations r
      join public.instance_users m on m.instance_id = r.instance_id and m.user_id = person
      where r.instance_id = at_instance and r.voice_id = voice
      on conflict do nothing;
    perform app.publish('own_voice.deleted', voice::text, at_instance, null, '{}');
  end if;
end $$;

-- False where its person or their instance wants it no more: then it is revoked.
create function app.keep_own_voice(
  at_instance uuid, person uuid, voice uuid, of_voice text, of_consent text, kept jsonb, sounds jsonb
) returns boolean language plpgsql security definer set search_path = '' as $$
declare
  place app.own_voice_revocations;
  made public.own_voices;
  place_host text;
begin
  update app.own_voice_revocations r set provider_voice = of_voice, provider_consent = of_consent
    where r.instance_id = at_instance and r.voice_id = voice returning r.* into place;
  place_host := substring(place.base_url from '^https?://([^/]+)');
  perform from public.provider_consents c
    where c.instance_id = at_instance and c.user_id = person and c.provider = place_host for share;
  if place_host is null or not found or not app.is_feature_enabled_at(at_instance, 'own_voice') then
    perform app.abandon_own_voice(at_instance, person, voice, of_voice, true);
    return false;
  end if;
  insert into public.own_voices (instance_id, id, user_id, provider, language, phrase, statement, content_type)
    values (at_instance, voice, person, place_host, kept ->> 'language', kept ->> 'phrase', kept ->> 'statement',
      kept ->> 'content_type')
    on conflict (instance_id, user_id) do nothing returning * into made;
  if made.id is null then
    perform app.abandon_own_voice(at_instance, person, voice, of_voice, true);
    return false;
  end if;
  insert into app.own_voice_places (instance_id, voice_id, base_url, sealed_key, provider_voice, provider_consent)
    values (at_instance, voice, place.base_url, place.sealed_key, of_voice, of_consent);
  insert into storage.objects (instance_id, bucket_id, name, owner, owner_id, version, metadata)
    select at_instance, 'media', case s.part when 'phrase' then made.phrase_object else made.statement_object end,
      person, person::text, s.version, s.metadata
    from jsonb_to_recordset(sounds) as s (part text, version text, metadata jsonb);
  delete from app.own_voice_revocations r where r.instance_id = at_instance and r.voice_id = voice;
  return true;
end $$;

-- In which voice the caller is spoken to; no row where they have none at a provider to whom they agree.
create function app.agreed_own_voice() returns table (host text, model text, voice text, id uuid)
language sql stable security definer set search_path = '' as $$
  select p.host, p.models ->> 'own_voice', o.provider_voice, v.id
  from public.own_voices v
  join app.own_voice_places o on o.instance_id = v.instance_id and o.voice_id = v.id
  join public.providers p on p.instance_id = v.instance_id and p.host = v.provider
  join public.provider_consents c
    on c.instance_id = v.instance_id and c.user_id = v.user_id and c.provider = v.provider
  where v.instance_id = app.instance_id() and v.user_id = auth.uid() and p.is_on and p.models ? 'own_voice'
    and app.is_feature_enabled_at(v.instance_id, 'own_voice')
$$;

-- As before, with the voice in which it is said.
drop function app.keep_spoken(text, text, text, bytea, uuid);
create function app.keep_spoken(
  of_key text, by_provider text, of_type text, bytes bytea, of_entry uuid, in_voice uuid default null
) returns void language plpgsql security definer set search_path = '' as $$
begin
  perform from public.provider_consents c
    where c.instance_id = app.instance_id() and c.user_id = auth.uid() and c.provider = by_provider for share;
  if not found then
    return;
  end if;
  insert into app.spoken_sentences (key, provider, content_type, sound, entry_id, voice_id)
    select of_key, by_provider, of_type, bytes, of_entry, in_voice
    where (of_entry is null or exists (select from public.entries e
        where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.id = of_entry))
      and (in_voice is null or exists (select from public.own_voices v
        where v.instance_id = app.instance_id() and v.user_id = auth.uid() and v.id = in_voice))
    on conflict do nothing;
  delete from app.spoken_sentences s using (
    select k.key, sum(octet_length(k.sound)) over (order by k.created_at desc, k.key) as bytes_so_far
    from app.spoken_sentences k where k.instance_id = app.instance_id() and k.user_id = auth.uid()) as kept
  where s.instance_id = app.instance_id() and s.user_id = auth.uid() and s.key = kept.key
    and kept.bytes_so_far > 20000000;
end $$;

-- However its row went: the sounds go with it, and its person is told of it where there still is one.
create function app.note_own_voice_deletion() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o where o.instance_id = old.instance_id and o.bucket_id = 'media'
    and o.name in (old.phrase_object, old.statement_object);
  insert into public.own_voice_deletions (instance_id, id, user_id, provider)
    select old.instance_id, old.id, old.user_id, old.provider
    where exists (select from public.instance_users m where m.instance_id = old.instance_id and m.user_id = old.user_id)
    on conflict do nothing;
  return null;
end $$;
create trigger note_deletion after delete on public.own_voices
  for each row execute function app.note_own_voice_deletion();

create function app.note_own_voice_revocation() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  insert into app.own_voice_revocations
      (instance_id, voice_id, base_url, sealed_key, provider_voice, provider_consent, is_certain, due_at)
    values (old.instance_id, old.voice_id, old.base_url, old.sealed_key, old.provider_voice, old.provider_consent, true,
      now())
    on conflict do nothing;
  if exists (select from app.instances i where i.id = old.instance_id) then
    perform app.publish('own_voice.deleted', old.voice_id::text, old.instance_id, null, '{}');
  end if;
  return null;
end $$;
create trigger note_revocation after delete on app.own_voice_places
  for each row execute function app.note_own_voice_revocation();

create function app.end_own_voice_with_consent() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.own_voices v
    where v.instance_id = old.instance_id and v.user_id = old.user_id and v.provider = old.provider;
  return null;
end $$;
create trigger end_own_voice after delete on public.provider_consents
  for each row execute function app.end_own_voice_with_consent();

-- Voices of instances that want them no more, or have another provider by now.
create function app.end_unwanted_own_voices(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  ended integer;
begin
  delete from public.own_voices where (instance_id, id) in (
    select v.instance_id, v.id from public.own_voices v
    where not app.is_feature_enabled_at(v.instance_id, 'own_voice') or not exists (
      select from public.providers p where p.instance_id = v.instance_id and p.host = v.provider)
    limit most);
  get diagnostics ended = row_count;
  return ended;
end $$;

-- With the key that the instance has for the provider by now, or else the one of that time. A making that nobody heard
-- the end of is over after a quarter of an hour: until then, what is not found may still come.
create function app.take_due_own_voice_revocations(only_one uuid, most integer)
returns table (instance_id uuid, voice_id uuid, base_url text, sealed_key text, provider_voice text, provider_consent text,
  is_certain boolean, may_come boolean)
language sql security definer set search_path = '' as $$
  with due as (
    select r.instance_id, r.voice_id from app.own_voice_revocations r
    where r.due_at <= now() and (only_one is null or r.voice_id = only_one)
    order by r.due_at limit most for update skip locked)
  update app.own_voice_revocations r set due_at = now() + interval '5 minutes'
  from due d left join public.providers p on p.instance_id = d.instance_id
  where r.instance_id = d.instance_id and r.voice_id = d.voice_id
  returning r.instance_id, r.voice_id, r.base_url,
    case when p.base_url = r.base_url then p.sealed_key else r.sealed_key end, r.provider_voice, r.provider_consent,
    r.is_certain, r.created_at > now() - interval '15 minutes'
$$;

-- One that was told is forgotten; another is told later and later, at last once a day, until it is.
create function app.settle_own_voice_revocation(at_instance uuid, voice uuid, is_told boolean) returns void
language plpgsql security definer set search_path = '' as $$
begin
  if is_told then
    delete from app.own_voice_revocations r where r.instance_id = at_instance and r.voice_id = voice;
    update public.own_voice_deletions d set reached_at = now() where d.instance_id = at_instance and d.id = voice;
  else
    update app.own_voice_revocations r set tries = least(r.tries + 1, 100),
      due_at = now() + least(interval '1 day', interval '1 minute' * power(2, least(r.tries, 11)))
    where r.instance_id = at_instance and r.voice_id = voice;
  end if;
end $$;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.count_own_voices(uuid, text)', 'app.offered_own_voice()', 'app.draw_own_voice_reading(text, text, text)',
    'app.take_own_voice_reading(uuid)', 'app.begin_own_voice(uuid, uuid, uuid, integer)',
    'app.note_own_voice_consent(uuid, uuid, text)', 'app.abandon_own_voice(uuid, uuid, uuid, text, boolean)',
    'app.keep_own_voice(uuid, uuid, uuid, text, text, jsonb, jsonb)', 'app.agreed_own_voice()',
    'app.keep_spoken(text, text, text, bytea, uuid, uuid)', 'app.note_own_voice_deletion()',
    'app.note_own_voice_revocation()', 'app.end_own_voice_with_consent()', 'app.end_unwanted_own_voices(integer)',
    'app.take_due_own_voice_revocations(uuid, integer)', 'app.settle_own_voice_revocation(uuid, uuid, boolean)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.offered_own_voice(), app.draw_own_voice_reading(text, text, text),
  app.take_own_voice_reading(uuid), app.agreed_own_voice(), app.keep_spoken(text, text, text, bytea, uuid, uuid)
  to authenticated;
grant execute on function app.begin_own_voice(uuid, uuid, uuid, integer), app.note_own_voice_consent(uuid, uuid, text),
  app.abandon_own_voice(uuid, uuid, uuid, text, boolean), app.keep_own_voice(uuid, uuid, uuid, text, text, jsonb, jsonb) to provider_admin;
grant execute on function app.end_unwanted_own_voices(integer), app.take_due_own_voice_revocations(uuid, integer),
  app.settle_own_voice_revocation(uuid, uuid, boolean) to worker;
revoke create on schema app from app_definer;
