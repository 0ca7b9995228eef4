-- Tokens that write entries and change the words of their person's own. What stood there before is kept as a version.
grant create on schema app to app_definer;

alter table public.api_tokens drop constraint api_tokens_scopes_check;
alter table public.api_tokens add constraint api_tokens_scopes_check check (cardinality(scopes) between 1 and 5
  and scopes <@ array['journal:read', 'journal:draft', 'journal:write', 'plans:read', 'plans:add']);

-- Opens a table for one command, as far as its policies let the person do that, and no further than `own`.
create or replace function app.open_to_tokens(target regclass, command text, columns text[], scope text, own text) returns void
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
      and p.polcmd in ('*', case command when 'select' then 'r' when 'update' then 'w' else 'a' end)
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
  clause := case command when 'select' then 'using (%1$s)' when 'update' then 'using (%1$s) with check (%1$s)'
    else 'with check (%1$s)' end;
  -- A rule of its own: it is asked once, and before any row, so that a table without rows refuses as well.
  execute format('create policy %I on %s as restrictive for %s to api_token %s',
    'tokens_scope_' || command, target, command, format(clause, format('(select app.need_scope(%L))', scope)));
  execute format('create policy %I on %s as restrictive for %s to api_token %s',
    'tokens_own_' || command, target, command, format(clause, own));
  execute format('grant %s (%s) on %s to api_token', command,
    (select string_agg(quote_ident(c), ', ') from unnest(columns) c), target);
end $$;

-- Versions are kept with the rights of their own, so that nobody needs a right to write history.
alter function app.keep_entry_version() security definer;
alter function app.keep_entry_version() owner to app_definer;
grant insert on public.entry_versions to app_definer;

-- The language of an instance, for whoever may not read the instance.
create function app.default_language() returns text language sql stable security definer set search_path = '' as $$
  select coalesce((select i.default_language from app.instances i where i.id = app.instance_id()), 'en')
$$;
grant select on app.instances to app_definer;
alter function app.default_language() owner to app_definer;
revoke execute on function app.default_language() from public;
grant execute on function app.default_language() to authenticated, api_token;

-- Whether entries are read at the instance of the caller, for whoever may not read its features.
create function app.is_insight_on() returns boolean language sql stable security definer set search_path = '' as $$
  select app.is_feature_enabled_at(app.instance_id(), 'insights')
$$;
alter function app.is_insight_on() owner to app_definer;
revoke execute on function app.is_insight_on() from public;
grant execute on function app.is_insight_on() to authenticated, api_token;
grant execute on function app.need_scope(text) to app_definer;

-- Sees to it that the caller has these tags or people, ties their entry to them, and unties those that nobody set by hand.
create function app.tie_named(entry uuid, of_kind text, keys text[], labels text[]) returns void
language plpgsql security definer set search_path = '' as $$
declare
  own text := case of_kind when 'tags' then 'tags' else 'people' end;
  link text := case of_kind when 'tags' then 'entry_tags' else 'entry_people' end;
  link_id text := case of_kind when 'tags' then 'tag_id' else 'person_id' end;
  known text[];
