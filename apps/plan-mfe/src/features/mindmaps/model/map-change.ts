import type { EdgeRow, MapRow, NodeRow } from './map-rows.ts';

/** One statement about a row of a map. */
export type MapChange = {
  table: 'mindmaps' | 'mindmap_nodes' | 'mindmap_edges';
  id: string;
  kind: 'add' | 'set' | 'remove' | 'restore';
  fields: Readonly<Record<string, unknown>>;
};

const change = (table: MapChange['table'], kind: MapChange['kind'], id: string, fields = {}): MapChange => ({
  table,
  kind,
  id,
  fields,
});

export const addMap = ({ id, ...fields }: MapRow) => change('mindmaps', 'add', id, fields);
export const setMap = (id: string, fields: Partial<Omit<MapRow, 'id'>>) =>
  change('mindmaps', 'set', id, fields);
export const setNode = (id: string, fields: Partial<Omit<NodeRow, 'id'>>) =>
  change('mindmap_nodes', 'set', id, fields);
export const removeNode = (id: string) => change('mindmap_nodes', 'remove', id);
export const addEdge = ({ id, ...fields }: EdgeRow) => change('mindmap_edges', 'add', id, fields);
export const setEdge = (id: string, fields: Partial<Pick<EdgeRow, 'label'>>) =>
  change('mindmap_edges', 'set', id, fields);
export const removeEdge = (id: string) => change('mindmap_edges', 'remove', id);

const emptyNode: Omit<NodeRow, 'id' | 'parent_id' | 'rank'> = {
  text: '',
  note: '',
  icon: null,
  colour: null,
  side: null,
  is_folded: false,
  place: null,
  link: null,
};

export type NewNode = Pick<NodeRow, 'id' | 'parent_id' | 'rank'> & Partial<NodeRow>;

export const addNode = ({ id, ...fields }: NewNode) =>
  change('mindmap_nodes', 'add', id, { ...emptyNode, ...fields });
