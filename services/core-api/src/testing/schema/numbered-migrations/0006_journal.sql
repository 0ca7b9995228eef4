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
