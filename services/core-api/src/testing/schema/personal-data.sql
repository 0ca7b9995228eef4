-- Tables that hold something of a person, and how it goes with them: named in a column that deletion finds, hanging on a
-- row that goes, or (`removed` is false) by a name alone that nothing follows.
with recursive ours as (
  select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'app', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relispartition
), found (oid, removed) as (
  select 'auth.users'::regclass::oid, true
  union
  select place::oid, has_table_privilege('app_purger', place, 'delete') from app.columns_of_people()
  union
  select f.conrelid, f.confdeltype = 'c' from found join pg_constraint f on f.confrelid = found.oid and f.contype = 'f'
), named as (
  select o.oid from ours o join pg_attribute a on a.attrelid = o.oid and a.attnum > 0 and not a.attisdropped
  where a.attname ~ '(^|_)(email|phone|ip|user_agent|person|author|owner|made_by|created_by)$'
)
select o.name, coalesce(bool_or(f.removed), false) as removed
from ours o left join found f on f.oid = o.oid
where f.oid is not null or o.oid in (select oid from named)
group by o.name order by o.name
