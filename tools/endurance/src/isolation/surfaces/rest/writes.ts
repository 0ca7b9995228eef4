import type { Actor } from '../../actors.ts';
import { namingTables, personColumnOf, placeOf, type Relation } from '../../catalogue.ts';
import { newMarker } from '../../marker.ts';
import type { Row } from '../../plant.ts';
import type { Probe } from '../../probe.ts';
import type { World } from '../../world.ts';
import { type Built, eq, json, keyOf, pathOf, type Shape, text } from './shape.ts';

const returning = ['return=representation', 'return=minimal', 'return=headers-only'];

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
  // An instance's only row is planted: there is no second one.
  if (!person || key.length === 0) return undefined;
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

/** Rows under ids of somebody else. */
export function insert(shape: Shape): Built {
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
    ...(namingTables.has(placeOf(relation)) && { known: 'what is shared names members of its instance' }),
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

/** A row of somebody else, changed, taken over or deleted. */
export function change(shape: Shape): Built {
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
export function give(shape: Shape): Built {
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
