export { createDiskFileStore } from './files/disk-file-store.ts';
export { FileMissingError, type FileStore } from './files/file-store.ts';
export { type FileStoreSettings, openFileStore } from './files/open-file-store.ts';
export type { QuotaLimits } from './objects/quota.ts';
export { createStorageArea } from './storage-area.ts';
export { fileKey } from './storage-keys.ts';
export { createStorageJobs, type StorageJobDependencies } from './sweep/storage.jobs.ts';
