import { FunctionCallError } from '@reflectory/client';
import type { Change, ChangeResult, Level, LoggedChange } from '@reflectory/contracts/editing';
import { type KnownRow, afterLogged } from '../model/rows.ts';
import type { AnyRow, ObjectPlace } from '../model/objects.ts';
import type { EditingServer, Meeting, PresentPerson } from '../server/editing-server.ts';

type Head = {
  number: number;
  changes: LoggedChange[];
  rows: Map<string, Map<string, KnownRow>>;
  /** Person → what they may do. */
  levels: Map<string, Level>;
};
type Listener = { key: string; hear(change: LoggedChange): void };

const DAYS_90 = 90 * 86_400_000;
const keyOf = ({ type, id }: ObjectPlace) => `${type}/${id}`;

/** The change of a field that one stands against: a later one, or one that its device did not know. */
function findConflict({ changes }: Head, field: string, change: Change, made: number) {
  const [found] = changes
    .filter(({ kind, row_id: row, after }) => kind === 'set' && row === change.row_id && field in after)
    .filter(
      (other) =>
        Date.parse(other.made_at) > made ||
        (other.number > change.seen && other.device_id !== change.device_id),
    )
    .toSorted((a, b) => Date.parse(b.made_at) - Date.parse(a.made_at) || b.number - a.number);
  return (
    found && {
      change: found.id,
      by: found.user_id,
      won: Date.parse(found.made_at) <= made,
      value: found.after[field],
    }
  );
}

function pick(fields: Readonly<Record<string, unknown>>, isKept: (field: string) => boolean) {
  return Object.fromEntries(Object.entries(fields).filter(([field]) => isKept(field)));
}

/** The log row of a change; null where it comes to nothing, or is refused with a code. */
function judge(
  head: Head,
  change: Change,
  made: number,
): Pick<LoggedChange, 'before' | 'after' | 'conflicts'> | null {
  const known = head.rows.get(change.table)?.get(change.row_id);
  const { kind, fields } = change;
  if (kind === 'add') return { before: {}, after: fields, conflicts: {} };
  if (kind === 'set') {
    const found = Object.keys(fields).map(
      (field) => [field, findConflict(head, field, change, made)] as const,
    );
    const conflicts = Object.fromEntries(
      found.flatMap(([field, other]) =>
        other ? [[field, other.won ? other : { ...other, value: fields[field] }] as const] : [],
      ),
    );
    const after = pick(fields, (field) => conflicts[field]?.won ?? true);
    return { before: pick(known?.row ?? {}, (field) => field in after), after, conflicts };
  }
  const isLate = head.changes.some(
    (other) =>
      (other.kind === 'remove' || other.kind === 'restore') &&
      other.row_id === change.row_id &&
      Date.parse(other.made_at) > made,
  );
  if (isLate) return null;
  const { id: _id, ...row } = known?.row ?? { id: '' };
  return { before: kind === 'remove' ? row : {}, after: kind === 'restore' ? row : {}, conflicts: {} };
}

type Guest = { key: string; userId: string; spot: string | null; hear: (people: PresentPerson[]) => void };
type World = {
  heads: Map<string, Head>;
  listeners: Set<Listener>;
  guests: Set<Guest>;
  now: () => number;
};

/** Tells everybody at an object who else is there. */
function tellGuests({ guests }: World, key: string): void {
  const here = [...guests].filter((guest) => guest.key === key);
  for (const guest of here)
    guest.hear(here.filter((other) => other !== guest).map(({ userId, spot }) => ({ userId, spot })));
}

function meet(world: World, place: ObjectPlace, userId: string, hear: Guest['hear']): Meeting {
  const guest: Guest = { key: keyOf(place), userId, spot: null, hear };
  world.guests.add(guest);
  tellGuests(world, guest.key);
  return {
    say(spot) {
      guest.spot = spot;
      tellGuests(world, guest.key);
    },
    leave() {
      world.guests.delete(guest);
      tellGuests(world, guest.key);
    },
  };
}

function findHead({ heads }: World, place: ObjectPlace, userId: string): Head {
  const head = heads.get(keyOf(place));
  if (!head?.levels.has(userId)) throw new FunctionCallError('not_found', 'There is no such object');
  return head;
}

function begin({ heads }: World, place: ObjectPlace, userId: string): Head {
  const head: Head = { number: 0, changes: [], rows: new Map(), levels: new Map([[userId, 'manage']]) };
  heads.set(keyOf(place), head);
  return head;
}

function newsOf({ now }: World, head: Head | undefined, known: number, rowId?: string) {
  const changes = (head?.changes ?? []).filter(
    ({ number, row_id: row }) => number > known && (!rowId || row === rowId),
  );
  return {
    changes: structuredClone(changes.slice(0, 500)),
    number: head?.number ?? 0,
    now: new Date(now()).toISOString(),
  };
}

