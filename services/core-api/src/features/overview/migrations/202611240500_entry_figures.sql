-- What charts are drawn from: of each entry its moment, its length and what was found in it, and no sentence of it. Kept
-- by trigger in the transaction that writes the entry or what was found.

grant create on schema app to app_definer;

-- Derived from entries and analyses: not exported, and gone with them by the triggers below.
create table app.entry_figures (
  instance_id uuid not null,
  user_id uuid not null,
  entry_id uuid not null,
  entry_at timestamptz not null,
  -- As clocks showed it where it was written; null where that is not known.
  local_at timestamp,
  words integer not null,
  -- What was found is shown from this day on.
  sealed_until date,
  -- From −100 (unpleasant) to 100; null where nothing was found.
  valence smallint,
  -- What was found, the strongest first: name, family and share of each in percent.
  emotions text[] not null default '{}',
  families text[] not null default '{}',
  shares smallint[] not null default '{}',
  -- Names of themes, and the area of life of each; empty where it has none.
  themes text[] not null default '{}',
  areas text[] not null default '{}',
  primary key (instance_id, entry_id)
);
select app.protect('app.entry_figures');
create index entry_figures_latest on app.entry_figures (instance_id, user_id, entry_at desc);

grant select, insert, update, delete on app.entry_figures to app_definer;
grant select (instance_id, id, user_id, word_count, entry_at, time_zone, binned_at, sealed_until) on public.entries
  to app_definer;
grant select (instance_id, entry_id, result) on public.analyses to app_definer;

-- A list of what was found; empty where the reader wrote something else.
create function app.found_list(result jsonb, key text) returns jsonb language sql immutable parallel safe as $$
  select case when jsonb_typeof(result -> key) = 'array' then result -> key else '[]' end
$$;

-- Bounded, whatever was found: an analysis is a row that its person may write.
create function app.keep_figures(instances uuid[], entries uuid[]) returns void
language sql security definer set search_path = '' as $$
  -- Who writes an entry and who writes what was found in it come one after the other, and the later sees both.
  select from app.entry_figures f
    where (f.instance_id, f.entry_id) in (select * from unnest(instances, entries))
    order by f.instance_id, f.entry_id for update;
  with wanted as (select distinct w.instance_id, w.id from unnest(instances, entries) w (instance_id, id)),
  gone as (
    delete from app.entry_figures f using wanted w
    where f.instance_id = w.instance_id and f.entry_id = w.id and not exists (
      select from public.entries e where e.instance_id = w.instance_id and e.id = w.id and e.binned_at is null))
  insert into app.entry_figures (instance_id, user_id, entry_id, entry_at, local_at, words, sealed_until, valence,
    emotions, families, shares, themes, areas)
  select e.instance_id, e.user_id, e.id, e.entry_at, e.entry_at at time zone e.time_zone, e.word_count, e.sealed_until,
    felt.valence, coalesce(felt.emotions, '{}'), coalesce(felt.families, '{}'), coalesce(felt.shares, '{}'),
    coalesce(about.themes, '{}'), coalesce(about.areas, '{}')
  from wanted w
  join public.entries e on e.instance_id = w.instance_id and e.id = w.id and e.binned_at is null
  left join public.analyses a on a.instance_id = e.instance_id and a.entry_id = e.id
  left join lateral (
    select round(100 * sum(f.valence * f.share) / nullif(sum(f.share) filter (where f.valence is not null), 0)) as valence,
      array_agg(f.emotion order by f.share desc, f.emotion) as emotions,
      array_agg(f.family order by f.share desc, f.emotion) as families,
      array_agg(f.share order by f.share desc, f.emotion) as shares
    from (
      select left(coalesce(found ->> 'emotion', found ->> 'family'), 60) as emotion, left(found ->> 'family', 20) as family,
        case when jsonb_typeof(found -> 'percentage') = 'number'
          then least(greatest((found ->> 'percentage')::numeric, 0), 100)::smallint else 0 end as share,
        case when jsonb_typeof(found -> 'valence') = 'number'
          then least(greatest((found ->> 'valence')::numeric, -1), 1) end as valence
      from jsonb_array_elements(app.found_list(a.result, 'emotions')) with ordinality as listed (found, place)
      where place <= 24 and jsonb_typeof(found) = 'object') f
    where f.emotion is not null and f.family is not null) felt on true
  left join lateral (
    select array_agg(left(found ->> 'name', 80) order by place) as themes,
      array_agg(left(coalesce(found ->> 'area', ''), 40) order by place) as areas
    from jsonb_array_elements(app.found_list(a.result, 'themes')) with ordinality as listed (found, place)
    where place <= 12 and found ->> 'name' is not null) about on true
  on conflict (instance_id, entry_id) do update
    set user_id = excluded.user_id, entry_at = excluded.entry_at, local_at = excluded.local_at, words = excluded.words,
      sealed_until = excluded.sealed_until, valence = excluded.valence, emotions = excluded.emotions,
      families = excluded.families, shares = excluded.shares, themes = excluded.themes, areas = excluded.areas
$$;

