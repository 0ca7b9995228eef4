import type { Actor } from '../actors.ts';
import { type Column, personColumnOf, placeOf, type Relation } from '../catalogue.ts';
import { newMarker } from '../marker.ts';
import type { PlantedRow, Row } from '../plant.ts';
import { nothingLike, type Probe, type ProbeMaker } from '../probe.ts';
import type { Random } from '../random.ts';
import { travellerName, victimNames, type World } from '../world.ts';

const victims: readonly string[] = victimNames;

/** A row of a victim, or of an instance where the actor is not; undefined where the actor may see all of the table. */
export function foreignRow(
  world: World,
  actor: Actor,
  relation: Relation,
  random: Random,
): PlantedRow | undefined {
  const isAdmin = actor.standing === 'admin' || actor.standing === 'super';
  const place = relation.name === 'note_titles' ? 'public.notes' : placeOf(relation);
  const rows = world.planted.filter(
    (planted) =>
      planted.place === place &&
      (planted.person ? victims.includes(planted.party) : planted.party === 'gamma') &&
      !(isAdmin && place === 'public.instance_users' && planted.instance.id === actor.host.id),
  );
  const own = world.planted.filter(
    ({ place: at, party, instance }) =>
      at === place && party === travellerName && instance.id !== actor.host.id,
  );
  if (actor.person?.name === travellerName && own.length > 0 && random.chance(0.7)) return random.pick(own);
  return rows.length > 0 ? random.pick(rows) : undefined;
}

type Shape = { relation: Relation; world: World; actor: Actor; random: Random; foreign: PlantedRow };
type Built = Pick<Probe, 'kind' | 'request' | 'undo' | 'lock' | 'known'>;

const json = { 'content-type': 'application/json' };
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const encode = (value: unknown) => encodeURIComponent(text(value));
const eq = (row: Row, columns: readonly string[]) =>
  columns.map((column) => `${column}=eq.${encode(row[column])}`).join('&');
const keyOf = ({ primaryKey, columns }: Relation) =>
  primaryKey.length > 0 ? primaryKey : columns.slice(0, 2).map(({ name }) => name);
const pathOf = ({ name }: Relation, query = '') => `/rest/v1/${name}${query === '' ? '' : `?${query}`}`;

const returning = ['return=representation', 'return=minimal', 'return=headers-only'];

function read(shape: Shape): Built {
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
function filter(shape: Shape): Built | null {
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
    case 'cs':
    case 'ov':
      return Array.isArray(value)
        ? `${name}=${operator}.{${value.map(encode).join(',')}}`
        : `${name}=${operator}.${given}`;
    case 'eq':
    case 'not.eq':
      return Array.isArray(value)
        ? `${name}=${operator}.{${value.map(encode).join(',')}}`
        : `${name}=${operator}.${given}`;
    default:
      return `${name}=${operator}.${given}`;
  }
}

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Another table beside or around the one that is asked for. */
function embed(shape: Shape): Built | null {
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

/** What a client would write of a row; ids are those of the other row, texts are new. */
function writable(
  { relation, actor, world }: Shape,
  row: Row,
  given: readonly string[],
): Record<string, unknown> {
  const own = personColumnOf(relation);
  const body: Record<string, unknown> = {};
  for (const { name, type, isGenerated, isNullable } of relation.columns) {
    const isOfTable = name === 'created_at' || name === 'updated_at' || name === 'share_token';
    if (isGenerated || isOfTable || row[name] === null || row[name] === undefined) continue;
    if (given.includes(name)) body[name] = row[name];
    else if (name === 'instance_id') body[name] = actor.host.id;
    else if (name === own) body[name] = actor.person?.id ?? row[name];
    else if (type === 'uuid') {
      // A parent that need not be there may have room for one row alone.
      if (isNullable) continue;
      const parent = ownParent(world, actor, relation, name);
      if (parent !== undefined) body[name] = parent;
    } else body[name] = plain(row[name]);
  }
  return body;
}

/** The row of the actor that nothing hangs on yet, as a column points at it. */
function ownParent({ planted }: World, { person }: Actor, relation: Relation, column: string): unknown {
  for (const { target, columns, targetColumns } of relation.foreignKeys) {
    const position = columns.indexOf(column);
    const rows = planted.filter(({ place, party }) => place === target && party === person?.name);
    const name = targetColumns[position];
    if (position >= 0 && name) return rows.at(-1)?.row[name];
  }
  return undefined;
}

const mine = newMarker({ party: 'nobody', table: 'any', column: 'any' });
/** Without the marks of the other party: what somebody writes down is theirs. */
const plain = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value).replace(/mk-[a-z]+-[a-z0-9_]+-[a-z0-9_]+-[0-9a-f]{12}/g, mine));

