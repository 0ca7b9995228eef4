-- Versions are thinned by the days of whoever wrote them, and each batch reads what came of age alone.

-- Deletes versions that came between two moments and that a later one of the same unit ('hour', 'day', 'week') stands
-- for. The first stays. Takes up to `most` behind a place, and answers how many went and the place of the last one
-- looked at, null at the end.
create function app.thin_entry_versions(
  unit text, from_at timestamptz, to_at timestamptz, after_at text, after_row text, most integer
) returns table (thinned integer, last_at text, last_row text)
language sql security definer set search_path = '' set timezone = 'UTC' set enable_seqscan = off as $$
  with looked_at as materialized (
    select v.ctid as place, v.instance_id, v.user_id, v.entry_id, v.version, v.created_at
    from public.entry_versions v
    where v.created_at >= coalesce(after_at::timestamptz, from_at) and v.created_at <= to_at
      and (after_at is null or (v.created_at, v.ctid) > (after_at::timestamptz, after_row::tid))
    order by v.created_at, v.ctid limit most),
  spare as (
    select a.place from looked_at a
    join public.entries e on e.instance_id = a.instance_id and e.id = a.entry_id
    -- Versions are numbered in the order of time: where any later one is of the same unit, the next one is.
    cross join lateral (
      select l.created_at from public.entry_versions l
      where l.instance_id = a.instance_id and l.user_id = a.user_id and l.entry_id = a.entry_id
        and l.version > a.version
      order by l.version limit 1) next
    where date_trunc(unit, next.created_at, coalesce(e.time_zone, 'UTC'))
        = date_trunc(unit, a.created_at, coalesce(e.time_zone, 'UTC'))
      and exists (select from public.entry_versions f
        where f.instance_id = a.instance_id and f.user_id = a.user_id and f.entry_id = a.entry_id
          and f.version < a.version)),
  gone as (delete from public.entry_versions v using spare where v.ctid = spare.place returning 1),
  last as (select l.created_at, l.place from looked_at l order by l.created_at desc, l.place desc limit 1)
  select (select count(*) from gone)::integer, (select l.created_at::text from last l), (select l.place::text from last l)
$$;

create function app.remove_resolved_conflicts(most integer) returns integer
language sql security definer set search_path = '' as $$
  with resolved as (
    select c.ctid as place from public.entry_conflicts c where c.resolved_at < now() - interval '30 days' limit most),
  removed as (delete from public.entry_conflicts c using resolved where c.ctid = resolved.place returning 1)
  select count(*)::integer from removed
$$;

grant create on schema app to app_purger;
alter function app.thin_entry_versions(text, timestamptz, timestamptz, text, text, integer) owner to app_purger;
alter function app.remove_resolved_conflicts(integer) owner to app_purger;
revoke create on schema app from app_purger;
revoke execute on function app.thin_entry_versions(text, timestamptz, timestamptz, text, text, integer),
  app.remove_resolved_conflicts(integer) from public;
grant execute on function app.thin_entry_versions(text, timestamptz, timestamptz, text, text, integer),
  app.remove_resolved_conflicts(integer) to worker;
drop function app.thin_entry_versions(integer);

-- Pinned entries stand first in their lists.
create index entries_pinned on public.entries (instance_id, user_id, entry_at desc) where is_pinned;
