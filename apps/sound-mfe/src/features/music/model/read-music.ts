import { LONGEST_TRACK_MS } from '@reflectory/contracts/music';
import { type IAudioMetadata, parseBlob, selectCover } from 'music-metadata';
import { measureMusic } from '../../../player/measure-music.ts';
import type { ReadMusic } from './music.ts';
import { RefusedMusicError } from './music.ts';

/** What a browser does with music. */
export type MusicReader = {
  /** @throws Error where the bytes are no music */
  decode(bytes: ArrayBuffer): Promise<AudioBuffer>;
  /** Makes a picture small; null where it is none. */
  shrink(picture: Blob): Promise<Blob | null>;
};

const MOST_CHARACTERS = 200;

/** As the database takes it: no half of a character, no NUL. */
const short = (text: string | undefined) =>
  Array.from((text ?? '').replaceAll('\0', '').trim())
    .slice(0, MOST_CHARACTERS)
    .join('');

/**
 * Reads what a file says of itself, and measures how loud it is. What it claims by its name decides nothing: it is music
 * where it can be decoded.
 *
 * @throws RefusedMusicError
 */
export async function readMusic(file: File, { decode, shrink }: MusicReader): Promise<ReadMusic> {
  // Tags may be damaged and the music whole.
  const { common, format } = await parseBlob(file).catch((): Partial<IAudioMetadata> => ({}));
  // Before it is decoded, which would take as much memory as it is long.
  checkLength(format?.duration ?? 0);
  const bytes = await file.arrayBuffer();
  const buffer = await decode(bytes).catch(() => {
    throw new RefusedMusicError('notMusic');
  });
  checkLength(buffer.duration);
  const cover = selectCover(common?.picture);
  const { no: place } = common?.track ?? {};
  return {
    title: short(common?.title) || short(file.name.replace(/\.[^.]*$/, '')) || file.name,
    artist: short(common?.artist),
    album: short(common?.album),
    albumPlace: place ? Math.max(0, (common?.disk.no ?? 1) - 1) * 1000 + place : null,
    durationMs: Math.max(1, Math.round(buffer.duration * 1000)),
    ...(await measureMusic(buffer)),
    cover: cover && (await shrink(new Blob([cover.data as BlobPart], { type: cover.format }))),
  };
}

function checkLength(seconds: number): void {
  if (seconds * 1000 > LONGEST_TRACK_MS) throw new RefusedMusicError('tooLong');
}
