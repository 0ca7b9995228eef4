import type { Change, LoggedChange } from '@reflectory/contracts/editing';
import { afterLogged, type KnownRow, withPending } from '../model/rows.ts';
import type { AnyRow, ObjectTables } from '../model/objects.ts';

type Spot = { table: string; id: string };

/** What a page knows of rows: as the service has them, what is on the way, and what both come to. */
type RowsState = {
  known: Map<string, Map<string, KnownRow>>;
  /** Row → changes that are not answered yet. */
  pending: Map<string, Change[]>;
  shown: Map<string, ReadonlyMap<string, AnyRow>>;
  /** Field → the change that it was last written by, among those that this page has seen. */
  writers: Map<string, string>;
};

const keyOf = ({ table, id }: Spot) => `${table}/${id}`;
const spotOf = ({ table, row_id: id }: Change | LoggedChange): Spot => ({ table, id });

function noteWriter({ writers }: RowsState, spot: Spot, fields: object, change: string): void {
  for (const field of Object.keys(fields)) writers.set(`${keyOf(spot)}/${field}`, change);
}

/** Works out anew how rows are shown; tables that did not change stay the same maps. */
function show(state: RowsState, spots: Iterable<Spot>): void {
  const touched = new Map<string, Map<string, AnyRow>>();
  for (const spot of spots) {
    const before = state.shown.get(spot.table);
    if (!before) continue;
    const row = withPending(state.known.get(spot.table)?.get(spot.id), state.pending.get(keyOf(spot)) ?? []);
    const after = touched.get(spot.table) ?? new Map(before);
    touched.set(spot.table, after);
    if (row) after.set(spot.id, row);
    else after.delete(spot.id);
  }
  if (touched.size > 0) state.shown = new Map([...state.shown, ...touched]);
}

function load(state: RowsState, tables: Readonly<Record<string, readonly AnyRow[]>>): void {
  for (const [name, rows] of state.known) {
    rows.clear();
    for (const { deleted_at: removed, ...row } of tables[name] ?? [])
      rows.set(row.id, { row, isRemoved: Boolean(removed) });
    state.shown.set(name, new Map());
  }
  const all = [...state.known].flatMap(([table, rows]) => [...rows.keys()].map((id) => ({ table, id })));
  show(state, [...all, ...[...state.pending.values()].flat().map(spotOf)]);
}

function add(state: RowsState, changes: readonly Change[]): void {
  for (const change of changes) {
    const spot = spotOf(change);
    const waiting = state.pending.get(keyOf(spot)) ?? [];
    if (waiting.some(({ id }) => id === change.id)) continue;
    state.pending.set(keyOf(spot), [...waiting, change]);
    noteWriter(state, spot, change.fields, change.id);
  }
  show(state, changes.map(spotOf));
}

function drop(state: RowsState, ids: ReadonlySet<string>): void {
  const spots: Spot[] = [];
  for (const [key, changes] of state.pending) {
    const left = changes.filter(({ id }) => !ids.has(id));
    if (left.length === changes.length) continue;
    spots.push(...changes.slice(0, 1).map(spotOf));
    if (left.length > 0) state.pending.set(key, left);
    else state.pending.delete(key);
  }
  show(state, spots);
}

function take(state: RowsState, changes: readonly LoggedChange[]): void {
  for (const change of changes) {
    const rows = state.known.get(change.table);
    const row = afterLogged(rows?.get(change.row_id), change);
    if (row) rows?.set(change.row_id, row);
    // Bringing a row back writes nothing: whoever wrote its fields still has.
    if (change.kind !== 'restore') noteWriter(state, spotOf(change), change.after, change.id);
  }
  show(state, changes.map(spotOf));
}

const snapshotOf = ({ known }: RowsState): Record<string, AnyRow[]> =>
  Object.fromEntries(
    [...known].map(([name, rows]) => [
      name,
      [...rows.values()].filter(({ isRemoved }) => !isRemoved).map(({ row }) => row),
    ]),
  );

/** The rows of an object: as the service has them, and as this device shows them. */
export type ObjectRows = ReturnType<typeof createObjectRows>;

export function createObjectRows(tableNames: readonly string[]) {
  const state: RowsState = {
    known: new Map(tableNames.map((name) => [name, new Map()])),
    pending: new Map(),
    shown: new Map(tableNames.map((name) => [name, new Map()])),
    writers: new Map(),
  };
  return {
    tables: (): ObjectTables => state.shown,
    find: (table: string, id: string): AnyRow | undefined => state.shown.get(table)?.get(id),
    /** Also a row that is removed. */
    findKnown: (table: string, id: string): KnownRow | undefined => state.known.get(table)?.get(id),
    writerOf: (table: string, id: string, field: string): string | undefined =>
      state.writers.get(`${keyOf({ table, id })}/${field}`),
    /** Takes the rows of a snapshot; what is pending stays on top. */
    load: (tables: Readonly<Record<string, readonly AnyRow[]>>): void => load(state, tables),
    /** Rows as the service has them. */
    snapshot: () => snapshotOf(state),
    /** Shows changes that the service does not know yet. */
    add: (changes: readonly Change[]): void => add(state, changes),
    /** Forgets changes that are answered: what the service took has come as a logged one, all else is put right. */
    drop: (ids: ReadonlySet<string>): void => drop(state, ids),
    take: (changes: readonly LoggedChange[]): void => take(state, changes),
  };
}
