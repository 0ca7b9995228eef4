-- Nobody can be asked who may see a row that is gone: where rows are guarded no more than its key is told.

drop function realtime.published_table(text, text);
create function realtime.published_table(schema_name text, table_name text)
returns table (
  relation oid, has_instance boolean, primary_key text[],
  has_full_identity boolean, has_row_security boolean, columns jsonb
)
language sql stable security definer set search_path = '' as $$
  select c.oid,
    exists (select from pg_catalog.pg_attribute a
      where a.attrelid = c.oid and a.attname = 'instance_id' and not a.attisdropped),
    coalesce((select array_agg(a.attname::text order by k.position) from pg_catalog.pg_index i
      cross join unnest(i.indkey) with ordinality k (number, position)
      join pg_catalog.pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary), '{}'),
    c.relreplident = 'f',
    c.relrowsecurity,
    (select jsonb_agg(jsonb_build_object('name', a.attname, 'type', t.typname,
        'readers', (select jsonb_agg(r) from unnest(array['anon', 'authenticated', 'service_role']) r
          where has_column_privilege(r, c.oid, a.attnum, 'select'))) order by a.attnum)
      from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped)
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = schema_name and c.relname = table_name and exists (
    select from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = schema_name and p.tablename = table_name)
$$;
grant execute on function realtime.published_table(text, text) to realtime_admin;
