import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { copyFile, mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileMissingError, type FileStore, type StoredFile } from './file-store.ts';
import { createMeter } from './measured.ts';

const hasCode = (error: unknown, code: string) =>
  error instanceof Error && 'code' in error && error.code === code;
const isMissing = (error: unknown) => hasCode(error, 'ENOENT');

const UNFINISHED = '.part';

/** Files in a folder of this machine, or of a volume that several machines share. */
export function createDiskFileStore(folder: string): FileStore {
  const locate = (key: string) => {
    const place = path.resolve(folder, key);
    if (!place.startsWith(path.resolve(folder) + path.sep)) throw new Error('A key leads out of the store');
    return place;
  };
  return {
    async write(key, content, limit) {
      const meter = createMeter(limit);
      await writeWhole(locate(key), (unfinished) =>
        pipeline(content, meter.stream, createWriteStream(unfinished, { flush: true })),
      );
      return meter.result();
    },
    async read(key, range) {
      const handle = await open(locate(key), 'r').catch((error: unknown) => {
        throw isMissing(error) ? new FileMissingError() : error;
      });
      return createReadStream('', { fd: handle, ...range });
    },
    async copy(from, to) {
      await writeWhole(locate(to), async (unfinished) => {
        await copyFile(locate(from), unfinished);
        await flush(unfinished);
      }).catch((error: unknown) => {
        throw isMissing(error) ? new FileMissingError() : error;
      });
    },
    async remove(keys) {
      await Promise.all(keys.map((key) => rm(locate(key), { force: true })));
    },
    async *list() {
      for await (const file of walk(folder)) if (!file.key.endsWith(UNFINISHED)) yield file;
    },
    async removeUnfinished(before) {
      let removed = 0;
      for await (const { key, modifiedAt } of walk(folder)) {
        if (!key.endsWith(UNFINISHED) || modifiedAt >= before) continue;
        await rm(locate(key), { force: true });
        removed += 1;
      }
      return removed;
    },
  };
}

/** What has the final name is whole, and stays when the machine loses power after the answer. */
async function writeWhole(place: string, write: (unfinished: string) => Promise<void>): Promise<void> {
  const unfinished = `${place}.${randomUUID()}${UNFINISHED}`;
  await mkdir(path.dirname(place), { recursive: true });
  try {
    await write(unfinished);
    await rename(unfinished, place);
    await flush(path.dirname(place));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

async function flush(place: string): Promise<void> {
  const handle = await open(place, 'r').catch((error: unknown) => {
    // Windows opens no folders; its file system keeps names by itself.
    if (hasCode(error, 'EISDIR') || hasCode(error, 'EPERM')) return null;
    throw error;
  });
  try {
    await handle?.sync();
  } finally {
    await handle?.close();
  }
}

/** Every file below a folder, however many there are; what goes meanwhile is passed over. */
async function* walk(folder: string, below = ''): AsyncGenerator<StoredFile> {
  const entries = await opendir(path.join(folder, below)).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for await (const entry of entries) {
    const key = below === '' ? entry.name : `${below}/${entry.name}`;
    if (entry.isDirectory()) yield* walk(folder, key);
    else {
      const found = await stat(path.join(folder, key)).catch(() => null);
      if (found) yield { key, modifiedAt: found.mtime };
    }
  }
}
