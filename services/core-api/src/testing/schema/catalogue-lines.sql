-- One line for everything that a schema consists of, whatever the order it was made in.
with ours as (
  select oid, nspname as schema from pg_namespace
  where nspname !~ '^pg_' and nspname not in ('information_schema')
), relations as (
  select c.*, schema, schema || '.' || c.relname as name from pg_class c join ours on ours.oid = c.relnamespace
)
select concat_ws(' ', 'schema', schema,
    (select array_agg(acl::text order by acl::text) from pg_namespace n, unnest(nspacl) as acl where n.oid = ours.oid)) as line
from ours
union all
select concat_ws(' ', 'relation', name, relkind, relpersistence, relrowsecurity, relforcerowsecurity, reloptions,
    pg_get_userbyid(relowner),
    (select array_agg(acl::text order by acl::text) from unnest(relacl) as acl),
    case when relkind in ('v', 'm') then pg_get_viewdef(oid) end)
from relations where relkind in ('r', 'p', 'v', 'm', 'S')
union all
select concat_ws(' ', 'column', name,
    row_number() over (partition by attrelid order by attnum), attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
    pg_get_expr(adbin, adrelid), (select array_agg(acl::text order by acl::text) from unnest(attacl) as acl))
from relations r
join pg_attribute a on a.attrelid = r.oid and attnum > 0 and not attisdropped
left join pg_attrdef d on d.adrelid = r.oid and d.adnum = a.attnum
where relkind in ('r', 'p', 'v', 'm')
union all
select concat_ws(' ', 'constraint', name, conname, convalidated, pg_get_constraintdef(k.oid))
from relations r join pg_constraint k on k.conrelid = r.oid
union all
select concat_ws(' ', 'index', pg_get_indexdef(indexrelid), indisvalid)
from relations r join pg_index i on i.indrelid = r.oid
union all
select concat_ws(' ', 'policy', name, polname, polpermissive, polcmd,
    (select array_agg(case role when 0 then 'public' else pg_get_userbyid(role) end order by 1) from unnest(polroles) as role),
    pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid))
from relations r join pg_policy p on p.polrelid = r.oid
union all
select concat_ws(' ', 'trigger', name, tgenabled, pg_get_triggerdef(t.oid))
from relations r join pg_trigger t on t.tgrelid = r.oid and not tgisinternal
union all
select concat_ws(' ', 'function', pg_get_userbyid(proowner),
    (select array_agg(acl::text order by acl::text) from unnest(proacl) as acl), pg_get_functiondef(f.oid))
from pg_proc f join ours on ours.oid = f.pronamespace where prokind in ('f', 'p')
union all
select concat_ws(' ', 'type', schema, typname, typtype,
    (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = t.oid))
from pg_type t join ours on ours.oid = t.typnamespace where typtype in ('e', 'd')
union all
select concat_ws(' ', 'default privilege', pg_get_userbyid(defaclrole), defaclnamespace::regnamespace, defaclobjtype,
    (select array_agg(acl::text order by acl::text) from unnest(defaclacl) as acl))
from pg_default_acl
union all
select concat_ws(' ', 'published', pubname, schemaname, tablename, attnames, rowfilter) from pg_publication_tables
union all
select concat_ws(' ', 'publication', pubname, puballtables, pubinsert, pubupdate, pubdelete, pubtruncate) from pg_publication
union all
select concat_ws(' ', 'comment', pg_describe_object(classoid, objoid, objsubid), description)
from pg_description where classoid in ('pg_class'::regclass, 'pg_proc'::regclass, 'pg_policy'::regclass, 'pg_constraint'::regclass)
  and objoid >= 16384
union all
select concat_ws(' ', 'event trigger', evtname, evtevent, evtenabled, evtfoid::regproc) from pg_event_trigger
union all
select concat_ws(' ', 'extension', extname, extversion, extnamespace::regnamespace) from pg_extension
order by 1
