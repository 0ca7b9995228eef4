import type { PlaylistRow, TrackRow } from '@reflectory/contracts/music';
import { gainOf, type Measured } from '../../../player/gain-of-music.ts';
import type { Track } from '../../../player/track.ts';

/** A piece as lists have it. */
export type OwnTrack = Pick<
  TrackRow,
  | 'id'
  | 'title'
  | 'artist'
  | 'album'
  | 'album_place'
  | 'duration_ms'
  | 'bytes'
  | 'loudness_lufs'
  | 'peak_dbfs'
  | 'has_cover'
  | 'stopped_at_ms'
  | 'heard_at'
>;
export type Playlist = Pick<PlaylistRow, 'id' | 'name' | 'track_ids'>;

/** What was read of a file. */
export type ReadMusic = Measured & {
  title: string;
  artist: string;
  album: string;
  albumPlace: number | null;
  durationMs: number;
  cover: Blob | null;
};

/** Why a file is not taken; `failed` may succeed at another try. */
export type MusicRefusal = 'notMusic' | 'tooLong' | 'tooLarge' | 'noRoom' | 'tooMany' | 'failed';

export class RefusedMusicError extends Error {
  readonly reason: MusicRefusal;
  constructor(reason: MusicRefusal) {
    super(`This piece is not taken: ${reason}`);
    this.name = 'RefusedMusicError';
    this.reason = reason;
  }
}

/** A piece as the player takes it. */
export const trackFrom = (own: OwnTrack): Track => ({
  id: own.id,
  title: own.title,
  artist: own.artist,
  seconds: own.duration_ms / 1000,
  gain: gainOf({ loudness: own.loudness_lufs, peak: own.peak_dbfs }),
  credit: null,
});

/** By artist, album and place on it, as people look for music. */
export const inOrder = (tracks: readonly OwnTrack[], language: string): OwnTrack[] => {
  const { compare } = new Intl.Collator(language, { numeric: true });
  return tracks.toSorted(
    (one, other) =>
      compare(one.artist, other.artist) ||
      compare(one.album, other.album) ||
      (one.album_place ?? 0) - (other.album_place ?? 0) ||
      compare(one.title, other.title),
  );
};

/** Pieces of a list in its order; those that are deleted are passed over. */
export function tracksOf({ track_ids: ids }: Playlist, all: readonly OwnTrack[]): OwnTrack[] {
  const byId = new Map(all.map((track) => [track.id, track]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** With the piece at a place moved by one, up or down. */
export function moved(ids: readonly string[], at: number, by: 1 | -1): string[] {
  const [id] = ids.slice(at, at + 1);
  return id === undefined || at + by < 0 ? [...ids] : ids.toSpliced(at, 1).toSpliced(at + by, 0, id);
}

/** Seconds that have to be heard before going on is offered, and that have to be left. */
const WORTH_MS = 15_000;

/** What somebody stopped in the middle of, the latest; null where there is nothing. */
export function findStopped(tracks: readonly OwnTrack[]): OwnTrack | null {
  const [latest] = tracks
    .filter(({ heard_at }) => heard_at !== null)
    .toSorted((one, other) => (other.heard_at ?? '').localeCompare(one.heard_at ?? ''));
  if (!latest || latest.stopped_at_ms < WORTH_MS) return null;
  return latest.duration_ms - latest.stopped_at_ms > WORTH_MS ? latest : null;
}