const isLost = ({ kind, after }: Pick<LoggedChange, 'kind' | 'after'>) =>
  kind === 'set' && Object.keys(after).length === 0;

function tryOne(world: World, place: ObjectPlace, userId: string, change: Change): Omit<ChangeResult, 'id'> {
  const isBeginning = change.kind === 'add' && change.row_id === place.id;
  const head = world.heads.get(keyOf(place)) ?? (isBeginning ? begin(world, place, userId) : undefined);
  const level = head?.levels.get(userId);
  if (!head || !level) return { status: 'refused', code: 'gone' };
  const done = head.changes.find(({ id }) => id === change.id);
  if (done) return { status: isLost(done) ? 'superseded' : 'applied' };
  if (level === 'view' || level === 'comment') return { status: 'refused', code: 'not_permitted' };
  const isThere = head.rows.get(change.table)?.has(change.row_id) ?? false;
  if (isThere === (change.kind === 'add')) return { status: 'refused', code: isThere ? 'invalid' : 'gone' };
  const made = Math.min(Math.max(Date.parse(change.made_at), world.now() - DAYS_90), world.now());
  const judged = judge(head, change, made);
  if (!judged) return { status: 'superseded' };
  writeDown(world, head, place, { ...judged, userId, change, made });
  return { status: isLost({ ...judged, kind: change.kind }) ? 'superseded' : 'applied' };
}

type Judged = NonNullable<ReturnType<typeof judge>> & { userId: string; change: Change; made: number };

function writeDown({ listeners }: World, head: Head, place: ObjectPlace, judged: Judged): void {
  const { userId, change, made, before, after, conflicts } = judged;
  head.number += 1;
  const logged: LoggedChange = {
    number: head.number,
    id: change.id,
    device_id: change.device_id,
    user_id: userId,
    made_at: new Date(made).toISOString(),
    table: change.table,
    row_id: change.row_id,
    kind: change.kind,
    before,
    after,
    conflicts,
  };
  head.changes.push(logged);
  const table = head.rows.get(change.table) ?? new Map<string, KnownRow>();
  const row = afterLogged(table.get(change.row_id), logged);
  if (row) table.set(change.row_id, row);
  head.rows.set(change.table, table);
  for (const { key, hear } of listeners) if (key === keyOf(place)) hear(structuredClone(logged));
}

/** Rows as the service answers them: what is removed is left out, but the object itself comes in any case. */
const shownRows = (head: Head, place: ObjectPlace): Record<string, AnyRow[]> =>
  Object.fromEntries(
    [...head.rows].map(([name, rows]) => [
      name,
      [...rows.values()]
        .filter(({ row, isRemoved }) => !isRemoved || row.id === place.id)
        .map(({ row, isRemoved }) => (isRemoved ? { ...row, deleted_at: 'removed' } : row)),
    ]),
  );

/**
 * The service's part of editing together, in memory: merges, numbers and refuses as the real one does. Only for tests: it
 * knows neither tables nor what they take.
 */
export function createEditingServiceFake({ now = Date.now }: { now?: () => number } = {}) {
  const world: World = { heads: new Map(), listeners: new Set(), guests: new Set(), now };
  const { heads, listeners } = world;
  return {
    /** The service as one person meets it; whatever it says is a copy. */
    as: (userId: string): EditingServer => ({
      async get(place) {
        const head = findHead(world, place, userId);
        const level = head.levels.get(userId) ?? 'view';
        return structuredClone({ ...newsOf(world, head, Infinity), level, tables: shownRows(head, place) });
      },
      async change(place, known, changes) {
        const results = changes.map((change) => ({
          id: change.id,
          ...tryOne(world, place, userId, structuredClone(change)),
        }));
        const head = heads.get(keyOf(place));
        return { results, ...newsOf(world, head?.levels.has(userId) ? head : undefined, known) };
      },
      list: async (place, known, rowId) => newsOf(world, findHead(world, place, userId), known, rowId),
      listen(place, onNews) {
        const listener = { key: keyOf(place), hear: onNews };
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      meet: (place, _userId, onPeople) => meet(world, place, userId, onPeople),
    }),
    share: (place: ObjectPlace, userId: string, level: Level | null): void => {
      const levels = heads.get(keyOf(place))?.levels;
      if (level) levels?.set(userId, level);
      else levels?.delete(userId);
    },
    /** Forgets old changes, as the service does after half a year. */
    thin: (place: ObjectPlace): void => void heads.get(keyOf(place))?.changes.splice(0),
    /** The log of an object, and its rows, as the service has them. */
    changes: (place: ObjectPlace): readonly LoggedChange[] => heads.get(keyOf(place))?.changes ?? [],
    rows: (place: ObjectPlace, table: string): AnyRow[] => {
      const head = heads.get(keyOf(place));
      return head ? (shownRows(head, place)[table] ?? []) : [];
    },
  };
}
