import { getColumn, type Relation } from '../catalogue/catalogue.ts';
import type { Preferences } from '../grammar/preferences.ts';
import { quoteIdentifier } from '@reflectory/runtime/database';

const TENANT_COLUMN = 'instance_id';

/** The end of an insert that may meet existing rows: nothing, do nothing, or write over them. */
export function conflictSql(
  relation: Relation,
  keys: readonly string[],
  onConflict: readonly string[] | null,
  resolution: Preferences['resolution'],
): string {
  if (resolution === null) return '';
  const named = onConflict?.map((name) => getColumn(relation.columns, relation.name, name).name);
  const target = named ? withTenant(relation, named) : relation.primaryKey;
  if (target.length === 0) return '';
  const list = target.map(quoteIdentifier).join(', ');
  if (resolution === 'ignore-duplicates') return `on conflict (${list}) do nothing`;
  const changed = keys.filter((key) => !target.includes(key));
  const assigned = changed.length > 0 ? changed : target.slice(0, 1);
  const assignments = assigned.map((name) => `${quoteIdentifier(name)} = excluded.${quoteIdentifier(name)}`);
  return `on conflict (${list}) do update set ${assignments.join(', ')}`;
}

/** Keys are unique within an instance; a client that names the rest of such a key means that one. */
function withTenant(relation: Relation, names: readonly string[]): readonly string[] {
  const isKey = (wanted: readonly string[]) =>
    relation.uniqueKeys.some(
      (key) => key.length === wanted.length && wanted.every((name) => key.includes(name)),
    );
  const tenantNames = [TENANT_COLUMN, ...names];
  return !isKey(names) && isKey(tenantNames) ? tenantNames : names;
}
