import { STORAGE_LIST_LIMIT } from '@reflectory/contracts/behaviour';
import express, { type Request, Router } from 'express';
import * as z from 'zod';
import type { Database } from '../../database/database.ts';
import { contextOf } from '../../http/request-context.ts';
import type { FileStore } from '../files/file-store.ts';
import { listObjects, listPage } from '../objects/list-objects.repository.ts';
import { checkObjectName } from '../objects/object-name.policy.ts';
import type { ObjectsService } from '../objects/objects.service.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { fileKey } from '../storage-keys.ts';
import { readUpload } from './read-upload.ts';
import { sendObject } from './send-object.ts';
import { isUpsert, placeOf, readBody } from './storage-reader.ts';

const json = express.json({ limit: '1mb', type: () => true, strict: false });

const count = (fallback: number, most: number) =>
  z
    .number()
    .int()
    .nonnegative()
    .nullish()
    .transform((value) => Math.min(value ?? fallback, most));
const order = z.enum(['asc', 'desc']).catch('asc');

const listSchema = z.object({
  prefix: z.string().nullish(),
  limit: count(STORAGE_LIST_LIMIT, 10_000),
  offset: count(0, Number.MAX_SAFE_INTEGER),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).catch('name'), order })
    .partial()
    .nullish(),
  search: z.string().nullish(),
});
const pageSchema = z.object({
  prefix: z.string().nullish(),
  limit: count(1000, 1000),
  cursor: z.string().nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z.object({ order }).partial().nullish(),
});
const placesSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
});
const removeSchema = z.object({ prefixes: z.array(z.string()).min(1).max(1000) });

type Dependencies = { database: Database; files: FileStore; objects: ObjectsService };

/** /storage/v1/object, except what is signed. */
export function createObjectsRouter(dependencies: Dependencies): Router {
  const router = Router();
  addReads(router, dependencies);
  addLists(router, dependencies);
  addChanges(router, dependencies);
  addUploads(router, dependencies);
  return router;
}

function addReads(router: Router, { files, objects }: Dependencies): void {
  const send =
    (find: (req: Request) => Promise<StoredObject>) => async (req: Request, res: express.Response) => {
      const object = await find(req);
      await sendObject(req, res, { files, object, key: fileKey(contextOf(req).instance_id, object.version) });
    };
  const own = (req: Request) => objects.get({ context: contextOf(req) }, placeOf(req));
  const published = (req: Request) => objects.getPublic(contextOf(req), placeOf(req));
  const describe =
    (find: (req: Request) => Promise<StoredObject>) => async (req: Request, res: express.Response) =>
      res.json(presentInfo(await find(req)));

  router.get('/info/public/:bucket/*path', describe(published));
  router.get('/info/authenticated/:bucket/*path', describe(own));
  router.get('/info/:bucket/*path', describe(own));
  router.get('/public/:bucket/*path', send(published));
  router.get('/authenticated/:bucket/*path', send(own));
  router.get('/:bucket/*path', send(own));
}

function addLists(router: Router, { database }: Dependencies): void {
  router.post('/list/:bucket', json, async (req, res) => {
    const { prefix, limit, offset, sortBy, search } = readBody(req, listSchema);
    const bucket = req.params['bucket'] ?? '';
    const folder = (prefix ?? '').replace(/^\/+|\/+$/g, '');
    const options = {
      prefix: folder === '' ? '' : `${folder}/`,
      search: search ?? '',
      limit,
      offset,
      sortColumn: sortBy?.column ?? 'name',
      sortOrder: sortBy?.order ?? 'asc',
    } as const;
    res.json(
      await database.asPrincipal(contextOf(req), (tx) => listObjects(tx, bucket, options), {
        readOnly: true,
      }),
    );
  });
  router.post('/list-v2/:bucket', json, async (req, res) => {
    const { prefix, limit, cursor, with_delimiter, sortBy } = readBody(req, pageSchema);
    const bucket = req.params['bucket'] ?? '';
    const options = {
      prefix: prefix ?? '',
      limit,
      after: cursor ? Buffer.from(cursor, 'base64url').toString('utf8') : null,
      withDelimiter: with_delimiter ?? false,
      sortOrder: sortBy?.order ?? 'asc',
    } as const;
    res.json(
      await database.asPrincipal(contextOf(req), (tx) => listPage(tx, bucket, options), { readOnly: true }),
    );
  });
}

function addChanges(router: Router, { objects }: Dependencies): void {
  router.post('/move', json, async (req, res) => {
    const { from, to } = placesOf(req);
    const id = await objects.move({ context: contextOf(req) }, from, to);
    res.json({ message: 'Successfully moved', Id: id, Key: `${to.bucket}/${to.name}` });
  });
  router.post('/copy', json, async (req, res) => {
    const { from, to } = placesOf(req);
    const id = await objects.copy({ context: contextOf(req) }, from, to, isUpsert(req));
    res.json({ Id: id, Key: `${to.bucket}/${to.name}` });
  });
  router.delete('/:bucket', json, async (req, res) => {
    const { prefixes } = readBody(req, removeSchema);
    const context = contextOf(req);
    const bucket = req.params['bucket'] ?? '';
    res.json(await objects.remove({ context }, bucket, prefixes));
  });
  router.delete('/:bucket/*path', async (req, res) => {
    const { bucket, name } = placeOf(req);
    await objects.get({ context: contextOf(req) }, { bucket, name });
    await objects.remove({ context: contextOf(req) }, bucket, [name]);
    res.json({ message: 'Successfully deleted' });
  });
}

function addUploads(router: Router, { objects }: Dependencies): void {
  const upload = (mayReplace: (req: Request) => boolean) => async (req: Request, res: express.Response) => {
    const place = placeOf(req);
    const id = await objects.upload(
      { context: contextOf(req) },
      place,
      await readUpload(req),
      mayReplace(req),
    );
    res.json({ Id: id, Key: `${place.bucket}/${place.name}` });
  };
  router.post('/:bucket/*path', upload(isUpsert));
  router.put(
    '/:bucket/*path',
    upload(() => true),
  );
}

function placesOf(req: Request) {
  const { bucketId, sourceKey, destinationBucket, destinationKey } = readBody(req, placesSchema);
  return {
    from: { bucket: bucketId, name: checkObjectName(sourceKey) },
    to: { bucket: destinationBucket ?? bucketId, name: checkObjectName(destinationKey) },
  };
}

function presentInfo({ id, name, version, bucket_id, metadata, user_metadata, created_at }: StoredObject) {
  return {
    id,
    name,
    version,
    bucket_id,
    size: metadata.size,
    content_type: metadata.mimetype,
    cache_control: metadata.cacheControl,
    etag: metadata.eTag,
    metadata: user_metadata,
    last_modified: metadata.lastModified,
    created_at,
  };
}