/** Takes away what the actor made under these ids, and nothing that was there before. */
function undoOf({ relation, actor, world }: Shape): Probe['undo'] {
  const key = keyOf(relation).filter((name) => name !== 'instance_id');
  const own = personColumnOf(relation);
  const { person, host } = actor;
  if (!person) return undefined;
  const nameOf = (row: Row) => key.map((name) => text(row[name])).join(' ');
  const planted = world.planted.filter(
    ({ place, instance }) => place === placeOf(relation) && instance === host,
  );
  return (things) => ({
    text: `delete from ${placeOf(relation)} where instance_id = $1
      and (${key.map((name) => `"${name}"::text`).join(" || ' ' || ")}) = any ($2) ${own ? `and "${own}" = $3` : ''}`,
    values: [
      host.id,
      things.map(nameOf).filter((name) => !planted.some(({ row }) => nameOf(row) === name)),
      ...(own ? [person.id] : []),
    ],
  });
}

function insert(shape: Shape): Built {
  const { relation, random, actor, foreign } = shape;
  const own = personColumnOf(relation);
  const uuids = relation.columns.filter(({ type }) => type === 'uuid').map(({ name }) => name);
  const forms: readonly [string, readonly string[]][] = [
    ['as somebody else', [own ?? 'instance_id']],
    ['at another instance', ['instance_id', own ?? 'instance_id']],
    ['below their rows', uuids.filter((name) => name !== own && name !== 'instance_id' && name !== 'id')],
    ['by their id', ['id']],
    ['with all of theirs', uuids],
  ];
  const [name, given] = random.pick(forms);
  const isUpsert = random.chance(0.4);
  const isMany = random.chance(0.2);
  const prefer = [
    random.pick(returning),
    ...(isUpsert ? [random.pick(['resolution=merge-duplicates', 'resolution=ignore-duplicates'])] : []),
  ];
  // Whoever writes at an own instance under an id that exists there learns that it exists: it cannot be given twice.
  const tellsByKey = name === 'by their id' && foreign.instance.id === actor.host.id;
  const query = isUpsert && random.chance(0.3) ? `on_conflict=${keyOf(relation).join(',')}` : '';
  const undo = undoOf(shape);
  return {
    kind: `${isUpsert ? 'upsert' : 'insert'} ${name}`,
    ...(tellsByKey && { known: "a key that is taken at one's own instance cannot be given again" }),
    request(row) {
      const body = writable(shape, row, given);
      return {
        method: 'POST',
        path: pathOf(relation, query),
        headers: { ...actor.headers, ...json, prefer: prefer.join(',') },
        body: JSON.stringify(isMany ? [body] : body),
      };
    },
    ...(undo && { undo }),
    lock: `${relation.name} ${actor.host.slug}`,
  };
}

function change(shape: Shape): Built {
  const { relation, random, actor } = shape;
  const key = keyOf(relation);
  const own = personColumnOf(relation);
  const told = relation.columns.filter(
    ({ name, type, isGenerated }) =>
      !isGenerated && !key.includes(name) && (type === 'text' || type === 'jsonb' || type === 'boolean'),
  );
  const column = told.length > 0 ? random.pick(told) : null;
  const headers = { ...actor.headers, ...json, prefer: random.pick(returning) };
  const set = (row: Row) =>
    JSON.stringify(column ? { [column.name]: plain(row[column.name]) } : { [own ?? 'id']: actor.person?.id });
  const forms: readonly [string, (row: Row) => { method: string; path: string; body?: string }][] = [
    ['update by key', (row) => ({ method: 'PATCH', path: pathOf(relation, eq(row, key)), body: set(row) })],
    [
      'take over',
      (row) => ({
        method: 'PATCH',
        path: pathOf(relation, eq(row, key)),
        body: JSON.stringify({ [own ?? 'instance_id']: actor.person?.id ?? actor.host.id }),
      }),
    ],
    [
      'update of somebody',
      (row) => ({ method: 'PATCH', path: pathOf(relation, eq(row, [own ?? 'instance_id'])), body: set(row) }),
    ],
    ['delete by key', (row) => ({ method: 'DELETE', path: pathOf(relation, eq(row, key)) })],
    [
      'delete of somebody',
      (row) => ({ method: 'DELETE', path: pathOf(relation, eq(row, [own ?? 'instance_id'])) }),
    ],
  ];
  const [name, make] = random.pick(forms);
  return { kind: name, request: (row) => ({ ...make(row), headers }) };
}

