import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import type { S3Settings } from './s3-file-store.ts';

/** Where files lie: a folder, or a store with the S3 API. */
export type FileStoreSettings = { dir: string } | { s3: S3Settings };

/** The store that is configured; connects to nothing yet. The client of S3 is only loaded where it is used. */
export async function openFileStore(settings: FileStoreSettings): Promise<FileStore> {
  if ('dir' in settings) return createDiskFileStore(settings.dir);
  const { createS3FileStore } = await import('./s3-file-store.ts');
  return createS3FileStore(settings.s3);
}
