import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createDiskFileStore } from '../files/disk-file-store.ts';
import type { FileStore } from '../files/file-store.ts';
import { createS3FileStore } from '../files/s3-file-store.ts';
import { startS3StandIn } from './s3-stand-in.ts';

/** An empty store of a test; call `stop` in `afterAll`. */
export type TestFileStore = { files: FileStore; stop(): Promise<void> };

/** Every kind of place where files can lie; what holds of files is shown with each. */
export const fileStores: readonly { kind: string; open(): Promise<TestFileStore> }[] = [
  {
    kind: 'a folder',
    async open() {
      const folder = await mkdtemp(path.join(tmpdir(), 'file-store-'));
      return { files: createDiskFileStore(folder), stop: () => rm(folder, { recursive: true }) };
    },
  },
  {
    kind: 'a store with the S3 API',
    async open() {
      const { settings, stop } = await startS3StandIn();
      return { files: createS3FileStore(settings), stop };
    },
  },
];

/** Keys of everything that was wholly written. */
export async function listKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of files.list()) keys.push(key);
  return keys.toSorted();
}
