-- Tokens by which programs of a person read and add things for them. Whoever calls with one is `api_token` and not
-- `authenticated`: what no migration opened is closed, and scopes are asked for by the policies.
grant create on schema app to app_definer, app_purger;

do $$ begin
  if not exists (select from pg_roles where rolname = 'api_token') then
    create role api_token nologin noinherit;
  end if;
end $$;
grant api_token to authenticator;
grant usage on schema public, app, auth to api_token;

create table public.api_tokens (
  instance_id uuid not null default app.instance_id(),
  id uuid not null default gen_random_uuid(),
  user_id uuid not null default auth.uid(),
  name text not null check (btrim(name) <> '' and char_length(name) <= 80),
  scopes text[] not null check (cardinality(scopes) between 1 and 4
    and scopes <@ array['journal:read', 'journal:draft', 'plans:read', 'plans:add']),
  -- Whether the second factor was given in the auth session that made it.
  has_second_factor boolean not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- To the minute.
  last_used_at timestamptz,
  revoked_at timestamptz,
  primary key (instance_id, id),
  unique (instance_id, user_id, id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('public.api_tokens');
create policy own_rows on public.api_tokens to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.api_tokens to authenticated;
grant all on public.api_tokens to service_role;
grant select, insert, update, delete on public.api_tokens to app_definer;
grant select, delete on public.api_tokens to app_purger;

-- SHA-256 of each token: 256 random bits need no slower digest.
create table app.api_token_hashes (
  instance_id uuid not null,
  token_hash bytea not null,
  token_id uuid not null,
  primary key (instance_id, token_hash),
  foreign key (instance_id, token_id) references public.api_tokens (instance_id, id) on delete cascade
);
create index api_token_hashes_token on app.api_token_hashes (instance_id, token_id);
select app.protect('app.api_token_hashes');
grant select, insert, delete on app.api_token_hashes to app_definer;

-- How often a token did something, by the hour.
create table public.api_token_calls (
  instance_id uuid not null default app.instance_id(),
  user_id uuid not null default auth.uid(),
  token_id uuid not null,
  hour timestamptz not null,
  action text not null check (char_length(action) between 1 and 80),
  times integer not null default 1,
  primary key (instance_id, token_id, hour, action),
  foreign key (instance_id, user_id, token_id) references public.api_tokens (instance_id, user_id, id) on delete cascade
);
create index api_token_calls_old on public.api_token_calls (hour);
select app.protect('public.api_token_calls');
create policy own_rows on public.api_token_calls to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
grant select on public.api_token_calls to authenticated;
grant all on public.api_token_calls to service_role;
grant select, insert, update, delete on public.api_token_calls to app_definer;
grant select, delete on public.api_token_calls to app_purger;

-- Null where somebody has twenty that still work.
create function app.add_api_token(new_name text, new_scopes text[], days integer, new_hash bytea) returns uuid
language plpgsql security definer set search_path = '' as $$
declare
  made uuid;
begin
  if not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    raise exception 'Integrations are off at this instance' using errcode = '42501';
  end if;
  perform pg_advisory_xact_lock(hashtextextended('api tokens ' || app.instance_id() || auth.uid(), 0));
  if (select count(*) from public.api_tokens t where t.instance_id = app.instance_id() and t.user_id = auth.uid()
      and t.revoked_at is null and t.expires_at > now()) >= 20 then
    return null;
  end if;
  insert into public.api_tokens (instance_id, user_id, name, scopes, has_second_factor, expires_at)
    values (app.instance_id(), auth.uid(), new_name, new_scopes, coalesce(auth.jwt() ->> 'aal' = 'aal2', false),
      now() + make_interval(days => days))
    returning id into made;
  insert into app.api_token_hashes (instance_id, token_hash, token_id) values (app.instance_id(), new_hash, made);
  return made;
end $$;

create function app.revoke_api_token(token uuid) returns boolean
language plpgsql security definer set search_path = '' as $$
begin
  update public.api_tokens t set revoked_at = coalesce(t.revoked_at, now())
    where t.instance_id = app.instance_id() and t.id = token and t.user_id = auth.uid();
  return found;
end $$;

-- Notes what a token did; names that a program makes up are counted together.
create function app.note_api_token_call(person uuid, token uuid, of_action text) returns void
language plpgsql security definer set search_path = '' as $$
declare
  this_hour timestamptz := date_trunc('hour', now());
begin
  if (select count(*) from public.api_token_calls c where c.instance_id = app.instance_id() and c.token_id = token
      and c.hour = this_hour and c.action <> of_action) >= 100 then
    of_action := 'other';
  end if;
  insert into public.api_token_calls as c (instance_id, user_id, token_id, hour, action)
    values (app.instance_id(), person, token, this_hour, of_action)
    on conflict (instance_id, token_id, hour, action) do update set times = c.times + 1;
end $$;

-- Whom a token speaks for, and a note of what it does.
create function app.identify_api_token(of_hash bytea, of_action text)
returns table (token_id uuid, user_id uuid, scopes text[], has_second_factor boolean)
language plpgsql security definer set search_path = '' as $$
declare
  known public.api_tokens;
begin
  select t.* into known from app.api_token_hashes h
    join public.api_tokens t on t.instance_id = h.instance_id and t.id = h.token_id
    where h.instance_id = app.instance_id() and h.token_hash = of_hash and t.revoked_at is null and t.expires_at > now();
  if not found or not app.is_feature_enabled_at(app.instance_id(), 'integrations') then
    return;
  end if;
  update public.api_tokens t set last_used_at = now()
    where t.instance_id = known.instance_id and t.id = known.id
      and (t.last_used_at is null or t.last_used_at < now() - interval '1 minute');
  perform app.note_api_token_call(known.user_id, known.id, of_action);
  return query select known.id, known.user_id, known.scopes, known.has_second_factor;
end $$;

-- The same for what a program does within one call. Says nothing where it is no token that calls.
create function app.note_own_api_token_call(of_action text) returns void
language sql security definer set search_path = '' as $$
  select app.note_api_token_call(auth.uid(), (auth.jwt() ->> 'token_id')::uuid, of_action)
  where auth.jwt() ->> 'token_id' is not null
$$;

-- What ended a month ago, and the log of three.
create function app.forget_api_tokens(kept_since timestamptz, most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  tokens integer;
  calls integer;
begin
  delete from public.api_tokens where (instance_id, id) in (
    select instance_id, id from public.api_tokens where least(revoked_at, expires_at) < kept_since limit most);
  get diagnostics tokens = row_count;
  delete from public.api_token_calls where (instance_id, token_id, hour, action) in (
    select instance_id, token_id, hour, action from public.api_token_calls
    where hour < kept_since - interval '60 days' limit most);
  get diagnostics calls = row_count;
  return tokens + calls;
end $$;
alter function app.forget_api_tokens(timestamptz, integer) owner to app_purger;

do $$
declare
  definer regprocedure;
begin
  foreach definer in array array[
    'app.add_api_token(text, text[], integer, bytea)', 'app.revoke_api_token(uuid)',
    'app.note_api_token_call(uuid, uuid, text)', 'app.identify_api_token(bytea, text)', 'app.note_own_api_token_call(text)'
  ]::regprocedure[] loop
    execute format('alter function %s owner to app_definer', definer);
  end loop;
end $$;
grant execute on function app.add_api_token(text, text[], integer, bytea), app.revoke_api_token(uuid) to authenticated;
grant execute on function app.identify_api_token(bytea, text) to anon, authenticated;
grant execute on function app.note_own_api_token_call(text), app.is_account_closing(),
  app.refuse_writes_while_closing() to api_token;
-- The search of entries asks these.
grant execute on function app.search_entries(jsonb, text[], text[], jsonb, timestamptz, uuid, integer),
  app.expand_words(text[], boolean[]), app.words_near(integer, integer, text, text, text) to api_token;
grant execute on function app.forget_api_tokens(timestamptz, integer) to worker;

-- True, or a clear refusal: an empty answer would say that there is nothing.
create function app.need_scope(scope text) returns boolean language plpgsql stable set search_path = '' as $$
begin
  if coalesce(auth.jwt() -> 'scopes' ? scope, false) then
    return true;
  end if;
  raise exception 'This token has no scope %', scope using errcode = '42501';
end $$;
grant execute on function app.need_scope(text) to api_token;

-- Opens a table for one command, as far as its policies let the person do that, and no further than `own`.
create function app.open_to_tokens(target regclass, command text, columns text[], scope text, own text) returns void
language plpgsql set search_path = '' as $$
declare
  rule record;
  asked regprocedure;
  clause text;
begin
  for rule in
    select p.polname, (select string_agg(quote_ident(r.rolname), ', ') from pg_catalog.pg_roles r where r.oid = any (p.polroles)) as roles
    from pg_catalog.pg_policy p
    where p.polrelid = target and 'authenticated'::regrole = any (p.polroles) and not 'api_token'::regrole = any (p.polroles)
      and p.polcmd in ('*', case command when 'select' then 'r' else 'a' end)
  loop
    execute format('alter policy %I on %s to %s, api_token', rule.polname, target, rule.roles);
  end loop;
  for asked in
    select distinct d.refobjid::regprocedure from pg_catalog.pg_depend d
    join pg_catalog.pg_policy p on d.classid = 'pg_catalog.pg_policy'::regclass and d.objid = p.oid
    where p.polrelid = target and d.refclassid = 'pg_catalog.pg_proc'::regclass
      and has_function_privilege('authenticated', d.refobjid, 'execute')
  loop
    execute format('grant execute on function %s to api_token', asked);
  end loop;
  clause := case command when 'select' then 'using' else 'with check' end;
  -- A rule of its own: it is asked once, and before any row, so that a table without rows refuses as well.
  execute format('create policy %I on %s as restrictive for %s to api_token %s ((select app.need_scope(%L)))',
    'tokens_scope_' || command, target, command, clause, scope);
  execute format('create policy %I on %s as restrictive for %s to api_token %s (%s)',
    'tokens_own_' || command, target, command, clause, own);
  execute format('grant %s (%s) on %s to api_token', command,
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c), target);
end $$;

-- The columns of a table that people read.
create function app.read_columns(target regclass) returns text[] language sql stable set search_path = '' as $$
  select array_agg(a.attname::text order by a.attnum) from pg_catalog.pg_attribute a
  where a.attrelid = target and a.attnum > 0 and not a.attisdropped
    and has_column_privilege('authenticated', target, a.attnum, 'select')
$$;

-- Tokens reach what is their person's own, and nothing that others share with them, that lies in the bin or is sealed.
do $$
declare
  opened record;
begin
  for opened in
    select * from (values
      ('entries', 'journal:read', 'user_id = (select auth.uid()) and binned_at is null
        and (sealed_until is null or sealed_until <= (now() at time zone coalesce(time_zone, ''UTC''))::date)'),
      ('analyses', 'journal:read', 'user_id = (select auth.uid()) and exists (select from public.entries e
        where e.instance_id = analyses.instance_id and e.id = entry_id)'),
      ('entry_tags', 'journal:read', 'user_id = (select auth.uid()) and exists (select from public.entries e
        where e.instance_id = entry_tags.instance_id and e.id = entry_id)'),
      ('tags', 'journal:read', 'user_id = (select auth.uid())'),
      ('journals', 'journal:read', 'user_id = (select auth.uid())'),
      ('mood_check_ins', 'journal:read', 'user_id = (select auth.uid())'),
      ('recordings', 'journal:read', 'user_id = (select auth.uid()) and exists (select from public.entries e
        where e.instance_id = recordings.instance_id and e.session_id = recordings.session_id)'),
      ('transcripts', 'journal:read', 'user_id = (select auth.uid()) and exists (select from public.recordings r
        where r.instance_id = transcripts.instance_id and r.id = recording_id)'),
      ('boards', 'plans:read', 'user_id = (select auth.uid()) and deleted_at is null'),
      ('board_columns', 'plans:read', 'deleted_at is null and exists (select from public.boards b
        where b.instance_id = board_columns.instance_id and b.id = board_id)'),
      ('cards', 'plans:read', 'deleted_at is null and exists (select from public.boards b
        where b.instance_id = cards.instance_id and b.id = board_id)'),
      ('goals', 'plans:read', 'user_id = (select auth.uid()) and deleted_at is null'),
      ('key_results', 'plans:read', 'deleted_at is null and exists (select from public.goals g
        where g.instance_id = key_results.instance_id and g.id = goal_id)'),
      ('key_result_values', 'plans:read', 'deleted_at is null and exists (select from public.key_results k
        where k.instance_id = key_result_values.instance_id and k.id = key_result_id)'),
      ('habits', 'plans:read', 'user_id = (select auth.uid()) and deleted_at is null'),
      ('habit_days', 'plans:read', 'user_id = (select auth.uid()) and deleted_at is null
        and exists (select from public.habits h where h.instance_id = habit_days.instance_id and h.id = habit_id)'),
      ('focus_events', 'plans:read', 'user_id = (select auth.uid())')
    ) as tables (name, scope, own)
  loop
    perform app.open_to_tokens(format('public.%I', opened.name)::regclass, 'select',
      app.read_columns(format('public.%I', opened.name)::regclass), opened.scope, opened.own);
  end loop;
end $$;

-- Asked past the policies: a token may add what it may not read.
-- The last rank of a column, '' of an empty one; null where it is on no board of the caller's own.
create function app.own_column_end(board uuid, of_column uuid) returns text
language sql stable security definer set search_path = '' as $$
  select coalesce((select max(d.rank) from public.cards d
    where d.instance_id = c.instance_id and d.board_id = c.board_id and d.column_id = c.id), '')
  from public.boards b
  join public.board_columns c on c.instance_id = b.instance_id and c.board_id = b.id and c.id = of_column and c.deleted_at is null
  where b.instance_id = app.instance_id() and b.id = board and b.user_id = auth.uid() and b.deleted_at is null
$$;
grant select on public.boards, public.board_columns, public.cards to app_definer;
alter function app.own_column_end(uuid, uuid) owner to app_definer;
grant execute on function app.own_column_end(uuid, uuid) to api_token;

-- A draft waits for its person in the journal: a token finishes nothing.
select app.open_to_tokens('public.sessions', 'insert', array['id', 'title', 'answers', 'framework'], 'journal:draft',
  'user_id = (select auth.uid()) and framework = ''free'' and status = ''draft''');
select app.open_to_tokens('public.cards', 'insert', array['id', 'board_id', 'column_id', 'title', 'body', 'rank', 'due_on'], 'plans:add',
  'app.own_column_end(board_id, column_id) is not null');
revoke create on schema app from app_definer, app_purger;
