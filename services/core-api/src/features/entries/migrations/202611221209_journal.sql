-- Sessions, entries, what was read of them and drawn for them, and the bin.

-- Bodies name what later files make.
set local check_function_bodies = off;
-- Needed while the owner of a function is changed; taken back at the end.
grant create on schema public, app, auth, storage, realtime to app_definer, app_purger;

-- The journal: guided sessions and what came of them. Own rows only; no admin ever reads one.
-- Raises a readable text instead of the name of a constraint.
create function app.has_acceptable_answers(answers text[]) returns boolean language plpgsql immutable as $$
begin
  if cardinality(answers) > 21 then
    raise check_violation using message = 'A session has at most 21 answers';
  end if;
  if exists (select from unnest(answers) as answer where answer is null) then
    raise check_violation using message = 'An answer is a text, not null';
  end if;
  if exists (select from unnest(answers) as answer where char_length(answer) > 100000) then
    raise check_violation using message = 'An answer may have at most 100,000 characters';
  end if;
  return true;
end $$;
grant execute on function app.has_acceptable_answers(text[]) to public;

create table public.sessions (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  framework text not null check (framework in ('tension', 'anxious', 'free')),
  title text not null default '' check (char_length(title) <= 200),
  answers text[] not null default '{}' check (app.has_acceptable_answers(answers)),
  current_step integer not null default 0 check (current_step between 0 and 100),
  status text not null default 'draft' check (status in ('draft', 'done')),
  revision bigint not null default 0 check (revision >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  completed_at timestamptz,
  primary key (instance_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
create index sessions_latest on public.sessions (instance_id, user_id, updated_at desc);

-- A save that arrives late must not undo a newer one, nor reopen what was finished: the stored row stays and is
-- what the writer gets back.
create function app.keep_newer_session() returns trigger language plpgsql as $$
begin
  if new.revision < old.revision or (old.status = 'done' and new.status = 'draft') then
    return old;
  end if;
  new.updated_at := now();
  return new;
end $$;
create trigger keep_newer before update on public.sessions
  for each row execute function app.keep_newer_session();

create table public.entries (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  session_id uuid,
  framework text not null default 'free' check (framework in ('tension', 'anxious', 'free')),
  title text not null default '' check (char_length(title) <= 200),
  text text not null check (char_length(text) <= 2200000),
  word_count integer not null default 0 check (word_count >= 0),
  entry_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- When it went to the bin; null while it is not there.
  binned_at timestamptz,
  -- When its text last changed; an analysis that is older is of the text before.
  revised_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, session_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, session_id) references public.sessions (instance_id, id) on delete set null (session_id)
);
create index entries_latest on public.entries (instance_id, user_id, entry_at desc);
create trigger touch before update on public.entries for each row execute function app.touch();

create table public.analyses (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  engine text not null check (char_length(engine) between 1 and 200),
  input_hash text not null check (input_hash ~ '^[0-9a-f]{64}$'),
  result jsonb not null check (jsonb_typeof(result) = 'object'),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, entry_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete cascade
);
create index analyses_user on public.analyses (instance_id, user_id);

create table public.artworks (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  entry_id uuid not null,
  engine text not null check (char_length(engine) between 1 and 200),
  seed text not null check (char_length(seed) <= 200),
  svg text not null check (char_length(svg) <= 500000),
  created_at timestamptz not null default now(),
  primary key (instance_id, id),
  unique (instance_id, entry_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade,
  foreign key (instance_id, entry_id) references public.entries (instance_id, id) on delete cascade
);
create index artworks_user on public.artworks (instance_id, user_id);

do $$
declare
  journal regclass;
begin
  foreach journal in array array['public.sessions', 'public.entries', 'public.analyses', 'public.artworks']::regclass[] loop
    perform app.protect(journal);
    execute format('create policy own_rows on %s to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', journal);
    execute format('grant select, delete on %s to authenticated', journal);
    execute format('grant all on %s to service_role', journal);
  end loop;
end $$;

-- An insight must belong to an entry of the same person, which the foreign key alone does not say.
create policy own_entry on public.analyses as restrictive for insert to authenticated with check (
  exists (select from public.entries e
    where e.instance_id = analyses.instance_id and e.id = entry_id and e.user_id = (select auth.uid())));
create policy own_entry on public.artworks as restrictive for insert to authenticated with check (
  exists (select from public.entries e
    where e.instance_id = artworks.instance_id and e.id = entry_id and e.user_id = (select auth.uid())));
create policy own_session on public.entries as restrictive for insert to authenticated with check (
  session_id is null or exists (select from public.sessions s
    where s.instance_id = entries.instance_id and s.id = session_id and s.user_id = (select auth.uid())));
grant insert (id, user_id, framework, title, answers, current_step, status, revision, created_at, completed_at),
  update (id, user_id, framework, title, answers, current_step, status, revision, created_at, completed_at)
  on public.sessions to authenticated;
grant insert (id, user_id, session_id, framework, title, text, word_count, entry_at),
  update (id, user_id, framework, title, text, word_count, entry_at)
  on public.entries to authenticated;
grant insert (id, user_id, entry_id, engine, input_hash, result), update (engine, input_hash, result)
  on public.analyses to authenticated;
grant insert (id, user_id, entry_id, engine, seed, svg), update (engine, seed, svg)
  on public.artworks to authenticated;
grant insert (instance_id) on public.sessions to authenticated;
grant insert (instance_id) on public.entries to authenticated;
grant insert (instance_id) on public.analyses to authenticated;
grant insert (instance_id) on public.artworks to authenticated;
create index if not exists entries_binned on public.entries (instance_id, user_id, binned_at desc)
  where binned_at is not null;
grant update (binned_at) on public.entries to authenticated;

-- Both moments are the database's, whatever a client says.
create function app.date_entry_changes() returns trigger language plpgsql as $$
begin
  new.binned_at := case when new.binned_at is not null then coalesce(old.binned_at, now()) end;
  new.revised_at := case when new.text <> old.text then now() else old.revised_at end;
  return new;
end $$;
create trigger date_changes before update on public.entries
  for each row execute function app.date_entry_changes();

-- Whether a journey shared at a moment may show an entry. A snapshot does not say what it was made of: all that was
-- there counts, but for what lay in the bin already.
create function app.may_be_in_journey(shared_at timestamptz, written_at timestamptz, binned_at timestamptz)
returns boolean language sql immutable as $$
  select written_at <= shared_at and (binned_at is null or binned_at > shared_at)
$$;

-- A program that shares without naming the entry: the one of that title, where there is only one.
create function app.name_shared_entry() returns trigger language plpgsql as $$
declare
  found_ids uuid[];
begin
  select array_agg(e.id) into found_ids from public.entries e
    where e.instance_id = new.instance_id and e.user_id = new.user_id and e.title = new.title;
  if cardinality(found_ids) = 1 then
    new.source_id := found_ids[1];
  end if;
  return new;
end $$;
grant select (instance_id, id, user_id, created_at, binned_at) on public.entries to app_definer;
grant select (instance_id, id, user_id), delete on public.sessions to app_definer;

-- Before the foreign key removes the links of an entry: they stay, revoked and empty, as what was once shared.
create function app.empty_shares_of_entry() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  update public.presentation_shares s
    set revoked_at = coalesce(s.revoked_at, now()), title = '–', presentation_data = '{}', source_id = null
    where s.instance_id = old.instance_id and s.user_id = old.user_id and s.presentation_data <> '{}'
      and (s.source_id = old.id or s.presentation_type = 'overall'
        and app.may_be_in_journey(s.created_at, old.created_at, old.binned_at));
  return old;
end $$;
create trigger empty_shares before delete on public.entries
  for each row execute function app.empty_shares_of_entry();

-- The session of an entry holds the same words.
create function app.delete_sessions_of_entries() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  delete from public.sessions s using gone
    where s.instance_id = gone.instance_id and s.id = gone.session_id and s.user_id = gone.user_id;
  return null;
end $$;
create trigger delete_sessions after delete on public.entries
  referencing old table as gone for each statement execute function app.delete_sessions_of_entries();

-- Deletes what lies in the bin since before a date, some entries at a time. Returns how many.
create function app.empty_bin(binned_before timestamptz, most integer) returns integer
language sql security definer set search_path = '' as $$
  with due as (
    select e.instance_id, e.id from public.entries e
    where e.binned_at < binned_before order by e.binned_at limit most for update skip locked),
  emptied as (
    delete from public.entries e using due
    where e.instance_id = due.instance_id and e.id = due.id returning 1)
  select count(*)::integer from emptied
$$;
create index if not exists entries_due on public.entries (binned_at) where binned_at is not null;
alter function app.empty_shares_of_entry() owner to app_definer;
alter function app.delete_sessions_of_entries() owner to app_definer;
grant update (binned_at) on public.entries to app_purger;
alter function app.empty_bin(timestamptz, integer) owner to app_purger;
grant execute on function app.may_be_in_journey(timestamptz, timestamptz, timestamptz) to app_definer;
grant execute on function app.empty_bin(timestamptz, integer) to worker;

-- What was deleted is in no copy that outlives it: kept answers of calls, and changes copied for who listens.
grant update on app.idempotent_calls to app_definer;

-- Of a row only what says which one it is, whose, and when.
create function realtime.without_words(of_row jsonb) returns jsonb language sql immutable strict as $$
  select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(of_row)
  where key = 'id' or key like '%\_id' or key like '%\_at'
$$;

-- Whoever listens still hears that the rows are gone.
create function realtime.forget_words(of_relation oid, at_instances uuid[], ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update realtime.changes c
    set record = realtime.without_words(c.record), old_record = realtime.without_words(c.old_record)
    where c.relation = of_relation and coalesce(c.record, c.old_record) ->> 'id' = any (ids::text[]);
  update realtime.messages m
    set payload = m.payload || jsonb_build_object(
      'record', realtime.without_words(nullif(m.payload -> 'record', 'null')),
      'old_record', realtime.without_words(nullif(m.payload -> 'old_record', 'null')))
    where m.instance_id = any (at_instances) and (
      m.payload -> 'record' ->> 'id' = any (ids::text[]) or m.payload -> 'old_record' ->> 'id' = any (ids::text[]))
$$;

-- The call stays known, so that it is not done again; an empty answer is one that was deleted. Answers about the
-- journal that do not name their rows go as well.
create function app.forget_answers(at_instance uuid, person uuid, ids uuid[]) returns void
language sql security definer set search_path = '' as $$
  update app.idempotent_calls c set answer = ''
    where c.instance_id = at_instance and c.answer <> ''
      and c.principal in (person::text, 'service_role', 'authenticated', 'anon')
      and (exists (select from unnest(ids) id where position(id::text in c.answer) > 0)
        or (c.principal = person::text
          and c.route ~ '/(sessions|entries|analyses|artworks|presentation_shares|rpc/[^/]+)$'
          and position('\"' in c.answer) > 0 and c.answer !~ '\\"id\\":\s*\\"'))
$$;

create function app.forget_deleted_words() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_person record;
begin
  for of_person in
    select g.instance_id, g.user_id, array_agg(g.id) as ids from gone g group by g.instance_id, g.user_id
  loop
    perform realtime.forget_words(tg_relid, array[of_person.instance_id], of_person.ids);
    perform app.forget_answers(of_person.instance_id, of_person.user_id, of_person.ids);
  end loop;
  return null;
end $$;

-- A link that was emptied together with its entry.
create function app.forget_emptied_shares() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  of_person record;
begin
  for of_person in
    select s.instance_id, s.user_id, array_agg(s.id) as ids from emptied s
    where s.revoked_at is not null and s.presentation_data = '{}' group by s.instance_id, s.user_id
  loop
    perform realtime.forget_words(tg_relid, array[of_person.instance_id], of_person.ids);
    perform app.forget_answers(of_person.instance_id, of_person.user_id, of_person.ids);
  end loop;
  return null;
end $$;
alter function realtime.without_words(jsonb) owner to app_definer;
alter function realtime.forget_words(oid, uuid[], uuid[]) owner to app_definer;
alter function app.forget_answers(uuid, uuid, uuid[]) owner to app_definer;
alter function app.forget_deleted_words() owner to app_definer;
alter function app.forget_emptied_shares() owner to app_definer;

-- An analysis that was made anew is of that moment: older than `entries.revised_at`, it is of the text before.
create function app.date_analysis() returns trigger language plpgsql as $$
begin
  if new.input_hash <> old.input_hash or new.result <> old.result then
    new.created_at := now();
  end if;
  return new;
end $$;
create trigger date_analysis before update on public.analyses
  for each row execute function app.date_analysis();

revoke create on schema public, app, auth, storage, realtime from app_definer, app_purger;
