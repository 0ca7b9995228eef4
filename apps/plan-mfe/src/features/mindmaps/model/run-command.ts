import { type Arrow, stepTo } from '@reflectory/domain/mindmaps';
import { addChild, addSibling, indent, outdent, removeNodes, shift } from './map-acts.ts';
import type { MapCommand } from './map-keys.ts';
import type { MapSession } from './session/map-session.ts';

/** Walks from node to node; with `extends` what is passed is chosen as well. */
function walk(session: MapSession, to: string | null, isExtending: boolean): void {
  const { selection } = session.getView();
  if (to !== null) session.choose(to, isExtending ? new Set([...selection, to]) : undefined);
}

/** Where an arrow leads on the plane. */
export function walkMap(session: MapSession, arrow: Arrow, isExtending: boolean): void {
  const { scene, focus } = session.getView();
  const step = stepTo(scene, focus, arrow);
  if (step === 'unfold') session.toggleFold(focus);
  else walk(session, step?.to ?? null, isExtending);
}

/** Where an arrow leads in an outline: along its lines, and into and out of branches. */
export function walkOutline(
  session: MapSession,
  ids: readonly string[],
  arrow: Arrow,
  isExtending: boolean,
): void {
  const { scene, focus } = session.getView();
  const { tree, isRightToLeft } = scene;
  const place = ids.indexOf(focus);
  if (arrow === 'up' || arrow === 'down')
    return walk(session, ids[place + (arrow === 'up' ? -1 : 1)] ?? null, isExtending);
  const row = tree.get(focus);
  const isFolded = row !== undefined && scene.isFolded(row);
  const isInwards = (arrow === 'right') !== isRightToLeft;
  const hasChildren = tree.childrenOf(focus).length > 0;
  if (isInwards) {
    if (isFolded && hasChildren) session.toggleFold(focus);
    else walk(session, tree.childrenOf(focus)[0]?.id ?? null, false);
  } else if (row && hasChildren && !isFolded) session.toggleFold(focus);
  else walk(session, tree.parentOf(focus), false);
}

/** To the first or the last line of an outline. */
export function walkToEnd(session: MapSession, ids: readonly string[], end: 'first' | 'last'): void {
  walk(session, ids.at(end === 'first' ? 0 : -1) ?? null, false);
}

/** Does what a key or a button says to the nodes that are chosen. False where it is not for the map to do. */
export function runCommand(session: MapSession, command: MapCommand): boolean {
  const { scene, focus, selection, top } = session.getView();
  const ground = session.ground();
  const chosen = new Set([...selection].filter((id) => id !== scene.whole.centre));
  switch (command) {
    case 'add-child':
      session.run(addChild(ground, focus));
      return true;
    case 'add-sibling':
    case 'add-sibling-before':
      // Beside what is looked at alone there is nothing to be seen.
      session.run(
        focus === scene.top
          ? addChild(ground, focus)
          : addSibling(ground, focus, command === 'add-sibling' ? 'after' : 'before'),
      );
      return true;
    case 'edit':
      session.edit(focus);
      return true;
    case 'toggle-fold':
      session.toggleFold(focus);
      return true;
    case 'remove':
      session.run(removeNodes(ground, chosen));
      return true;
    case 'indent':
      session.run(indent(ground, chosen));
      return true;
    case 'outdent':
      session.run(outdent(ground, chosen));
      return true;
    case 'move-up':
    case 'move-down':
      session.run(shift(ground, chosen, command === 'move-up' ? -1 : 1));
      return true;
    case 'undo':
      session.undo();
      return true;
    case 'redo':
      session.redo();
      return true;
    case 'select-all':
      session.choose(focus, new Set(scene.boxes.keys()));
      return true;
    case 'focus-branch':
      session.lookAt(top === focus ? null : focus);
      return true;
    default:
      return false;
  }
}
