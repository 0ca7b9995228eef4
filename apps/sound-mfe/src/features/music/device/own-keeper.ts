import {
  findDeviceRoom,
  keepCover,
  keepOnlyTracks,
  keepTrack,
  listKeptCovers,
  listKeptTracks,
} from '../../../player/kept-tracks.ts';
import { createTrackKeeper } from './track-keeper.ts';

/** What this tab brings to the device. */
export const trackKeeper = createTrackKeeper({
  list: listKeptTracks,
  keepOnly: keepOnlyTracks,
  keep: keepTrack,
  room: findDeviceRoom,
  listCovers: listKeptCovers,
  keepCover,
});
