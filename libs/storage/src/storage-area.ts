import type { Area } from '@reflectory/runtime/http';
import { presentStorageError } from './present-storage-error.ts';
import { createStorageRouter, type StorageOptions } from './storage-router.ts';

/** /storage/v1: buckets, objects and signed addresses. */
export const createStorageArea = (options: StorageOptions): Area => ({
  path: '/storage/v1',
  handler: createStorageRouter(options),
  presentError: presentStorageError,
});