create function app.keep_entry_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'INSERT' then
    perform app.keep_figures(array_agg(k.instance_id), array_agg(k.id)) from kept k;
  elsif tg_op = 'UPDATE' then
    perform app.keep_figures(array_agg(k.instance_id), array_agg(k.id))
      from kept k join gone g on g.instance_id = k.instance_id and g.id = k.id
      where (k.user_id, k.word_count, k.entry_at, k.time_zone, k.binned_at, k.sealed_until) is distinct from
        (g.user_id, g.word_count, g.entry_at, g.time_zone, g.binned_at, g.sealed_until);
  else
    delete from app.entry_figures f using gone g where f.instance_id = g.instance_id and f.entry_id = g.id;
  end if;
  return null;
end $$;
create trigger figures_written after insert on public.entries referencing new table as kept
  for each statement execute function app.keep_entry_figures();
create trigger figures_changed after update on public.entries referencing old table as gone new table as kept
  for each statement execute function app.keep_entry_figures();
create trigger figures_deleted after delete on public.entries referencing old table as gone
  for each statement execute function app.keep_entry_figures();

create function app.keep_found_figures() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
  perform app.keep_figures(array_agg(c.instance_id), array_agg(c.entry_id)) from changed c;
  return null;
end $$;
create trigger figures_found after insert on public.analyses referencing new table as changed
  for each statement execute function app.keep_found_figures();
create trigger figures_found_anew after update on public.analyses referencing new table as changed
  for each statement execute function app.keep_found_figures();
create trigger figures_lost after delete on public.analyses referencing old table as changed
  for each statement execute function app.keep_found_figures();

-- How far the worker came with the entries that were there before this file; triggers keep the others.
create table app.figures_backfill (
  is_only boolean primary key default true check (is_only),
  -- The entry that was reached.
  reached_instance uuid not null default '00000000-0000-0000-0000-000000000000',
  reached_entry uuid not null default '00000000-0000-0000-0000-000000000000',
  is_done boolean not null default false
);
insert into app.figures_backfill default values;
grant select, update on app.figures_backfill to app_definer;

-- Keeps the figures of the next entries. Returns how many, 0 when there are no more.
create function app.keep_next_figures(most integer) returns integer
language plpgsql security definer set search_path = '' as $$
declare
  so_far app.figures_backfill;
  instances uuid[];
  ids uuid[];
begin
  -- Two workers take one step after the other.
  select * into so_far from app.figures_backfill for update;
  if so_far.is_done then
    return 0;
  end if;
  select array_agg(n.instance_id order by n.instance_id, n.id), array_agg(n.id order by n.instance_id, n.id)
    into instances, ids
    from (
      select e.instance_id, e.id from public.entries e
      where (e.instance_id, e.id) > (so_far.reached_instance, so_far.reached_entry)
      order by e.instance_id, e.id limit most) n;
  if ids is null then
    update app.figures_backfill set is_done = true;
    return 0;
  end if;
  perform app.keep_figures(instances, ids);
  update app.figures_backfill
    set reached_instance = instances[cardinality(instances)], reached_entry = ids[cardinality(ids)];
  return cardinality(ids);
end $$;

-- Figures of the caller, on the clock of where each was written, else of the zone. Nothing is told of what was found in
-- entries that are sealed on the day.
create function app.own_figures(zone text, today date) returns table (
  entry_id uuid, day date, hour smallint, words integer, valence smallint,
  emotions text[], families text[], shares smallint[], themes text[], areas text[]
)
language sql stable security definer set search_path = '' as $$
  select f.entry_id, m.local_at::date, extract(hour from m.local_at)::smallint, f.words,
    case when m.is_open then f.valence end, case when m.is_open then f.emotions else '{}' end,
    case when m.is_open then f.families else '{}' end, case when m.is_open then f.shares else '{}' end,
    case when m.is_open then f.themes else '{}' end, case when m.is_open then f.areas else '{}' end
  from app.entry_figures f
  cross join lateral (
    select coalesce(f.local_at, f.entry_at at time zone zone) as local_at,
      coalesce(f.sealed_until <= today, true) as is_open) m
  where f.instance_id = app.instance_id() and f.user_id = auth.uid()
    -- Years of four digits.
    and f.entry_at between '0001-01-02' and '9999-12-30'
$$;

-- Entries of the caller, and those of them that have no figures yet. Nobody's are counted once the worker is through.
create function app.own_figures_to_come() returns table (entries integer, to_come integer)
language plpgsql stable security definer set search_path = '' as $$
begin
  if (select b.is_done from app.figures_backfill b) then
    return query select 0, 0;
  else
    return query select count(*)::integer, (count(*) filter (where f.entry_id is null))::integer
      from public.entries e
      left join app.entry_figures f on f.instance_id = e.instance_id and f.entry_id = e.id
      where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.binned_at is null;
  end if;
end $$;

grant execute on function app.found_list(jsonb, text), app.keep_figures(uuid[], uuid[]) to app_definer;
alter function app.keep_figures(uuid[], uuid[]) owner to app_definer;
alter function app.keep_entry_figures() owner to app_definer;
alter function app.keep_found_figures() owner to app_definer;
alter function app.keep_next_figures(integer) owner to app_definer;
alter function app.own_figures(text, date) owner to app_definer;
alter function app.own_figures_to_come() owner to app_definer;
revoke create on schema app from app_definer;
grant execute on function app.own_figures(text, date), app.own_figures_to_come() to authenticated;
grant execute on function app.keep_next_figures(integer) to worker;
