-- A table that a program brought is the program's: when an account ends, its key to auth.users says what happens to its
-- rows. Ours are those that whoever removes accounts may delete from.

create or replace function app.columns_of_people()
returns table (place regclass, name text, person_column text, has_instance boolean)
language sql stable security definer set search_path = '' as $$
  select c.oid, n.nspname || '.' || c.relname, a.attname, exists (
    select from pg_catalog.pg_attribute i
    where i.attrelid = c.oid and i.attname = 'instance_id' and not i.attisdropped)
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  where n.nspname in ('public', 'app', 'auth', 'storage') and c.relkind in ('r', 'p') and not c.relispartition
    and (n.nspname in ('app', 'auth', 'storage') or has_table_privilege('app_purger', c.oid, 'delete'))
    and a.atttypid = 'uuid'::regtype
    -- A bucket is the instance's, whoever made it.
    and n.nspname || '.' || c.relname <> 'storage.buckets'
    and (a.attname = 'user_id' or (n.nspname = 'storage' and a.attname = 'owner') or exists (
      select from pg_catalog.pg_constraint f
      join pg_catalog.pg_attribute target on target.attrelid = f.confrelid
        and target.attnum = f.confkey[array_position(f.conkey, a.attnum)]
      where f.conrelid = c.oid and f.contype = 'f' and a.attnum = any (f.conkey)
        and (f.confrelid, target.attname) in (('auth.users'::regclass, 'id'), ('public.instance_users'::regclass, 'user_id'))))
  order by 2, 3
$$;
