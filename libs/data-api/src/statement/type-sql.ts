import { quoteIdentifier } from '@reflectory/runtime/database';
import { DataApiError } from '../data-api-error.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';

/** Names of the SQL standard for types that PostgreSQL knows by another. */
const standardNames = new Map([
  ['int', 'int4'],
  ['integer', 'int4'],
  ['bigint', 'int8'],
  ['smallint', 'int2'],
  ['decimal', 'numeric'],
  ['real', 'float4'],
  ['float', 'float8'],
  ['double precision', 'float8'],
  ['boolean', 'bool'],
  ['character', 'bpchar'],
  ['char', 'bpchar'],
  ['character varying', 'varchar'],
  ['bit varying', 'varbit'],
  ['time without time zone', 'time'],
  ['time with time zone', 'timetz'],
  ['timestamp without time zone', 'timestamp'],
  ['timestamp with time zone', 'timestamptz'],
]);

/** SQL of a type that the caller names: only types of the catalogue are known. @throws DataApiError 42704 */
export function typeSql(asked: string, catalogue: Catalogue, schema: string): string {
  const isArray = asked.endsWith('[]');
  const plain = isArray ? asked.slice(0, -2) : asked;
  const lower = plain.toLowerCase();
  const name = standardNames.get(lower) ?? lower;
  const schemas = catalogue.types.get(name) ?? [];
  const places = ['pg_catalog', schema, 'public', 'extensions'];
  const place = places.find((candidate) => schemas.includes(candidate));
  if (!place) throw new DataApiError(400, '42704', `type "${plain.slice(0, 100)}" does not exist`);
  return `${quoteIdentifier(place)}.${quoteIdentifier(name)}${isArray ? '[]' : ''}`;
}
