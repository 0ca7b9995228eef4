-- What was spoken into a draft, and what was said in it.

create table public.recordings (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  -- The draft it was spoken in; the entry that is made of the draft has the recording by it.
  session_id uuid not null,
  content_type text not null check (content_type in ('audio/webm', 'audio/ogg', 'audio/mp4')),
  -- In the bucket `media`. It is worked out, so that nobody names a file of somebody else.
  object_name text not null generated always as (user_id::text || '/recordings/' || id::text ||
    case content_type when 'audio/webm' then '.webm' when 'audio/ogg' then '.ogg' else '.m4a' end) stored,
  byte_count integer not null check (byte_count between 1 and 52428800),
  duration_ms integer not null check (duration_ms between 0 and 10860000),
  -- Its waveform: loudness from 0 to 100, at equal distances.
  peaks smallint[] not null
    check (cardinality(peaks) <= 240 and array_position(peaks, null) is null and 0 <= all (peaks) and 100 >= all (peaks)),
  recorded_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, session_id) references public.sessions (instance_id, id) on delete cascade
);
create index recordings_session on public.recordings (instance_id, session_id);

create table public.transcripts (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  recording_id uuid not null,
  language text check (language ~ '^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'),
  text text not null default '' check (char_length(text) <= 500000),
  segments jsonb not null
    check (jsonb_typeof(segments) = 'array' and octet_length(segments::text) <= 4000000),
  made_by text not null default 'person' check (made_by in ('provider', 'browser', 'person')),
  status text not null default 'done' check (status in ('waiting', 'done', 'failed')),
  failure text check (failure in ('too_large', 'not_permitted', 'not_understood', 'unavailable')),
  requested_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (instance_id, user_id, recording_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, user_id, recording_id)
    references public.recordings (instance_id, user_id, id) on delete cascade
);
create trigger touch before update on public.transcripts for each row execute function app.touch();

-- Who agreed that their recordings are sent to a provider; another provider is another question.
create table public.transcription_consents (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  provider text not null check (char_length(provider) between 1 and 253),
  consented_at timestamptz not null default now(),
  primary key (instance_id, user_id, provider),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);

do $$
declare
  voice regclass;
begin
  foreach voice in array array['public.recordings', 'public.transcripts', 'public.transcription_consents']::regclass[] loop
    perform app.protect(voice);
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', voice);
    execute format('grant select, delete on %s to authenticated', voice);
    execute format('grant select, delete on %s to app_purger', voice);
    execute format('grant all on %s to service_role', voice);
  end loop;
end $$;
create policy own_session on public.recordings as restrictive for insert to authenticated with check (
  exists (select from public.sessions s
    where s.instance_id = recordings.instance_id and s.id = session_id and s.user_id = (select auth.uid())));
grant insert (instance_id, id, user_id, session_id, content_type, byte_count, duration_ms, peaks, recorded_at),
  update (peaks) on public.recordings to authenticated;
grant insert (instance_id, user_id, recording_id, language, text, segments, made_by),
  update (language, text, segments, made_by, status, failure) on public.transcripts to authenticated;
grant insert (instance_id, user_id, provider) on public.transcription_consents to authenticated;

create trigger forget_words after delete on public.recordings
  referencing old table as gone for each statement execute function app.forget_deleted_words();

grant create on schema app to app_definer;
grant select on public.recordings, public.transcription_consents to app_definer;
grant select, insert, update on public.transcripts to app_definer;
grant select, delete on storage.objects to app_definer;
grant select (session_id) on public.entries to app_definer;

-- The sound goes with its row; the bytes go with the next sweep.
create function app.delete_recorded_sound() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from storage.objects o using gone
    where o.instance_id = gone.instance_id and o.bucket_id = 'media' and o.name = gone.object_name;
  return null;
end $$;
create trigger delete_sound after delete on public.recordings
  referencing old table as gone for each statement execute function app.delete_recorded_sound();

-- Off until an instance wants it, wherever a provider is set up.
insert into public.global_features (feature_key, enabled, description) values
  ('transcription', false, 'Recordings are written down by the provider that is set up for this service')
on conflict (feature_key) do nothing;

