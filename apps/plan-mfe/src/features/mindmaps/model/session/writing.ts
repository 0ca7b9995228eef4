import { mapLimits } from '@reflectory/contracts/mindmaps';
import { type ActOutcome, writeText } from '../map-acts.ts';
import type { MapChange } from '../map-change.ts';
import type { NodeRow } from '../map-rows.ts';
import { only, type SessionCore } from './session-core.ts';

/** The row that a change adds, as it will be. */
function rowOf(changes: readonly MapChange[], id: string): NodeRow | null {
  const added = changes.find((one) => one.kind === 'add' && one.id === id);
  return added ? ({ id, ...added.fields } as NodeRow) : null;
}

/** Moves a node that is not on the map yet, while it is written. */
function moveWritten(core: SessionCore, { changes }: ActOutcome): void {
  const { pending } = core.getView();
  const moved = changes.find(({ id }) => id === pending?.row.id);
  if (!pending || !moved) return;
  const withPlace = (one: MapChange) =>
    one.id === moved.id ? { ...one, fields: { ...one.fields, ...moved.fields } } : one;
  const row = { ...pending.row, ...moved.fields };
  core.set({ pending: { ...pending, row, changes: pending.changes.map(withPlace) } });
}

/** Doing acts, and writing texts: a new node comes to the map with its text, or not at all. */
export function createWriting(core: SessionCore) {
  function begin(row: NodeRow, changes: readonly MapChange[]) {
    const { pending, focus, folds } = core.getView();
    const open = new Map(folds);
    open.delete(row.parent_id ?? '');
    core.set({
      focus: row.id,
      selection: only(row.id),
      pending: { changes, row, from: pending?.from ?? focus },
      editing: { id: row.id, text: row.text },
      folds: open,
    });
  }

  return {
    /** Does an act; one that begins a node waits for its text. */
    run({ changes, focus, edit, selection, refused }: ActOutcome) {
      const { store, onRefused } = core;
      if (refused) onRefused(refused);
      if (!store.canEdit()) return;
      const row = edit === undefined ? null : rowOf(changes, edit);
      if (row) return begin(row, changes);
      if (changes.length > 0) store.change(changes);
      const chosen = selection ?? (focus === undefined ? undefined : only(focus));
      if (focus !== undefined || chosen)
        core.set({ ...(focus !== undefined && { focus }), ...(chosen && { selection: chosen }) });
    },
    edit(id: string) {
      const { scene, canEdit } = core.getView();
      const text = id === scene.whole.centre ? scene.rows.map.title : scene.rows.nodes.get(id)?.text;
      if (canEdit && text !== undefined) core.set({ focus: id, selection: only(id), editing: { id, text } });
    },
    write(text: string) {
      const { editing } = core.getView();
      if (editing) core.set({ editing: { ...editing, text } });
    },
    moveWritten: (outcome: ActOutcome) => moveWritten(core, outcome),
    /** Ends writing: what is written is kept, or thrown away. Answers whether the node is there. */
    finish(isKept: boolean): boolean {
      const { editing, pending } = core.getView();
      if (!editing) return true;
      const text = editing.text.trim().slice(0, mapLimits.text);
      const isAdded = pending !== null && isKept && text !== '';
      const outcome = pending === null && isKept ? writeText(core.ground(), editing.id, editing.text) : null;
      const changes = isAdded
        ? pending.changes.map((one) =>
            one.id === pending.row.id ? { ...one, fields: { ...one.fields, text } } : one,
          )
        : (outcome?.changes ?? []);
      const focus = pending !== null && !isAdded ? pending.from : editing.id;
      // The change first: without its row the node would be gone for a moment.
      if (changes.length > 0) core.store.change(changes);
      core.set({ editing: null, pending: null, focus, selection: only(focus) });
      return pending === null || isAdded;
    },
  };
}
