import type { WritingEnd } from './writing-end.ts';
import { addChild, addSibling, indent, outdent, removeNodes } from './map-acts.ts';
import type { MapSession } from './session/map-session.ts';

/** Ends writing in one of its ways, and goes on where that leads. `ids` is what the outline shows, from the top down. */
export function endWriting(session: MapSession, end: WritingEnd, ids: readonly string[]): void {
  const { editing, pending } = session.getView();
  if (!editing) return;
  const { id } = editing;
  const place = ids.indexOf(id);
  const move = end === 'indent' ? indent : end === 'outdent' ? outdent : null;
  if (move && pending) return session.moveWritten(move(session.ground(), new Set([id])));
  const isThere = session.finish(end !== 'cancel' && end !== 'remove');
  if (end === 'up' || end === 'down') {
    const next = ids[place + (end === 'up' ? -1 : 1)];
    if (next !== undefined) session.edit(next);
  }
  if (!isThere) return;
  if (end === 'remove') session.run(removeNodes(session.ground(), new Set([id])));
  if (end === 'child') session.run(addChild(session.ground(), id));
  if (end === 'sibling') session.run(addSibling(session.ground(), id, 'after'));
  if (move) {
    session.run(move(session.ground(), new Set([id])));
    session.edit(id);
  }
}
