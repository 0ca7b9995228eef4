-- What an older built-in engine found is found anew, a few entries of each person at a time. The old stays until then.

grant create on schema app to app_definer;

-- How far each person's entries are with an engine.
create table app.analysis_renewals (
  instance_id uuid not null,
  user_id uuid not null,
  engine text not null,
  total integer not null,
  done integer not null default 0,
  -- The entry that was reached.
  reached_entry uuid not null default '00000000-0000-0000-0000-000000000000',
  served_at timestamptz not null default '-infinity',
  ended_at timestamptz,
  primary key (instance_id, user_id),
  foreign key (instance_id, user_id) references public.instance_users (instance_id, user_id) on delete cascade
);
select app.protect('app.analysis_renewals');
create index analysis_renewals_next on app.analysis_renewals (served_at) where ended_at is null;
create index analyses_engine on public.analyses (engine, instance_id, user_id, entry_id);

grant select, insert, update, delete on app.analysis_renewals to app_definer;
grant select, delete on app.analysis_renewals to app_purger;

-- The built-in engines before this one that some analysis is of; touches one row for each engine there is.
create function app.older_engines(current_engine text) returns text[]
language sql stable security definer set search_path = '' as $$
  with recursive engines as (
    (select a.engine from public.analyses a order by a.engine limit 1)
    union all
    select (select a.engine from public.analyses a where a.engine > e.engine order by a.engine limit 1)
    from engines e where e.engine is not null)
  select coalesce(array_agg(e.engine), '{}') from engines e
  where e.engine ~ '^builtin@[0-9]+$' and e.engine <> current_engine
$$;

-- Plans the work for everybody who has older analyses and no plan yet; what was out of reach is tried again after a day.
create function app.plan_renewals(current_engine text) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  older text[] := app.older_engines(current_engine);
  planned integer;
begin
  if older = '{}' then
    return 0;
  end if;
  insert into app.analysis_renewals as r (instance_id, user_id, engine, total)
    select a.instance_id, a.user_id, current_engine, count(*) from public.analyses a
    where a.engine = any (older) group by a.instance_id, a.user_id
    on conflict (instance_id, user_id) do update
    set engine = excluded.engine, total = excluded.total, done = 0, ended_at = null,
      reached_entry = '00000000-0000-0000-0000-000000000000'
    where r.engine <> excluded.engine or r.ended_at < now() - interval '1 day';
  get diagnostics planned = row_count;
  return planned;
end $$;

-- The next entries of whoever waited longest, so that nobody's thousands delay another's few. Empty: nothing is left.
create function app.take_renewals(current_engine text, most integer) returns table (
  instance_id uuid, user_id uuid, entry_id uuid, text text, revision text, language text
)
language plpgsql security definer set search_path = '' as $$
declare
  next app.analysis_renewals;
  older text[] := app.older_engines(current_engine);
  found_any boolean := false;
begin
  loop
    select r.* into next from app.analysis_renewals r where r.ended_at is null and r.engine = current_engine
      order by r.served_at limit 1 for update skip locked;
    if not found then
      return;
    end if;
    perform set_config('app.instance_id', next.instance_id::text, true);
    if app.is_feature_enabled('insights') then
      return query
        select e.instance_id, e.user_id, e.id, e.text, e.revised_at::text, a.result ->> 'language'
        from public.analyses a
        join public.entries e on e.instance_id = a.instance_id and e.id = a.entry_id
          and e.binned_at is null and e.analysis_state is null
        where a.instance_id = next.instance_id and a.user_id = next.user_id and a.engine = any (older)
          and a.entry_id > next.reached_entry
        order by a.entry_id limit most;
      found_any := found;
    end if;
    update app.analysis_renewals r set served_at = clock_timestamp(), ended_at = case when not found_any then now() end,
      done = case when found_any then r.done else r.total end
      where r.instance_id = next.instance_id and r.user_id = next.user_id;
    if found_any then
      return;
    end if;
  end loop;
end $$;

-- Null findings: the entry could not be read and is passed over. Keeps nothing where the entry was changed meanwhile.
create function app.keep_renewed(
  at_instance uuid, entry uuid, of_revision text, of_engine text, of_hash text, findings jsonb
) returns void
language plpgsql security definer set search_path = '' as $$
declare
  person uuid;
begin
  select e.user_id into person from public.entries e where e.instance_id = at_instance and e.id = entry for update;
  if person is null then
    return;
  end if;
  update public.analyses a set engine = of_engine, input_hash = of_hash, result = findings
    from public.entries e
    where findings is not null and a.instance_id = at_instance and a.entry_id = entry and a.engine like 'builtin@%'
      and e.instance_id = at_instance and e.id = entry and e.analysis_state is null
      and e.revised_at::text is not distinct from of_revision;
  update app.analysis_renewals r set done = least(r.done + 1, r.total), reached_entry = entry
    where r.instance_id = at_instance and r.user_id = person and r.engine = of_engine and r.reached_entry < entry;
end $$;

-- How far the caller's entries are; no row where nothing is being done.
create function app.own_renewal() returns table (total integer, done integer)
language sql stable security definer set search_path = '' as $$
  select r.total, r.done from app.analysis_renewals r
  where r.instance_id = app.instance_id() and r.user_id = auth.uid() and r.ended_at is null
$$;

alter function app.older_engines(text) owner to app_definer;
alter function app.plan_renewals(text) owner to app_definer;
alter function app.take_renewals(text, integer) owner to app_definer;
alter function app.keep_renewed(uuid, uuid, text, text, text, jsonb) owner to app_definer;
alter function app.own_renewal() owner to app_definer;
grant execute on function app.older_engines(text) to app_definer;
grant execute on function app.plan_renewals(text), app.take_renewals(text, integer),
  app.keep_renewed(uuid, uuid, text, text, text, jsonb) to worker;
grant execute on function app.own_renewal() to authenticated;

revoke create on schema app from app_definer;
