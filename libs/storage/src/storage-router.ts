import { Router } from 'express';
import type { Database } from '@reflectory/runtime/database';
import type { FileStore } from './files/file-store.ts';
import { createAbsentRouter } from './http/absent-router.ts';
import { createBucketsRouter } from './http/buckets-router.ts';
import { createImagesRouter } from './http/images-router.ts';
import { createObjectsRouter } from './http/objects-router.ts';
import { createSignedRouter } from './http/signed-router.ts';
import { createObjectRows } from './objects/object-rows.ts';
import type { ObjectPlace } from './objects/objects.repository.ts';
import { type QuotaLimits, unlimitedStorage } from './objects/quota.ts';
import { createObjectsService } from './objects/objects.service.ts';
import { createSignedAddresses } from './signed-addresses.ts';

/**
 * What /storage/v1 needs; `maxObjectSize` in bytes counts where a bucket sets no smaller limit, `maxSignedSeconds` is how
 * long a signed address for reading works at most (0, or left out: any time).
 */
export type StorageOptions = {
  database: Database;
  files: FileStore;
  signingSecret: string;
  maxObjectSize: number;
  maxSignedSeconds?: number;
  quota?: QuotaLimits;
  /** Where files are cleaned of place and device as they come; left out: nowhere. */
  isCleaned?: (place: ObjectPlace) => boolean;
};

/** /storage/v1: buckets, objects and signed addresses (service contract, section 5). */
export function createStorageRouter({
  database,
  files,
  signingSecret,
  maxObjectSize,
  maxSignedSeconds = 0,
  quota = unlimitedStorage,
  isCleaned = () => false,
}: StorageOptions): Router {
  const rows = createObjectRows({ database, files });
  const objects = createObjectsService({ rows, files, maxObjectSize, quota, isCleaned });
  const signed = createSignedAddresses(signingSecret);
  const router = Router();
  router.use(createAbsentRouter());
  router.use('/bucket', createBucketsRouter({ database, files }));
  router.use('/object', createSignedRouter({ database, files, objects, signed, maxSignedSeconds }));
  router.use('/object', createObjectsRouter({ database, files, objects }));
  router.use('/render/image', createImagesRouter({ files, objects, signed }));
  return router;
}
