import type { MapChange } from '../model/map-change.ts';
import type { EdgeRow, MapRow, MapRows, NodeRow } from '../model/map-rows.ts';
import type { MapStore } from '../model/map-store.ts';

export const nodeRow = (
  id: string,
  parent_id: string | null = null,
  more: Partial<NodeRow> = {},
): NodeRow => ({
  id,
  parent_id,
  rank: id,
  text: id,
  note: '',
  icon: null,
  colour: null,
  side: null,
  is_folded: false,
  place: null,
  link: null,
  ...more,
});

type Table = Map<string, Record<string, unknown>>;

/** Rows as they are after changes. */
function after(state: MapRows, changes: readonly MapChange[]): MapRows {
  const nodes = new Map(state.nodes) as unknown as Table;
  const edges = new Map(state.edges) as unknown as Table;
  let { map } = state;
  for (const { table, id, kind, fields } of changes) {
    const rowsOf = table === 'mindmap_nodes' ? nodes : edges;
    if (table === 'mindmaps') map = { ...map, ...fields };
    else if (kind === 'remove') rowsOf.delete(id);
    else rowsOf.set(id, { id, ...rowsOf.get(id), ...fields });
  }
  return {
    map,
    nodes: nodes as unknown as ReadonlyMap<string, NodeRow>,
    edges: edges as unknown as ReadonlyMap<string, EdgeRow>,
  };
}

/** A map in memory, as a screen sees it; each change is a step of undo. */
export function createMapFake(
  rows: readonly NodeRow[] = [],
  { canEdit = true, ...map }: Partial<MapRow> & { canEdit?: boolean } = {},
) {
  let state: MapRows = {
    map: { id: 'map', title: 'Centre', note: '', layout: 'both', ...map },
    nodes: new Map(rows.map((row) => [row.id, row])),
    edges: new Map(),
  };
  const before: MapRows[] = [];
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const told of listeners) told();
  };
  const store: MapStore = {
    getRows: () => state,
    canEdit: () => canEdit,
    subscribe(told) {
      listeners.add(told);
      return () => void listeners.delete(told);
    },
    change(changes) {
      before.push(state);
      state = after(state, changes);
      tell();
    },
    canUndo: () => before.length > 0,
    canRedo: () => false,
    undo() {
      state = before.pop() ?? state;
      tell();
    },
    redo: () => undefined,
  };
  /** The map as nested texts. */
  const outline = (parent: string | null = null): string =>
    [...state.nodes.values()]
      .filter(({ parent_id }) => parent_id === parent)
      .toSorted((one, other) => (one.rank < other.rank ? -1 : 1))
      .map(({ id, text }) => {
        const below = outline(id);
        return below === '' ? text : `${text}(${below})`;
      })
      .join(' ');
  return { store, outline, steps: () => before.length };
}
