// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';
import type { EmotionFamily } from '../journal/insights.ts';
import type { MapIcon, MapLink, MapPlace } from './mindmaps.ts';

export type MindmapRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  note: string;
  layout: 'side' | 'both' | 'tree' | 'free';
  deleted_at: string | null;
  created_at: string;
  updated_at: string;
};
export type MindmapInsert = Pick<MindmapRow, never> &
  Partial<Pick<MindmapRow, 'instance_id' | 'id' | 'user_id' | 'title' | 'note' | 'layout'>>;
export type MindmapUpdate = Partial<Pick<MindmapRow, 'user_id' | 'title' | 'note' | 'layout' | 'deleted_at'>>;

export type MindmapNodeRow = {
  instance_id: string;
  id: string;
  map_id: string;
  parent_id: string | null;
  rank: string;
  text: string;
  note: string;
  icon: MapIcon | null;
  colour: EmotionFamily | null;
  side: 'start' | 'end' | null;
  is_folded: boolean;
  place: MapPlace | null;
  link: MapLink | null;
  deleted_at: string | null;
  created_at: string;
};
export type MindmapNodeInsert = Pick<MindmapNodeRow, 'map_id' | 'rank'> &
  Partial<
    Pick<
      MindmapNodeRow,
      | 'instance_id'
      | 'id'
      | 'parent_id'
      | 'text'
      | 'note'
      | 'icon'
      | 'colour'
      | 'side'
      | 'is_folded'
      | 'place'
      | 'link'
    >
  >;
export type MindmapNodeUpdate = Partial<
  Pick<
    MindmapNodeRow,
    | 'parent_id'
    | 'rank'
    | 'text'
    | 'note'
    | 'icon'
    | 'colour'
    | 'side'
    | 'is_folded'
    | 'place'
    | 'link'
    | 'deleted_at'
  >
>;

export type MindmapEdgeRow = {
  instance_id: string;
  id: string;
  map_id: string;
  from_id: string;
  to_id: string;
  label: string;
  deleted_at: string | null;
  created_at: string;
};
export type MindmapEdgeInsert = Pick<MindmapEdgeRow, 'map_id' | 'from_id' | 'to_id'> &
  Partial<Pick<MindmapEdgeRow, 'instance_id' | 'id' | 'label'>>;
export type MindmapEdgeUpdate = Partial<Pick<MindmapEdgeRow, 'label' | 'deleted_at'>>;

/** What the database does with the tables of this area. */
export const mindmapsTables = {
  mindmaps: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'title', 'note', 'layout'],
    updatable: ['user_id', 'title', 'note', 'layout', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      title: { value: '' },
      note: { value: '' },
      layout: { value: 'both' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  mindmap_nodes: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'map_id',
      'parent_id',
      'rank',
      'text',
      'note',
      'icon',
      'colour',
      'side',
      'is_folded',
      'place',
      'link',
    ],
    updatable: [
      'parent_id',
      'rank',
      'text',
      'note',
      'icon',
      'colour',
      'side',
      'is_folded',
      'place',
      'link',
      'deleted_at',
    ],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      parent_id: { value: null },
      text: { value: '' },
      note: { value: '' },
      icon: { value: null },
      colour: { value: null },
      side: { value: null },
      is_folded: { value: false },
      place: { value: null },
      link: { value: null },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
  mindmap_edges: {
    ownership: 'shared',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'map_id', 'from_id', 'to_id', 'label'],
    updatable: ['label', 'deleted_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      label: { value: '' },
      deleted_at: { value: null },
      created_at: { from: 'clock' },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    mindmaps: Table<MindmapRow, MindmapInsert, MindmapUpdate>;
    mindmap_nodes: Table<MindmapNodeRow, MindmapNodeInsert, MindmapNodeUpdate>;
    mindmap_edges: Table<MindmapEdgeRow, MindmapEdgeInsert, MindmapEdgeUpdate>;
  }
}
