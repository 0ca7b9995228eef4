export { catalogueEvents, type CatalogueFailure, catalogueFunctions } from './catalogues.ts';
export { isMusic, LONGEST_TRACK_MS, MUSIC_PLACE, trackPath } from './music-place.ts';
export {
  type CatalogueInsert,
  type CatalogueRow,
  type CatalogueTrackRow,
  musicTables,
  type PlaylistInsert,
  type PlaylistRow,
  type PlaylistUpdate,
  type TrackInsert,
  type TrackRow,
  type TrackUpdate,
} from './rows.ts';
