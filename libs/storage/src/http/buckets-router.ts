import express, { type Request, Router } from 'express';
import * as z from 'zod';
import { asSqlFailure, type Database } from '@reflectory/runtime/database';
import { contextOf } from '@reflectory/runtime/http';
import type { Bucket } from '../buckets/bucket.ts';
import {
  type BucketPage,
  type BucketSettings,
  deleteBucket,
  findBucket,
  insertBucket,
  listBuckets,
  updateBucket,
} from '../buckets/buckets.repository.ts';
import { parseSize } from '../buckets/size.policy.ts';
import type { FileStore } from '../files/file-store.ts';
import { checkBucketName } from '../objects/object-name.policy.ts';
import { emptyBucket } from '../objects/objects.repository.ts';
import { bucketNotFound, notOffered, StorageError } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import { countOf, readBody } from './storage-reader.ts';

const settingsSchema = z.object({
  public: z.boolean().optional(),
  file_size_limit: z.union([z.number(), z.string(), z.null()]).optional(),
  allowed_mime_types: z.array(z.string().max(200)).max(100).nullable().optional(),
  versioning_status: z.string().nullish(),
});
const newBucketSchema = settingsSchema.extend({
  id: z.string().optional(),
  name: z.string(),
  type: z.string().nullish(),
});

/** Rows that one statement removes while a bucket is emptied. */
const EMPTY_BATCH = 1000;

/** /storage/v1/bucket */
export function createBucketsRouter({ database, files }: { database: Database; files: FileStore }): Router {
  const router = Router();
  router.use(express.json({ limit: '1mb', type: () => true, strict: false }));

  const getBucket = async (req: Request): Promise<Bucket> => {
    const id = String(req.params['id']);
    const bucket = await database.asPrincipal(contextOf(req), (tx) => findBucket(tx, id), { readOnly: true });
    if (!bucket) throw bucketNotFound();
    return bucket;
  };

  router.get('/', async (req, res) => {
    const page = pageOf(req);
    const buckets = await database.asPrincipal(contextOf(req), (tx) => listBuckets(tx, page), {
      readOnly: true,
    });
    res.json(buckets.map((bucket) => ({ ...bucket, type: 'STANDARD' })));
  });
  router.get('/:id', async (req, res) => res.json(await getBucket(req)));
  router.post('/', async (req, res) => {
    const { id, name, type, ...given } = readBody(req, newBucketSchema);
    if (type && type !== 'STANDARD') throw notOffered(`A bucket of type ${type.slice(0, 50)}`);
    const settings = settingsOf(given);
    const checkedId = checkBucketName(id ?? name);
    await database.asPrincipal(contextOf(req), (tx) =>
      insertBucket(tx, checkedId, checkBucketName(name), settings),
    );
    res.json({ name });
  });
  router.put('/:id', async (req, res) => {
    const settings = settingsOf(readBody(req, settingsSchema));
    const { id } = await getBucket(req);
    const isChanged = await database.asPrincipal(contextOf(req), (tx) => updateBucket(tx, id, settings));
    if (!isChanged) throw bucketNotFound();
    res.json({ message: 'Successfully updated' });
  });
  addRemovals(router, { database, files, getBucket });
  return router;
}

type Removal = {
  database: Database;
  files: FileStore;
  getBucket(req: Request): Promise<Bucket>;
};

function addRemovals(router: Router, { database, files, getBucket }: Removal): void {
  router.post('/:id/empty', async (req, res) => {
    const context = contextOf(req);
    const { id } = await getBucket(req);
    for (;;) {
      const versions = await database.asPrincipal(context, (tx) => emptyBucket(tx, id, EMPTY_BATCH));
      await files.remove(versions.map((version) => fileKey(context.instance_id, version)));
      if (versions.length < EMPTY_BATCH) break;
    }
    res.json({ message: 'Successfully emptied' });
  });
  router.delete('/:id', async (req, res) => {
    const { id } = await getBucket(req);
    const isGone = await database
      .asPrincipal(contextOf(req), (tx) => deleteBucket(tx, id))
      .catch((error: unknown) => {
        if (asSqlFailure(error)?.code !== '23503') throw error;
        throw new StorageError(
          409,
          'InvalidRequest',
          'ResourceNotEmpty',
          'The bucket you tried to delete is not empty',
        );
      });
    if (!isGone) throw bucketNotFound();
    res.json({ message: 'Successfully deleted' });
  });
}

/** @throws StorageError */
function settingsOf({
  file_size_limit: size,
  versioning_status: versioning,
  ...others
}: z.output<typeof settingsSchema>): BucketSettings {
  if (versioning === 'ENABLED') throw notOffered('Keeping earlier versions of objects');
  return { ...others, ...(size !== undefined && { file_size_limit: parseSize(size) }) };
}

const sortColumns = ['id', 'name', 'created_at', 'updated_at'] as const;

function pageOf({ query }: Request): BucketPage {
  return {
    limit: countOf(query['limit'], { fallback: 1000, most: 1000 }),
    offset: countOf(query['offset'], { fallback: 0, most: Number.MAX_SAFE_INTEGER }),
    sortColumn: sortColumns.find((column) => column === query['sortColumn']) ?? 'name',
    sortOrder: query['sortOrder'] === 'desc' ? 'desc' : 'asc',
    search: typeof query['search'] === 'string' ? query['search'] : '',
  };
}
