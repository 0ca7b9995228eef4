import { type Column, personColumnOf, placeOf } from '../../catalogue.ts';
import type { Row } from '../../plant.ts';
import { type Built, encode, eq, keyOf, pathOf, type Shape } from './shape.ts';

/** A row of somebody else, asked for in one of the forms of a read. */
export function read(shape: Shape): Built {
  const { relation, random, actor } = shape;
  const key = keyOf(relation);
  const forms: readonly [string, (row: Row) => string, Record<string, string>?][] = [
    ['by key', (row) => eq(row, key)],
    [
      'by id',
      (row) =>
        eq(
          row,
          key.filter((column) => column !== 'instance_id'),
        ),
    ],
    ['in a list', (row) => key.map((name) => `${name}=in.(${encode(row[name])})`).join('&')],
    ['by or', (row) => `or=(${key.map((name) => `${name}.eq.${encode(row[name])}`).join(',')})`],
    ['by and', (row) => `and=(${key.map((name) => `${name}.eq.${encode(row[name])}`).join(',')})&limit=1`],
    ['as one', (row) => eq(row, key), { accept: 'application/vnd.pgrst.object+json' }],
    ['as csv', (row) => eq(row, key), { accept: 'text/csv' }],
    ['counted', (row) => eq(row, key), { prefer: 'count=exact' }],
    ['of somebody', (row) => eq(row, [personColumnOf(relation) ?? 'instance_id'])],
  ];
  const [name, query, headers = {}] = random.pick(forms);
  const method = name === 'counted' && random.chance(0.5) ? 'HEAD' : 'GET';
  return {
    kind: `read ${name}`,
    request: (row) => ({
      method,
      path: pathOf(relation, query(row)),
      headers: { ...actor.headers, ...headers },
    }),
  };
}

const operators: Readonly<Record<string, readonly string[]>> = {
  text: ['eq', 'like', 'ilike', 'match', 'fts(simple)', 'not.eq', 'in'],
  uuid: ['eq', 'in', 'not.eq'],
  jsonb: ['path', 'cs'],
  'text[]': ['cs', 'ov', 'eq'],
};

/** A filter by a text that only the other row has; what is asked for stays one's own. */
export function filter(shape: Shape): Built | null {
  const { relation, random, actor } = shape;
  const foreign = shape.foreign.row;
  const told = relation.columns.filter(
    ({ name, type }) => operators[type] && foreign[name] !== null && foreign[name] !== undefined,
  );
  if (told.length === 0) return null;
  const column = random.pick(told);
  const operator = random.pick(operators[column.type] ?? ['eq']);
  const isCounted = random.chance(0.3);
  return {
    kind: `filter by ${column.type} ${operator}`,
    request: (row) => ({
      method: 'GET',
      path: pathOf(
        relation,
        `select=${keyOf(relation).join(',')}&${condition(column, operator, row[column.name])}&order=${keyOf(relation).join(',')}`,
      ),
      headers: { ...actor.headers, ...(isCounted && { prefer: 'count=exact' }) },
    }),
  };
}

function condition({ name }: Column, operator: string, value: unknown): string {
  const given = encode(value);
  switch (operator) {
    case 'like':
    case 'ilike':
      return `${name}=${operator}.*${given}*`;
    case 'in':
      return `${name}=in.(${given})`;
    case 'path':
      return `${name}-%3E%3Enote=eq.${encode(isRow(value) ? (value['note'] ?? value['title']) : value)}`;
    default:
      return Array.isArray(value)
        ? `${name}=${operator}.{${value.map(encode).join(',')}}`
        : `${name}=${operator}.${given}`;
  }
}

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Another table beside or around the one that is asked for. */
export function embed(shape: Shape): Built | null {
  const { relation, world, random, actor } = shape;
  const isExposed = (place: string) => place.startsWith('public.');
  const up = relation.foreignKeys
    .filter(({ target }) => isExposed(target))
    .map(({ target }) => target.slice(7));
  const down = world.catalogue.relations
    .filter(
      ({ schema, foreignKeys }) =>
        schema === 'public' && foreignKeys.some(({ target }) => target === placeOf(relation)),
    )
    .map(({ name }) => name);
  if (up.length + down.length === 0) return null;
  const other = random.pick([...up, ...down]);
  const join = random.pick(['', '!inner', '!left']);
  const key = keyOf(relation);
  const isThrough = random.chance(0.4);
  // A filter on the embedded table must not tell whether its rows exist either.
  const query = isThrough
    ? (row: Row) =>
        `select=*,${other}${join}(*)&${other}.instance_id=eq.${encode(row['instance_id'])}&order=${key.join(',')}`
    : (row: Row) => `select=*,${other}${join}(*)&${eq(row, key)}`;
  return {
    kind: `embed ${other}${isThrough ? ' filtered' : ''}`,
    request: (row) => ({ method: 'GET', path: pathOf(relation, query(row)), headers: actor.headers }),
  };
}
