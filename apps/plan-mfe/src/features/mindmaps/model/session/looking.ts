import { ancestorsOf, branchOf } from '@reflectory/domain/mindmaps';
import { fold, joinNodes } from '../map-acts.ts';
import { only, type Run, type SessionCore } from './session-core.ts';

/** Choosing, folding, looking at a branch alone, and finding one's way. */
export function createLooking(core: SessionCore, run: Run) {
  return {
    /** Begins a line from a node, or gives it up. */
    beginJoin: (from: string | null) => core.set({ joining: from }),
    /** Ends a line at a node; false where none was begun. */
    endJoin(to: string): boolean {
      const { joining } = core.getView();
      if (joining === null) return false;
      core.set({ joining: null });
      run(joinNodes(core.ground(), joining, to));
      return true;
    },
    choose: (id: string, selection: ReadonlySet<string> = only(id)) => core.set({ focus: id, selection }),
    /** Folds or unfolds for everybody; on this screen alone where the map may only be read. */
    toggleFold(id: string) {
      const { scene, canEdit, folds, focus } = core.getView();
      const row = scene.tree.get(id);
      if (!row || scene.tree.childrenOf(id).length === 0) return;
      const isFolded = !scene.isFolded(row);
      const own = new Map(folds);
      if (canEdit) own.delete(id);
      else own.set(id, isFolded);
      const holdsFocus = isFolded && branchOf(scene.tree, id).some((below) => below.id === focus);
      core.set({ folds: own, ...(holdsFocus && { focus: id, selection: only(id) }) });
      if (canEdit && row.is_folded !== isFolded) run(fold(id, isFolded));
    },
    /** Shows a node wherever it is folded away, on this screen alone. */
    show(id: string) {
      const { scene, folds, top } = core.getView();
      const open = new Map(folds);
      for (const above of ancestorsOf(scene.whole, id)) open.set(above, false);
      const isOutside = top !== null && !branchOf(scene.whole, top).some((row) => row.id === id);
      core.set({ focus: id, selection: only(id), folds: open, ...(isOutside && { top: null }) });
    },
    /** A branch alone, or with null and the centre the whole map. */
    lookAt(id: string | null) {
      const { scene, top: before } = core.getView();
      const top = id === scene.whole.centre ? null : id;
      const focus = top ?? before ?? scene.whole.centre;
      core.set({ top, focus, selection: only(focus) });
    },
  };
}
