import type { MindmapEdgeRow, MindmapNodeRow, MindmapRow } from '@reflectory/contracts/mindmaps';

export type MapRow = Pick<MindmapRow, 'id' | 'title' | 'note' | 'layout'>;

export type NodeRow = Pick<
  MindmapNodeRow,
  'id' | 'parent_id' | 'rank' | 'text' | 'note' | 'icon' | 'colour' | 'side' | 'is_folded' | 'place' | 'link'
>;

export type EdgeRow = Pick<MindmapEdgeRow, 'id' | 'from_id' | 'to_id' | 'label'>;

/** A map with everything on it. */
export type MapRows = {
  map: MapRow;
  nodes: ReadonlyMap<string, NodeRow>;
  edges: ReadonlyMap<string, EdgeRow>;
};
