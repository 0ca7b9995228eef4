import { mapLimits } from '@reflectory/contracts/mindmaps';
import { branchOf } from '@reflectory/domain/mindmaps';
import { useSyncExternalStore } from 'react';
import type { MapScene } from '../model/map-scene.ts';
import type { MapSession } from '../model/session/map-session.ts';
import type { SessionView } from '../model/session/session-core.ts';
import { touches } from '../model/stage/view-geometry.ts';
import type { Viewport } from '../model/stage/viewport.ts';
import type { WritingEnd } from '../model/writing-end.ts';
import { MapNode, type Peer } from './map-node.tsx';
import type { NodeWritingProps } from './node-writing.tsx';

export type MapNodesProps = {
  session: MapSession;
  view: SessionView;
  viewport: Viewport;
  peers: ReadonlyMap<string, Peer>;
  found: ReadonlySet<string>;
  moving: ReadonlySet<string>;
  /** Whether the outline has the keyboard. */
  isAway: boolean;
  onWritten(end: WritingEnd): void;
};

/** Levels that are named when a map is seen from far away. */
const FAR_LEVELS = 1;

/** Ids of what is in sight, and of what is looked at or written wherever it is. */
function sightedIds(
  scene: MapScene,
  window: ReturnType<Viewport['getWindow']>,
  always: readonly string[],
): string[] {
  const kept = new Set(always);
  return [...scene.boxes.values()]
    .filter((box) =>
      window.isReadable
        ? kept.has(box.id) || touches(box, window)
        : scene.tree.depthOf(box.id) <= FAR_LEVELS || box.id === always[0],
    )
    .map(({ id }) => id);
}

/** The nodes that are in sight. */
export function MapNodes({
  session,
  view,
  viewport,
  peers,
  found,
  moving,
  isAway,
  onWritten,
}: MapNodesProps) {
  const window = useSyncExternalStore(viewport.onWindow, viewport.getWindow);
  const { scene, focus, selection, editing, canEdit } = view;
  const { tree, boxes, faces, colours, rows } = scene;
  const ids = sightedIds(scene, window, [focus, ...(editing ? [editing.id] : [])]);
  return ids.map((id) => {
    const [box, face] = [boxes.get(id), faces.get(id)];
    if (!box || !face) return null;
    const row = rows.nodes.get(id) ?? null;
    const siblings = tree.childrenOf(tree.parentOf(id) ?? '');
    const isFolded = id !== scene.top && row !== null && scene.isFolded(row);
    const children = tree.childrenOf(id).length;
    const most = row ? mapLimits.text : mapLimits.title;
    const writing = editing?.id === id && !isAway ? writingIn(editing.text, most, session, onWritten) : null;
    return (
      <MapNode
        key={id}
        id={id}
        row={row}
        box={box}
        face={face}
        depth={tree.depthOf(id)}
        colour={colours.get(id)}
        place={id === scene.top ? 1 : siblings.findIndex((one) => one.id === id) + 1}
        siblings={id === scene.top ? 1 : siblings.length}
        below={isFolded && children > 0 ? branchOf(tree, id).length - 1 : children}
        isFolded={isFolded}
        isUntitled={(row ? row.text : rows.map.title) === ''}
        hasNote={(row ?? rows.map).note !== ''}
        isFocused={id === focus}
        isSelected={selection.has(id)}
        isFound={found.has(id)}
        isMoving={moving.has(id)}
        isAway={isAway}
        isFar={!window.isReadable}
        canEdit={canEdit}
        peer={peers.get(id)}
        writing={writing}
      />
    );
  });
}

const writingIn = (
  text: string,
  most: number,
  { write }: MapSession,
  onEnd: MapNodesProps['onWritten'],
): NodeWritingProps => ({ text, most, enter: 'stay', tab: 'child', backTab: 'stay', onWrite: write, onEnd });
