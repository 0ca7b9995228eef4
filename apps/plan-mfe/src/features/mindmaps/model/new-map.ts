import { BRANCH_COLOURS, type MapDraft, rowsOfTopics } from '@reflectory/domain/mindmaps';
import { ranksBetween } from '@reflectory/domain/ranks';
import { addEdge, addMap, addNode, type MapChange } from './map-change.ts';

/** Everything that makes a map of a draft: the map, its nodes each after what it hangs on, and lines between them. */
export function changesOfDraft(id: string, { root, crossLinks }: MapDraft, newId: () => string): MapChange[] {
  const { rows, ids } = rowsOfTopics(root.children, {
    parentId: null,
    ranks: ranksBetween(null, null, root.children.length),
    newId,
  });
  const nodes = rows.map((row, place) =>
    addNode(
      row.parent_id === null && row.colour === null
        ? { ...row, colour: BRANCH_COLOURS[place % BRANCH_COLOURS.length] ?? null }
        : row,
    ),
  );
  const edges = crossLinks.flatMap(({ from, to, label }) => {
    const [from_id, to_id] = [ids.get(from), ids.get(to)];
    return from_id !== undefined && to_id !== undefined
      ? [addEdge({ id: newId(), from_id, to_id, label })]
      : [];
  });
  return [addMap({ id, title: root.text, note: root.note, layout: 'both' }), ...nodes, ...edges];
}
