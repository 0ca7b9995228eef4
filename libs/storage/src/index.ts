export { createDiskFileStore } from './files/disk-file-store.ts';
export { FileMissingError, type FileStore, FileTooLargeError } from './files/file-store.ts';
export { type FileStoreSettings, openFileStore } from './files/open-file-store.ts';
export { createReceiveFile, type ReceiveFile } from './intake/receive-file.ts';
export type { QuotaLimits } from './objects/quota.ts';
export { createStorageArea } from './storage-area.ts';
export { StorageError } from './storage-error.ts';
export { fileKey } from './storage-keys.ts';
export { createStorageJobs, type StorageJobDependencies } from './sweep/storage.jobs.ts';
