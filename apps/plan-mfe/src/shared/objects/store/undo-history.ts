import type { Change, Fields } from '@reflectory/contracts/editing';
import type { AnyChange } from '../model/objects.ts';
import type { ObjectRows } from './object-rows.ts';

/** Acts that can be taken back, the newest last. */
const MOST = 200;

/** What a person did in one go, with what takes it back. */
export type Act = { steps: { made: Change; back: AnyChange }[] };

/** What takes a change back, looked up before it is made. */
export function reverse(rows: ObjectRows, { kind, table, id, fields = {} }: AnyChange): AnyChange {
  if (kind === 'add' || kind === 'restore') return { kind: 'remove', table, id };
  if (kind === 'remove') return { kind: 'restore', table, id };
  const row = rows.find(table, id) ?? rows.findKnown(table, id)?.row;
  const before: Fields = Object.fromEntries(Object.keys(fields).map((name) => [name, row?.[name] ?? null]));
  return { kind: 'set', table, id, fields: before };
}

/** What of an act can be taken back: fields that somebody else wrote since stay as they are. */
function stillOwn(rows: ObjectRows, { steps }: Act): { changes: AnyChange[]; isWhole: boolean } {
  let isWhole = true;
  const changes = steps.toReversed().flatMap(({ made, back }) => {
    if (back.kind !== 'set') return [back];
    const kept = Object.entries(back.fields ?? {}).filter(
      ([field]) => rows.writerOf(back.table, back.id, field) === made.id,
    );
    if (kept.length < Object.keys(back.fields ?? {}).length) isWhole = false;
    return kept.length > 0 ? [{ ...back, fields: Object.fromEntries(kept) }] : [];
  });
  return { changes, isWhole };
}

/** What this page did to an object, to be taken back and done again. */
export function createUndoHistory(rows: ObjectRows) {
  let done: Act[] = [];
  let undone: Act[] = [];
  const newest = (acts: Act[], act: Act) => [...acts, act].slice(-MOST);
  return {
    canUndo: () => done.length > 0,
    canRedo: () => undone.length > 0,
    note(act: Act): void {
      done = newest(done, act);
      undone = [];
    },
    /** Takes the newest act back, or with `undone` does the newest again; `make` makes the changes. */
    step(direction: 'undo' | 'redo', make: (changes: AnyChange[]) => Act): { isWhole: boolean } | null {
      const act = (direction === 'undo' ? done : undone).at(-1);
      if (!act) return null;
      const { changes, isWhole } = stillOwn(rows, act);
      const made = make(changes);
      if (direction === 'undo') {
        done = done.slice(0, -1);
        if (made.steps.length > 0) undone = newest(undone, made);
      } else {
        undone = undone.slice(0, -1);
        if (made.steps.length > 0) done = newest(done, made);
      }
      return { isWhole };
    },
  };
}
