import type { Change, Fields } from '@reflectory/contracts/editing';
import type { AnyChange } from '../model/objects.ts';
import type { ObjectRows } from './object-rows.ts';

/** Acts that can be taken back, the newest last. */
const MOST = 200;

/** A change, what takes it back, and which change its fields were written by before. */
type Step = { made: Change; back: AnyChange; writers: Readonly<Record<string, string | undefined>> };

/** What a person did in one go. */
export type Act = { steps: Step[] };

/** What takes a change back, looked up before it is made. */
export function reverse(rows: ObjectRows, { kind, table, id, fields = {} }: AnyChange): AnyChange {
  if (kind === 'add' || kind === 'restore') return { kind: 'remove', table, id };
  if (kind === 'remove') return { kind: 'restore', table, id };
  const row = rows.find(table, id) ?? rows.findKnown(table, id)?.row;
  const before: Fields = Object.fromEntries(Object.keys(fields).map((name) => [name, row?.[name] ?? null]));
  return { kind: 'set', table, id, fields: before };
}

/** Change and field → the change that wrote the value which it brought back. */
type Origins = Map<string, string | undefined>;

/** Whose value a change wrote: taking back and doing again bring back what another one had written. */
function originOf(origins: Origins, change: string | undefined, field: string): string | undefined {
  let origin = change;
  while (origin !== undefined && origins.has(`${origin}/${field}`))
    origin = origins.get(`${origin}/${field}`);
  return origin;
}

/** What of an act can be taken back: fields that somebody else wrote since stay as they are. */
function stillOwn(rows: ObjectRows, origins: Origins, { steps }: Act) {
  let isWhole = true;
  const own = steps.toReversed().flatMap((step): { change: AnyChange; of: Step }[] => {
    const { made, back } = step;
    if (back.kind !== 'set') return [{ change: back, of: step }];
    const kept = Object.entries(back.fields ?? {}).filter(
      ([field]) =>
        originOf(origins, rows.writerOf(back.table, back.id, field), field) ===
        originOf(origins, made.id, field),
    );
    if (kept.length < Object.keys(back.fields ?? {}).length) isWhole = false;
    return kept.length > 0 ? [{ change: { ...back, fields: Object.fromEntries(kept) }, of: step }] : [];
  });
  return { own, isWhole };
}

/** What this page did to an object, to be taken back and done again. */
export function createUndoHistory(rows: ObjectRows) {
  const origins: Origins = new Map();
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
      const { own, isWhole } = stillOwn(rows, origins, act);
      const made = make(own.map(({ change }) => change));
      for (const [place, { made: back }] of made.steps.entries())
        for (const field of Object.keys(back.fields))
          origins.set(`${back.id}/${field}`, own[place]?.of.writers[field]);
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
