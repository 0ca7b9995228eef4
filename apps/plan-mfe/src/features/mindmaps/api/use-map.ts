import { mindmapShape } from '@reflectory/contracts/mindmaps';
import { useMemo } from 'react';
import { type EditedObject, useObject } from '../../../shared/objects/use-object.ts';
import type { EdgeRow, MapRow, MapRows, NodeRow } from '../model/map-rows.ts';
import type { MapStore } from '../model/map-store.ts';

export type EditedMap = EditedObject<typeof mindmapShape>;

/** Where a node is: two who move it have both seen where it went. */
export const QUIET_FIELDS: readonly string[] = ['rank', 'parent_id', 'side', 'place', 'is_folded'];

const empty: ReadonlyMap<string, unknown> = new Map();

/** An open object as a map; null until its own row is there. */
export function mapStoreOf(object: EditedMap): MapStore & { isThere(): boolean } {
  let known: { tables: ReturnType<EditedMap['tables']>; rows: MapRows } | null = null;
  const { id } = object.place;
  const table = <Row>(name: string) =>
    (object.tables().get(name) ?? empty) as unknown as ReadonlyMap<string, Row>;
  return {
    isThere: () => table('mindmaps').has(id),
    getRows() {
      const tables = object.tables();
      if (known?.tables === tables) return known.rows;
      const map = table<MapRow>('mindmaps').get(id) ??
        known?.rows.map ?? { id, title: '', note: '', layout: 'both' };
      known = {
        tables,
        rows: { map, nodes: table<NodeRow>('mindmap_nodes'), edges: table<EdgeRow>('mindmap_edges') },
      };
      return known.rows;
    },
    subscribe: object.subscribe,
    canEdit: () => ['edit', 'manage'].includes(object.state().level),
    change: (changes) => object.change(changes as Parameters<EditedMap['change']>[0]),
    canUndo: () => object.state().canUndo,
    canRedo: () => object.state().canRedo,
    undo: object.undo,
    redo: object.redo,
  };
}

/**
 * A mind map for as long as a page shows it; null for the moment until this device was asked. A `linkToken` opens one that
 * is shared by a link.
 */
export function useMap(id: string, linkToken: string | null) {
  const object = useObject(mindmapShape, id, QUIET_FIELDS, linkToken);
  const store = useMemo(() => object && mapStoreOf(object), [object]);
  return object && store ? { object, store } : null;
}