/** Own rows, moved to somebody else. */
function give(shape: Shape): Built {
  const { relation, actor, random } = shape;
  const own = personColumnOf(relation);
  const uuids = relation.columns.filter(({ type }) => type === 'uuid').map(({ name }) => name);
  const column = random.pick(uuids);
  const query = own && actor.person ? `${own}=eq.${actor.person.id}` : 'instance_id=not.is.null';
  return {
    kind: `give away ${column}`,
    request: (row) => ({
      method: 'PATCH',
      path: pathOf(relation, query),
      headers: { ...actor.headers, ...json, prefer: 'return=minimal' },
      body: JSON.stringify({ [column]: row[column] }),
    }),
    lock: `${relation.name} ${actor.name}`,
  };
}

const makers = [read, read, filter, filter, embed, change, change, insert, insert, give] as const;

/** Tables and views of schema public, by the calls that the catalogue allows. */
export const tryTable: ProbeMaker = (world, actor, random) => {
  const exposed = world.catalogue.relations.filter(({ schema }) => schema === 'public');
  const relation = random.pick(exposed);
  const foreign = foreignRow(world, actor, relation, random);
  if (!foreign) return null;
  const shape: Shape = { relation, world, actor, random, foreign };
  const make = random.pick(makers);
  // What somebody gives away would be gone; whoever may write nothing can try.
  if (make === give && actor.person && !actor.isRefused && relation.name === 'instance_users') return null;
  const built = make(shape);
  if (!built) return null;
  const isOfHost = foreign.instance.id === actor.host.id;
  // Where the actor stays the same person, only what lies elsewhere is foreign.
  const ofActor = Object.keys(foreign.row).filter((name) => foreign.row[name] === actor.person?.id);
  const kept = ['feature_key', ...(isOfHost ? ['instance_id'] : []), ...ofActor];
  const nothing = nothingLike(foreign.row, random, kept);
  // Nothing foreign is named.
  if (JSON.stringify(built.request(foreign.row)) === JSON.stringify(built.request(nothing))) return null;
  return {
    surface: 'rest',
    actor,
    foreign: foreign.row,
    random: nothing,
    ...built,
    kind: `${relation.name}: ${built.kind}`,
  };
};

/** Everything that is readable without asking for anything: a list must hold nothing of anybody else. */
export const listTable: ProbeMaker = (world, actor, random) => {
  const relation = random.pick(world.catalogue.relations);
  const isExposed = relation.schema === 'public';
  const headers = isExposed ? actor.headers : { ...actor.headers, 'accept-profile': relation.schema };
  const select = random.pick(['', 'select=*', 'limit=1000', `order=${keyOf(relation)[0]}.desc`]);
  return {
    surface: 'rest',
    kind: `${placeOf(relation)}: list`,
    actor,
    foreign: null,
    random: {},
    mustFail: !isExposed,
    request: () => ({ method: 'GET', path: pathOf(relation, select), headers }),
  };
};

/** Functions of schema public. */
export const callRoutine: ProbeMaker = (world, actor, random) => {
  const routine = random.pick(world.catalogue.routines);
  const notes = world.catalogue.relations.find(({ name }) => name === 'notes');
  const foreign = notes && foreignRow(world, actor, notes, random)?.row;
  if (!foreign) return null;
  const argument = (type: string, name: string, row: Row) =>
    type !== 'uuid'
      ? name === 'wanted' && routine.isVolatile
        ? 'renamed'
        : row['title']
      : name.includes('user')
        ? row['user_id']
        : row['id'];
  const isGet = !routine.isVolatile && random.chance(0.5);
  return {
    surface: 'rest',
    kind: `rpc ${routine.name}`,
    actor,
    foreign,
    random: nothingLike(foreign, random),
    request(row) {
      const given = routine.arguments.map(({ name, type }) => [name, argument(type, name, row)] as const);
      const path = `/rest/v1/rpc/${routine.name}`;
      return isGet
        ? {
            method: 'GET',
            path: `${path}?${given.map(([name, value]) => `${name}=${encode(value)}`).join('&')}`,
            headers: actor.headers,
          }
        : {
            method: 'POST',
            path,
            headers: { ...actor.headers, ...json },
            body: JSON.stringify(Object.fromEntries(given)),
          };
    },
  };
};
