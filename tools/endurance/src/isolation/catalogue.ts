import type { Owner } from '../testing/owner.ts';

/** A column as PostgreSQL describes it. */
export type Column = {
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  /** Whether its value is made by PostgreSQL alone. */
  isGenerated: boolean;
};

/** Columns that point at the columns of another table, `schema.name`. */
type ForeignKey = { name: string; columns: string[]; target: string; targetColumns: string[] };

/** A table or view of ours, or of a program. */
export type Relation = {
  schema: string;
  name: string;
  isTable: boolean;
  columns: Column[];
  primaryKey: string[];
  foreignKeys: ForeignKey[];
  /** Text of each check, those of one column before those of several. */
  checks: string[];
};

/** A function of schema public. */
type Routine = { name: string; isVolatile: boolean; arguments: { name: string; type: string }[] };

export type Catalogue = { relations: Relation[]; routines: Routine[] };

const relationsSql = `
  select n.nspname as schema, c.relname as name, c.relkind in ('r', 'p') as "isTable",
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
        'isNullable', not a.attnotnull, 'hasDefault', a.atthasdef,
        'isGenerated', a.attgenerated <> '' or a.attidentity <> '') order by a.attnum)
      from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname order by k.position)
      from pg_index i cross join unnest(i.indkey) with ordinality k (number, position)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
      where i.indrelid = c.oid and i.indisprimary), '[]') as "primaryKey",
    coalesce((select json_agg(json_build_object('name', f.conname, 'target', tn.nspname || '.' || t.relname,
        'columns', (select json_agg(a.attname order by k.position) from unnest(f.conkey) with ordinality k (number, position)
          join pg_attribute a on a.attrelid = f.conrelid and a.attnum = k.number),
        'targetColumns', (select json_agg(a.attname order by k.position) from unnest(f.confkey) with ordinality k (number, position)
          join pg_attribute a on a.attrelid = f.confrelid and a.attnum = k.number)) order by f.conname)
      from pg_constraint f join pg_class t on t.oid = f.confrelid join pg_namespace tn on tn.oid = t.relnamespace
      where f.conrelid = c.oid and f.contype = 'f'), '[]') as "foreignKeys",
    coalesce((select json_agg(pg_get_constraintdef(k.oid) order by cardinality(k.conkey), k.conname) from pg_constraint k
      where k.conrelid = c.oid and k.contype = 'c'), '[]') as checks
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'app', 'auth', 'storage', 'realtime') and c.relkind in ('r', 'p', 'v', 'm')
  order by 1, 2`;

const routinesSql = `
  select p.proname as name, p.provolatile = 'v' as "isVolatile",
    coalesce((select json_agg(json_build_object('name', p.proargnames[k.position], 'type', format_type(k.type, null))
        order by k.position) from unnest(p.proargtypes) with ordinality k (type, position)), '[]') as arguments
  from pg_proc p
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.prorettype <> 'trigger'::regtype
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by 1`;

/** Reads every table, view and function, whoever made it. */
export async function readCatalogue(owner: Owner): Promise<Catalogue> {
  return {
    relations: await owner.query<Relation>(relationsSql),
    routines: await owner.query<Routine>(routinesSql),
  };
}

export const placeOf = ({ schema, name }: Pick<Relation, 'schema' | 'name'>) => `${schema}.${name}`;

/** Rows of shared things that name a member of the instance, whoever works on them. */
export const namingTables: ReadonlySet<string> = new Set(['public.card_people', 'public.key_results']);

/** The column that says whose a row is; null where rows are the instance's. */
export function personColumnOf(relation: Relation): string | null {
  if (namingTables.has(placeOf(relation))) return null;
  const { columns, foreignKeys } = relation;
  const has = (name: string) => columns.some((column) => column.name === name);
  if (has('user_id')) return 'user_id';
  for (const { target, columns: from, targetColumns } of foreignKeys) {
    const position = targetColumns.indexOf(target === 'auth.users' ? 'id' : 'user_id');
    const isPerson = target === 'auth.users' || target === 'public.instance_users';
    if (isPerson && from[position]) return from[position];
  }
  return has('owner') ? 'owner' : null;
}
