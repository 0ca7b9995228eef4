-- Every table of the product that a client is granted anything on.
select c.relname as name,
  (select array_agg(a.attname::text order by place)
   from pg_index i, unnest(i.indkey::int2[]) with ordinality as keys (attnum, place)
   join pg_attribute a on a.attnum = keys.attnum and a.attrelid = c.oid
   where i.indrelid = c.oid and i.indisprimary) as key,
  (select coalesce(jsonb_agg(p.rule), '[]') from (
     select pg_get_expr(polqual, polrelid) as rule from pg_policy
     where polrelid = c.oid and polpermissive and polcmd in ('r', '*')
       and (polroles = '{0}' or 'authenticated'::regrole = any (polroles))
     order by polname) p) as "readRules",
  (select array_agg(person_column order by person_column) from app.columns_of_people() people
   where people.place = c.oid) as "personColumns",
  (select jsonb_agg(jsonb_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, null),
      'isNullable', not a.attnotnull,
      -- What is made of other columns is no default: to a client it is a column that it does not give.
      'default', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
      'comment', col_description(c.oid, a.attnum),
      'canInsert', has_column_privilege('authenticated', c.oid, a.attnum, 'insert'),
      'canUpdate', has_column_privilege('authenticated', c.oid, a.attnum, 'update'),
      'check', (select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
          and pg_get_constraintdef(k.oid) ~ '= ANY \(ARRAY\[' order by k.conname limit 1)
    ) order by a.attnum)
   from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
from pg_class c
where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
  and (has_any_column_privilege('authenticated', c.oid, 'select, insert, update')
    or has_any_column_privilege('anon', c.oid, 'select, insert, update'))
order by c.relname
