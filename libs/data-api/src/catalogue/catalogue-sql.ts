/** Tables and views of the exposed schemas ($1). */
export const relationsSql = `
  select c.oid::text as id, n.nspname as schema, c.relname as name, c.relkind = 'r' as "isPlainTable",
    c.relkind = 'v' or c.relrowsecurity as "isGuarded",
    (select json_agg(json_build_object('position', a.attnum, 'name', a.attname,
        'type', format_type(a.atttypid, a.atttypmod), 'default', case a.attidentity
          when 'd' then format('nextval(%L)', pg_get_serial_sequence(format('%I.%I', n.nspname, c.relname), a.attname))
          else pg_get_expr(d.adbin, d.adrelid) end) order by a.attnum)
      from pg_attribute a left join pg_attrdef d
        on d.adrelid = a.attrelid and d.adnum = a.attnum and a.attgenerated = ''
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname = any ($1) and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname`;

/** Unique indexes that hold for all rows, of any table: views may show it. */
export const uniqueKeysSql = `
  select i.indrelid::text as id, i.indisprimary as "isPrimary",
    array(select k.number from unnest(i.indkey::int2[]) with ordinality k (number, place)
      where k.place <= i.indnkeyatts order by k.place) as positions
  from pg_index i join pg_class c on c.oid = i.indrelid
  where i.indisunique and i.indpred is null and i.indexprs is null
    and c.relnamespace not in ('pg_catalog'::regnamespace, 'pg_toast'::regnamespace)
  order by i.indisprimary desc, i.indexrelid`;

/** Foreign keys of any table: views may show both ends of it. */
export const foreignKeysSql = `
  select conname as name, conrelid::text as source, conkey as "sourcePositions",
    confrelid::text as target, confkey as "targetPositions"
  from pg_constraint where contype = 'f' and conparentid = 0
  order by conname, conrelid`;

/** Rules of views, from which is read what they show. */
export const viewsSql = `
  select r.ev_class::text as id, r.ev_action::text as rule
  from pg_rewrite r join pg_class c on c.oid = r.ev_class
  where r.rulename = '_RETURN' and c.relkind in ('v', 'm')
    and c.relnamespace not in ('pg_catalog'::regnamespace, 'information_schema'::regnamespace)`;

/** Functions of the exposed schemas ($1). \`rowOf\` is the relation whose row is the only argument. */
export const routinesSql = `
  select n.nspname as schema, p.proname as name, p.provolatile = 'v' as "isVolatile", p.proretset as "returnsSet",
    p.prorettype = 'void'::regtype as "isVoid", p.prorows = 1 as "isOneRow",
    format_type(p.prorettype, null) as result,
    (select r.oid::text from pg_type y join pg_class r on r.oid = y.typrelid
      where y.oid = p.prorettype and r.relkind in ('r', 'p', 'v', 'm', 'f')) as relation,
    (select r.oid::text from pg_type y join pg_class r on r.oid = y.typrelid
      where p.pronargs = 1 and y.oid = p.proargtypes[0] and r.relkind in ('r', 'p', 'v', 'm', 'f')) as "rowOf",
    (select coalesce(json_agg(json_build_object('name', coalesce(p.proargnames[k.any_place], ''),
        'type', format_type(k.type, null), 'hasDefault', k.place > p.pronargs - p.pronargdefaults,
        'isVariadic', p.provariadic <> 0 and k.place = p.pronargs) order by k.place), '[]')
      from (select a.type, row_number() over (order by a.place) as place, a.place as any_place
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) with ordinality a (type, place)
        where p.proargmodes is null or p.proargmodes[a.place] in ('i', 'b', 'v')) k) as arguments,
    coalesce(
      (select json_agg(json_build_object('name', p.proargnames[k.place], 'type', format_type(k.type, null),
          'default', null) order by k.place)
        from unnest(p.proallargtypes) with ordinality k (type, place)
        where p.proargmodes[k.place] in ('o', 'b', 't')),
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'default', null) order by a.attnum)
        from pg_type y join pg_type b on b.oid = coalesce(nullif(y.typbasetype, 0), y.oid)
          join pg_attribute a on a.attrelid = b.typrelid
        where y.oid = p.prorettype and b.typtype = 'c' and a.attnum > 0 and not a.attisdropped)
    ) as columns
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where n.nspname = any ($1) and p.prokind = 'f' and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
  order by p.proname, p.oid`;

/** Types that a caller may name: PostgreSQL's own, and those of schemas that statements find ($1). */
export const typesSql = `
  select y.typname as name, array_agg(n.nspname) as schemas
  from pg_type y join pg_namespace n on n.oid = y.typnamespace
  where (n.nspname = 'pg_catalog' or n.nspname = any ($1)) and y.typtype in ('b', 'd', 'e', 'r', 'm')
    and y.typcategory <> 'A'
  group by y.typname`;