-- Whether a recording may be sent to a provider: the instance wants it, so does the person, and its entry is neither in
-- the bin nor one that is never sent.
create function app.may_transcribe(at_instance uuid, of_recording uuid, by_provider text) returns boolean
language plpgsql stable security definer set search_path = '' as $$
begin
  return app.is_feature_enabled_at(at_instance, 'transcription') and exists (
    select from public.recordings r join public.transcription_consents c
      on c.instance_id = r.instance_id and c.user_id = r.user_id and c.provider = by_provider
    where r.instance_id = at_instance and r.id = of_recording and not exists (
      select from public.entries e
      where e.instance_id = r.instance_id and e.session_id = r.session_id
        and (e.binned_at is not null or not app.may_be_sent(e.instance_id, e.id))));
end $$;

-- Has a recording of the caller written down. Nothing of an earlier transcript is lost before there is another one.
create function app.request_transcription(of_recording uuid, by_provider text, in_language text) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.recordings r where r.instance_id = app.instance_id()
      and r.id = of_recording and r.user_id = auth.uid()) or not app.may_transcribe(app.instance_id(), of_recording, by_provider) then
    return false;
  end if;
  insert into public.transcripts as t (instance_id, user_id, recording_id, segments, made_by, status, requested_at)
    values (app.instance_id(), auth.uid(), of_recording, '[]', 'provider', 'waiting', now())
    on conflict (instance_id, user_id, recording_id) do update
    set status = 'waiting', failure = null, requested_at = now();
  perform app.publish('recording.transcription_requested', of_recording::text, app.instance_id(), auth.uid(),
    jsonb_build_object('language', in_language));
  return true;
end $$;

-- No row where nothing is outstanding. What may not be sent any more is told to its person.
create function app.recording_to_transcribe(at_instance uuid, of_recording uuid, by_provider text)
returns table (version text, content_type text, byte_count integer, requested text)
language plpgsql security definer set search_path = '' as $$
begin
  if not app.may_transcribe(at_instance, of_recording, by_provider) then
    perform app.fail_transcript(at_instance, of_recording, 'not_permitted');
    return;
  end if;
  return query select o.version, r.content_type, r.byte_count, t.requested_at::text
    from public.recordings r
    join public.transcripts t on t.instance_id = r.instance_id and t.user_id = r.user_id and t.recording_id = r.id
    join storage.objects o
      on o.instance_id = r.instance_id and o.bucket_id = 'media' and o.name = r.object_name
    where r.instance_id = at_instance and r.id = of_recording and t.status = 'waiting';
end $$;

-- Keeps nothing where the person wrote meanwhile, or asked anew.
create function app.keep_transcript(
  at_instance uuid, of_recording uuid, of_request text, in_language text, words text, pieces jsonb
) returns void language sql security definer set search_path = '' as $$
  update public.transcripts t
    set status = 'done', failure = null, made_by = 'provider', language = in_language, text = words, segments = pieces
    where t.instance_id = at_instance and t.recording_id = of_recording and t.status = 'waiting'
      and t.requested_at::text = of_request
$$;

create function app.fail_transcript(at_instance uuid, of_recording uuid, why text) returns void
language sql security definer set search_path = '' as $$
  update public.transcripts t set status = 'failed', failure = why
    where t.instance_id = at_instance and t.recording_id = of_recording and t.status = 'waiting'
$$;

alter function app.delete_recorded_sound() owner to app_definer;
alter function app.may_transcribe(uuid, uuid, text) owner to app_definer;
alter function app.request_transcription(uuid, text, text) owner to app_definer;
alter function app.recording_to_transcribe(uuid, uuid, text) owner to app_definer;
alter function app.keep_transcript(uuid, uuid, text, text, text, jsonb) owner to app_definer;
alter function app.fail_transcript(uuid, uuid, text) owner to app_definer;
grant execute on function app.request_transcription(uuid, text, text) to authenticated;
grant execute on function app.recording_to_transcribe(uuid, uuid, text), app.fail_transcript(uuid, uuid, text),
  app.keep_transcript(uuid, uuid, text, text, text, jsonb) to worker;
revoke create on schema app from app_definer;
