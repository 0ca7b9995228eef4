// Generated from the migrated database by `npm run generate`: change the migrations or tables.json.
import type { Table, TableFacts } from '../database/index.ts';

export type TrackRow = {
  instance_id: string;
  id: string;
  user_id: string;
  title: string;
  artist: string;
  album: string;
  album_place: number | null;
  duration_ms: number;
  loudness_lufs: number | null;
  peak_dbfs: number | null;
  has_cover: boolean;
  type: string;
  bytes: number;
  stopped_at_ms: number;
  heard_at: string | null;
  path: string;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
};
export type TrackInsert = Pick<TrackRow, 'title' | 'duration_ms'> &
  Partial<
    Pick<
      TrackRow,
      | 'instance_id'
      | 'id'
      | 'user_id'
      | 'artist'
      | 'album'
      | 'album_place'
      | 'loudness_lufs'
      | 'peak_dbfs'
      | 'has_cover'
    >
  >;
export type TrackUpdate = Partial<
  Pick<TrackRow, 'title' | 'artist' | 'album' | 'stopped_at_ms' | 'removed_at'>
>;

export type PlaylistRow = {
  instance_id: string;
  id: string;
  user_id: string;
  name: string;
  track_ids: string[];
  created_at: string;
  updated_at: string;
};
export type PlaylistInsert = Pick<PlaylistRow, 'name'> &
  Partial<Pick<PlaylistRow, 'instance_id' | 'id' | 'user_id' | 'track_ids'>>;
export type PlaylistUpdate = Partial<Pick<PlaylistRow, 'name' | 'track_ids'>>;

export type CatalogueRow = {
  instance_id: string;
  id: string;
  address: string;
  title: string;
  state: 'waiting' | 'read' | 'failed';
  failure: 'gone' | 'locked' | 'refused' | 'unreachable' | 'too_large' | 'no_feed' | null;
  left_out: number;
  piece_count: number;
  read_at: string | null;
  next_read_at: string;
  failures: number;
  created_at: string;
  updated_at: string;
};
export type CatalogueInsert = Pick<CatalogueRow, 'address'> &
  Partial<Pick<CatalogueRow, 'instance_id' | 'id'>>;
export type CatalogueUpdate = Partial<Pick<CatalogueRow, never>>;

export type CatalogueTrackRow = {
  instance_id: string;
  id: string;
  catalogue_id: string;
  title: string;
  creator: string;
  licence: string;
  licence_url: string;
  source_url: string | null;
  media_address: string;
  duration_ms: number;
  place: number;
};
export type CatalogueTrackInsert = Pick<CatalogueTrackRow, never> & Partial<Pick<CatalogueTrackRow, never>>;
export type CatalogueTrackUpdate = Partial<Pick<CatalogueTrackRow, never>>;

/** What the database does with the tables of this area. */
export const musicTables = {
  tracks: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: [
      'instance_id',
      'id',
      'user_id',
      'title',
      'artist',
      'album',
      'album_place',
      'duration_ms',
      'loudness_lufs',
      'peak_dbfs',
      'has_cover',
    ],
    updatable: ['title', 'artist', 'album', 'stopped_at_ms', 'removed_at'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      artist: { value: '' },
      album: { value: '' },
      album_place: { value: null },
      loudness_lufs: { value: null },
      peak_dbfs: { value: null },
      has_cover: { value: false },
      type: { value: '' },
      bytes: { value: 0 },
      stopped_at_ms: { value: 0 },
      heard_at: { value: null },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
      removed_at: { value: null },
    },
  },
  playlists: {
    ownership: 'person',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'user_id', 'name', 'track_ids'],
    updatable: ['name', 'track_ids'],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      user_id: { from: 'caller' },
      track_ids: { value: [] },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  catalogues: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: ['instance_id', 'id', 'address'],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      title: { value: '' },
      state: { value: 'waiting' },
      failure: { value: null },
      left_out: { value: 0 },
      piece_count: { value: 0 },
      read_at: { value: null },
      next_read_at: { from: 'clock' },
      failures: { value: 0 },
      created_at: { from: 'clock' },
      updated_at: { from: 'clock' },
    },
  },
  catalogue_tracks: {
    ownership: 'instance',
    key: ['instance_id', 'id'],
    insertable: [],
    updatable: [],
    defaults: {
      instance_id: { from: 'instance' },
      id: { from: 'random id' },
      creator: { value: '' },
      source_url: { value: null },
    },
  },
} as const satisfies Record<string, TableFacts>;

declare module '../database/index.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Tables {
    tracks: Table<TrackRow, TrackInsert, TrackUpdate>;
    playlists: Table<PlaylistRow, PlaylistInsert, PlaylistUpdate>;
    catalogues: Table<CatalogueRow, CatalogueInsert, CatalogueUpdate>;
    catalogue_tracks: Table<CatalogueTrackRow, CatalogueTrackInsert, CatalogueTrackUpdate>;
  }
}
