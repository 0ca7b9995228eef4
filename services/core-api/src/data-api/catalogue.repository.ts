import type { Transaction } from '../database/database.ts';
import type { Catalogue, Column, ForeignKey, Relation, Routine, RoutineArgument } from './catalogue.ts';

type RelationRow = {
  name: string;
  is_table: boolean;
  columns: Column[];
  keys: { columns: string[]; is_primary: boolean }[];
};

const relationsSql = `
  select c.relname as name, c.relkind in ('r', 'p') as is_table,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'default', pg_get_expr(d.adbin, d.adrelid)) order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    (select coalesce(json_agg(json_build_object('is_primary', i.indisprimary, 'columns',
        (select json_agg(a.attname order by k.position) from unnest(i.indkey) with ordinality k (number, position)
          join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
          where k.position <= i.indnkeyatts))), '[]')
      from pg_index i
      where i.indrelid = c.oid and i.indisunique and i.indpred is null and i.indexprs is null) as keys
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f')
  order by c.relname`;

const foreignKeysSql = `
  select k.conname as name, c.relname as "table", f.relname as target,
    (select json_agg(a.attname order by n.position) from unnest(k.conkey) with ordinality n (number, position)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = n.number) as columns,
    (select json_agg(a.attname order by n.position) from unnest(k.confkey) with ordinality n (number, position)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = n.number) as "targetColumns"
  from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0
    and c.relnamespace = 'public'::regnamespace and f.relnamespace = 'public'::regnamespace
  order by k.conname`;

type RoutineRow = {
  name: string;
  arguments: RoutineArgument[] | null;
  is_volatile: boolean;
  returns_set: boolean;
  is_void: boolean;
  columns: Column[] | null;
  relation: string | null;
};

const routinesSql = `
  select p.proname as name, p.provolatile = 'v' as is_volatile, p.proretset as returns_set,
    p.prorettype = 'void'::regtype as is_void,
    (select r.relname from pg_type y join pg_class r on r.oid = y.typrelid
      where y.oid = p.prorettype and r.relkind in ('r', 'p', 'v') and r.relnamespace = 'public'::regnamespace) as relation,
    (select json_agg(json_build_object('name', p.proargnames[k.position], 'type', format_type(k.type, null),
        'hasDefault', k.position > p.pronargs - p.pronargdefaults) order by k.position)
      from unnest(p.proargtypes) with ordinality k (type, position)) as arguments,
    coalesce(
      (select json_agg(json_build_object('name', p.proargnames[k.position], 'type', format_type(k.type, null),
          'default', null) order by k.position)
        from unnest(p.proallargtypes) with ordinality k (type, position)
        where p.proargmodes[k.position] in ('o', 'b', 't')),
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
          'default', null) order by a.attnum)
        from pg_type y join pg_attribute a on a.attrelid = y.typrelid
        where y.oid = p.prorettype and y.typtype = 'c' and a.attnum > 0 and not a.attisdropped)
    ) as columns
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
  order by p.proname, p.oid`;

/** Reads every table, view and function of schema `public`, whoever created it. */
export async function readCatalogue(tx: Transaction): Promise<Catalogue> {
  const [foreignKeys, relations, routines] = await Promise.all([
    tx.query<ForeignKey>(foreignKeysSql),
    tx.query<RelationRow>(relationsSql),
    tx.query<RoutineRow>(routinesSql),
  ]);
  const byName = Map.groupBy(routines.map(toRoutine), ({ name }) => name);
  return {
    relations: new Map(relations.map((row) => [row.name, toRelation(row)])),
    foreignKeys,
    routines: byName,
  };
}

function toRelation({ name, is_table, columns, keys }: RelationRow): Relation {
  return {
    name,
    isTable: is_table,
    columns: byColumnName(columns),
    primaryKey: keys.find(({ is_primary }) => is_primary)?.columns ?? [],
    uniqueKeys: keys.map((key) => key.columns),
  };
}

function toRoutine(row: RoutineRow): Routine {
  return {
    name: row.name,
    arguments: row.arguments ?? [],
    isVolatile: row.is_volatile,
    returnsSet: row.returns_set,
    columns: row.columns && byColumnName(row.columns),
    isVoid: row.is_void,
    relation: row.relation,
  };
}

const byColumnName = (columns: Column[] | null) =>
  new Map((columns ?? []).map((column) => [column.name, column]));