begin
  if auth.jwt() ? 'scopes' then
    perform app.need_scope('journal:write');
  end if;
  if not exists (select from public.entries e
      where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.id = entry) then
    return;
  end if;
  execute format('insert into public.%I (instance_id, user_id, key, label)
    select app.instance_id(), auth.uid(), l.key, l.label from unnest($1, $2) as l (key, label)
    on conflict (instance_id, user_id, key) do nothing', own) using keys, labels;
  -- One that was merged into another is the other.
  execute format('select coalesce(array_agg(distinct coalesce(m.key, t.key)), ''{}'') from public.%1$I t
    left join public.%1$I m on m.instance_id = t.instance_id and m.user_id = t.user_id and m.id = t.merged_into
    where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = any ($1)', own) into known using keys;
  execute format('delete from public.%I l using public.%I t
    where l.instance_id = app.instance_id() and l.user_id = auth.uid() and l.entry_id = $1 and not l.is_by_hand
      and t.instance_id = l.instance_id and t.id = l.%I and t.key <> all ($2)', link, own, link_id) using entry, known;
  execute format('insert into public.%I (instance_id, user_id, entry_id, %I)
    select t.instance_id, t.user_id, $1, t.id from public.%I t
    where t.instance_id = app.instance_id() and t.user_id = auth.uid() and t.key = any ($2)
    on conflict do nothing', link, link_id, own) using entry, known;
end $$;
grant delete on public.entry_tags, public.entry_people to app_definer;
alter function app.tie_named(uuid, text, text[], text[]) owner to app_definer;
revoke execute on function app.tie_named(uuid, text, text[], text[]) from public;
grant execute on function app.tie_named(uuid, text, text[], text[]) to authenticated, api_token;

grant execute on function app.announce_entry(text, uuid, text, boolean), app.known_time_zone(text), app.own_billing()
  to api_token;

-- A draft has no versions: a token finishes it with the words that it has. Those of a finished one follow its entry,
-- which kept them in the same transaction.
create function app.keep_answers_from_tokens() returns trigger
language plpgsql security definer set search_path = '' as $$
declare
  is_kept boolean := old.status = 'done' and exists (
    select from public.entries e
    join public.entry_versions v on v.instance_id = e.instance_id and v.user_id = e.user_id and v.entry_id = e.id
      and v.version = e.version - 1
    where e.instance_id = old.instance_id and e.session_id = old.id and v.created_at = now());
begin
  if not is_kept then
    new.answers := old.answers;
    new.documents := old.documents;
  end if;
  new.revision := case when is_kept then old.revision + 1 else old.revision end;
  return new;
end $$;
alter function app.keep_answers_from_tokens() owner to app_definer;
revoke execute on function app.keep_answers_from_tokens() from public;
create trigger token_answers before update on public.sessions
  for each row when (current_user = 'api_token') execute function app.keep_answers_from_tokens();

-- Whether a token may see the entry of a session. Asked past the policies: those of entries ask for sessions.
create function app.has_open_entry(session uuid) returns boolean
language sql stable security definer set search_path = '' as $$
  select exists (select from public.entries e
    where e.instance_id = app.instance_id() and e.session_id = session and e.user_id = auth.uid() and e.binned_at is null
      and (e.sealed_until is null or e.sealed_until <= (now() at time zone coalesce(e.time_zone, 'UTC'))::date))
$$;
alter function app.has_open_entry(uuid) owner to app_definer;
revoke execute on function app.has_open_entry(uuid) from public;
grant execute on function app.has_open_entry(uuid) to api_token;

-- What somebody is writing right now is theirs alone: drafts that were saved again after they came stay closed, and
-- sessions are as far away as their entries, whose words they hold.
do $$
declare
  session text := 'user_id = (select auth.uid())
    and (status = ''draft'' and framework = ''free'' and revision = 0 or app.has_open_entry(id))';
  entry text := 'user_id = (select auth.uid()) and binned_at is null
    and (sealed_until is null or sealed_until <= (now() at time zone coalesce(time_zone, ''UTC''))::date)';
  in_entry text := 'user_id = (select auth.uid()) and exists (select from public.entries e
    where e.instance_id = %1$I.instance_id and e.id = entry_id)';
begin
  perform app.open_to_tokens('public.sessions', 'select', app.read_columns('public.sessions'), 'journal:write', session);
  perform app.open_to_tokens('public.sessions', 'update', array['status', 'completed_at', 'answers', 'documents', 'revision'],
    'journal:write', session);
  grant insert (documents) on public.sessions to api_token;
  perform app.open_to_tokens('public.entries', 'insert', array['id', 'session_id', 'framework', 'framework_name', 'title',
    'text', 'document', 'word_count', 'entry_at', 'time_zone'], 'journal:write', entry);
  perform app.open_to_tokens('public.entries', 'update', array['title', 'text', 'document', 'word_count'],
    'journal:write', entry);
  perform app.open_to_tokens('public.artworks', 'select', app.read_columns('public.artworks'), 'journal:read',
    format(in_entry, 'artworks'));
  perform app.open_to_tokens('public.artworks', 'insert', array['entry_id', 'engine', 'seed', 'svg'], 'journal:write',
    format(in_entry, 'artworks'));
  perform app.open_to_tokens('public.entry_conflicts', 'select', app.read_columns('public.entry_conflicts'), 'journal:read',
    format(in_entry, 'entry_conflicts'));
  perform app.open_to_tokens('public.entry_conflicts', 'insert', array['entry_id', 'base_version', 'text', 'document',
    'answers', 'device'], 'journal:write', format(in_entry, 'entry_conflicts'));
end $$;
revoke create on schema app from app_definer;
