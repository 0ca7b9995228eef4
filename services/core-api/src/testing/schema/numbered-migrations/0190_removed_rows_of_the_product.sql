-- Of the product's own tables a removed row is told to those alone who could read it.

-- What a row has to be for a role to read it, as a condition on the columns of its table; null where the table is not one
-- of the product's, or no policy of it lets the role read.
create function realtime.read_condition(of_relation oid, of_role name) returns text
language sql stable security definer set search_path = '' as $$
  select '(' || string_agg(pg_catalog.pg_get_expr(p.polqual, p.polrelid), ') or (') filter (where p.polpermissive) || ')'
    || coalesce(' and (' || string_agg(pg_catalog.pg_get_expr(p.polqual, p.polrelid), ') and (')
      filter (where not p.polpermissive) || ')', '')
  from pg_catalog.pg_policy p
  where p.polrelid = of_relation and p.polcmd in ('r', '*') and exists (
    select from unnest(p.polroles) r (id) where r.id = 0 or pg_catalog.pg_has_role(of_role, r.id, 'member'))
  having exists (select from pg_catalog.pg_policy t
    where t.polrelid = of_relation and t.polname = 'instance_isolation' and not t.polpermissive)
$$;

drop function realtime.published_table(text, text);
create function realtime.published_table(schema_name text, table_name text)
returns table (
  relation oid, has_instance boolean, primary_key text[],
  has_full_identity boolean, has_row_security boolean, columns jsonb, is_ours boolean, read_conditions jsonb
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
        'sqlType', pg_catalog.format_type(a.atttypid, null),
        'readers', (select jsonb_agg(r) from unnest(array['anon', 'authenticated', 'service_role']) r
          where has_schema_privilege(r, n.oid, 'usage')
            and has_column_privilege(r, c.oid, a.attnum, 'select'))) order by a.attnum)
      from pg_catalog.pg_attribute a join pg_catalog.pg_type t on t.oid = a.atttypid
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped),
    exists (select from pg_catalog.pg_policy p
      where p.polrelid = c.oid and p.polname = 'instance_isolation' and not p.polpermissive),
    jsonb_build_object('anon', realtime.read_condition(c.oid, 'anon'),
      'authenticated', realtime.read_condition(c.oid, 'authenticated'))
  from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where n.nspname = schema_name and c.relname = table_name and exists (
    select from pg_catalog.pg_publication_tables p
    where p.pubname = 'supabase_realtime' and p.schemaname = schema_name and p.tablename = table_name)
$$;
grant execute on function realtime.published_table(text, text) to realtime_admin;
