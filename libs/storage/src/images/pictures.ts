import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { WorkOwner } from '@reflectory/server-kit';
import { createTaskProcess, TaskEndedError, TaskFailedError } from '@reflectory/runtime/processes';
import { StorageError } from '../storage-error.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { formatOf } from './picture-formats.ts';
import type { PictureTask } from './picture-program.ts';
import type { ImageTransform } from './transform.policy.ts';

/** A picture that somebody asks for. */
export type PictureRequest = {
  owner: WorkOwner;
  /** Names the bytes of the source, which never change under it. */
  key: string;
  read(): Promise<Readable>;
  /** Bytes of the source. */
  size: number;
  transform: ImageTransform;
  /** Media type of what comes out. */
  type: string;
  /** Aborted when whoever asked has gone. */
  signal: AbortSignal;
};

/** Changes pictures in a process of its own and keeps what came of it. */
export type Pictures = {
  /** @throws StorageError, BusyError, FileMissingError, the reason of the signal */
  render(request: PictureRequest): Promise<Uint8Array>;
};

/** Bytes of a source, and pixels of a side, up to which a picture is changed at once, beside those that take seconds. */
const SMALL_BYTES = 2_000_000;
const SMALL_SIDE = 800;
/** Milliseconds that one picture may take, and those that it may wait for its turn; the gateway waits for 30 s. */
const TIME_LIMIT_MS = 15_000;
const WAIT_MS = 12_000;
const WAITING_PER_PERSON = 12;
const KEPT_BYTES = 64 * 1024 * 1024;

const unreadable = () =>
  new StorageError(422, 'invalid_image', 'InvalidRequest', 'The picture cannot be read');
const tooCostly = () =>
  new StorageError(
    422,
    'invalid_image',
    'InvalidRequest',
    'Changing this picture takes too long or too much memory: ask for a smaller one',
  );

/** AVIF takes long where nothing says that the picture becomes small. */
function isQuick({ size, transform: { width, height }, type }: PictureRequest): boolean {
  const isSide = (side: number | undefined) => side !== undefined && side <= SMALL_SIDE;
  return size <= SMALL_BYTES && (type !== 'image/avif' || isSide(width) || isSide(height));
}

type Rendering = { picture: Promise<Uint8Array>; askers: number; giveUp: AbortController };

/** Opens no process before the first picture. */
function createTransformer(timeLimitMs: number) {
  const open = (niceness: number) =>
    createTaskProcess<PictureTask, Uint8Array>({
      program: new URL('./picture-program.ts', import.meta.url),
      timeLimitMs,
      waitMs: WAIT_MS,
      waitingPerPerson: WAITING_PER_PERSON,
      niceness,
    });
  const [quick, long] = [open(0), open(10)];

  return async (request: PictureRequest, signal: AbortSignal): Promise<Uint8Array> => {
    const { owner, read, transform: wanted, type } = request;
    const folder = await mkdtemp(path.join(tmpdir(), 'reflectory-picture-'));
    try {
      const file = path.join(folder, 'source');
      await pipeline(await read(), createWriteStream(file), { signal });
      const tasks = isQuick(request) ? quick : long;
      return await tasks.run(owner, { file, transform: wanted, format: formatOf(type) }, signal);
    } catch (error) {
      if (error instanceof TaskFailedError) throw unreadable();
      if (error instanceof TaskEndedError) throw tooCostly();
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

/** Opens no process before the first picture. */
export function createPictures({ timeLimitMs = TIME_LIMIT_MS, keptBytes = KEPT_BYTES } = {}): Pictures {
  const kept = createKeptPictures(keptBytes);
  const underWay = new Map<string, Rendering>();
  const transform = createTransformer(timeLimitMs);
  const begin = (name: string, request: PictureRequest): Rendering => {
    const giveUp = new AbortController();
    const picture = transform(request, giveUp.signal)
      .then((bytes) => {
        kept.keep(name, bytes);
        return bytes;
      })
      .finally(() => underWay.delete(name));
    picture.catch(() => undefined);
    const rendering = { picture, askers: 0, giveUp };
    underWay.set(name, rendering);
    return rendering;
  };

  return {
    async render(request) {
      const { key, type, signal } = request;
      const name = JSON.stringify([key, type, request.transform]);
      const found = kept.find(name);
      if (found) return found;
      const rendering = underWay.get(name) ?? begin(name, request);
      rendering.askers += 1;
      const leave = () => {
        rendering.askers -= 1;
        if (rendering.askers > 0) return;
        underWay.delete(name);
        rendering.giveUp.abort(signal.reason);
      };
      signal.addEventListener('abort', leave, { once: true });
      try {
        return await rendering.picture;
      } finally {
        signal.removeEventListener('abort', leave);
      }
    },
  };
}
