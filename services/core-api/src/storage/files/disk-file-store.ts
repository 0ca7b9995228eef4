import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissingError, type FileStore } from './file-store.ts';
import { createMeter } from './measured.ts';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Files in a folder of this machine, or of a volume that several machines share. */
export function createDiskFileStore(folder: string): FileStore {
  const locate = (key: string) => {
    const place = path.resolve(folder, key);
    if (!place.startsWith(path.resolve(folder) + path.sep)) throw new Error('A key leads out of the store');
    return place;
  };
  return {
    async write(key, content, limit) {
      const place = locate(key);
      const unfinished = `${place}.part`;
      await mkdir(path.dirname(place), { recursive: true });
      const meter = createMeter(limit);
      try {
        await pipeline(content, meter.stream, createWriteStream(unfinished, { flush: true }));
        await rename(unfinished, place);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      return meter.result();
    },
    async read(key, range) {
      const handle = await open(locate(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new FileMissingError() : error;
      });
      return createReadStream('', { fd: handle, ...range });
    },
    async copy(from, to) {
      await mkdir(path.dirname(locate(to)), { recursive: true });
      await copyFile(locate(from), locate(to)).catch((error: unknown) => {
        throw isMissing(error) ? new FileMissingError() : error;
      });
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(locate(key), { force: true })));
    },
  };
}
