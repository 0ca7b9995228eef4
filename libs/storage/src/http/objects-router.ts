import { STORAGE_LIST_LIMIT } from '@reflectory/contracts/behaviour';
import express, { type Request, type Response, Router } from 'express';
import * as z from 'zod';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { contextOf } from '@reflectory/runtime/http';
import type { FileStore } from '../files/file-store.ts';
import { listObjects } from '../objects/list-objects.repository.ts';
import { listPage } from '../objects/list-page.repository.ts';
import { checkObjectName } from '../objects/object-name.policy.ts';
import type { ObjectsService } from '../objects/objects.service.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import { readCurrent } from '../objects/read-current.ts';
import { checkHeader, readUpload } from './read-upload.ts';
import { sendObject } from './send-object.ts';
import { isUpsert, placeOf, readBody, versionOf } from './storage-reader.ts';

const json = express.json({ limit: '1mb', type: () => true, strict: false });

const count = (fallback: number, most: number) =>
  z
    .number()
    .int()
    .nonnegative()
    .nullish()
    .transform((value) => Math.min(value ?? fallback, most));
const order = z.enum(['asc', 'desc']).catch('asc');
/** Of every object there is one version, and none is marked as deleted. */
const others = z.enum(['exclude', 'include', 'only']).nullish();
const filterSchema = z.object({
  noncurrentVersions: others,
  deleteMarkers: others,
  exactMatch: z.boolean().nullish(),
});

const listSchema = filterSchema.extend({
  prefix: z.string().nullish(),
  limit: count(STORAGE_LIST_LIMIT, 10_000),
  offset: count(0, Number.MAX_SAFE_INTEGER),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at', 'last_accessed_at']).catch('name'), order })
    .partial()
    .nullish(),
  search: z.string().nullish(),
});
const pageSchema = filterSchema.extend({
  prefix: z.string().nullish(),
  limit: count(1000, 1000),
  cursor: z.string().nullish(),
  with_delimiter: z.boolean().nullish(),
  sortBy: z
    .object({ column: z.enum(['name', 'updated_at', 'created_at']).catch('name'), order })
    .partial()
    .nullish(),
});
const placesSchema = z.object({
  bucketId: z.string(),
  sourceKey: z.string(),
  destinationBucket: z.string().nullish(),
  destinationKey: z.string(),
  sourceVersionId: z.string().nullish(),
});
const header = z.string().transform(checkHeader);
const copySchema = z.object({
  copyMetadata: z.boolean().nullish(),
  metadata: z
    .object({
      cacheControl: header,
      mimetype: header,
      contentEncoding: z.union([z.literal('').transform(() => undefined), header]),
    })
    .partial()
    .nullish(),
});
const removeSchema = z.object({
  prefixes: z
    .array(z.union([z.string(), z.object({ path: z.string(), versionId: z.string().optional() })]))
    .min(1)
    .max(1000),
});

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

type Find = (req: Request) => Promise<StoredObject>;

function addReads(router: Router, { files, objects }: Dependencies): void {
  const sourceOf = (req: Request) => ({ ...placeOf(req), version: versionOf(req) });
  const own: Find = (req) => objects.get({ context: contextOf(req) }, sourceOf(req));
  const published: Find = (req) => objects.getPublic(contextOf(req), sourceOf(req));
  const send = (find: Find) => (req: Request, res: Response) =>
    readCurrent(
      () => find(req),
      (object) => sendObject(req, res, files, object),
    );
  const describe = (find: Find) => async (req: Request, res: Response) =>
    res.json(presentInfo(await find(req)));

  router.get('/info/public/:bucket/*path', describe(published));
  router.get('/info/authenticated/:bucket/*path', describe(own));
  router.get('/info/:bucket/*path', describe(own));
  router.get('/public/:bucket/*path', send(published));
  router.get('/authenticated/:bucket/*path', send(own));
  router.get('/:bucket/*path', send(own));
}

function addLists(router: Router, { database }: Dependencies): void {
  const read = <T>(req: Request, run: (tx: Transaction) => Promise<T>) =>
    database.asPrincipal(contextOf(req), run, { readOnly: true });
  const asksForOthers = ({ noncurrentVersions, deleteMarkers }: z.output<typeof filterSchema>) =>
    noncurrentVersions === 'only' || deleteMarkers === 'only';

  router.post('/list/:bucket', json, async (req, res) => {
    const asked = readBody(req, listSchema);
    const { prefix, limit, offset, sortBy, search, exactMatch } = asked;
    const bucket = req.params['bucket'] ?? '';
    const parts = (prefix ?? '').replace(/^\/+|\/+$/g, '').split('/');
    const only = exactMatch ? (parts.pop() ?? '') : '';
    const options = {
      prefix: parts.map((part) => (part === '' ? '' : `${part}/`)).join(''),
      search: search ?? '',
      only,
      limit,
      offset,
      sortColumn: sortBy?.column ?? 'name',
      sortOrder: sortBy?.order ?? 'asc',
    } as const;
    res.json(asksForOthers(asked) ? [] : await read(req, (tx) => listObjects(tx, bucket, options)));
  });
  router.post('/list-v2/:bucket', json, async (req, res) => {
    const asked = readBody(req, pageSchema);
    const { prefix, limit, cursor, with_delimiter, sortBy, exactMatch } = asked;
    const bucket = req.params['bucket'] ?? '';
    const options = {
      prefix: prefix ?? '',
      limit,
      cursor: cursor ?? null,
      withDelimiter: with_delimiter ?? false,
      isExact: exactMatch ?? false,
      sortColumn: sortBy?.column ?? 'name',
      sortOrder: sortBy?.order ?? 'asc',
    } as const;
    const nothing = { hasNext: false, folders: [], objects: [] };
    res.json(asksForOthers(asked) ? nothing : await read(req, (tx) => listPage(tx, bucket, options)));
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
    const { copyMetadata, metadata } = readBody(req, copySchema);
    const id = await objects.copy({ context: contextOf(req) }, from, to, {
      isUpsert: isUpsert(req),
      ...(copyMetadata === false && { metadata: metadata ?? {} }),
    });
    res.json({ Id: id, Key: `${to.bucket}/${to.name}` });
  });
  router.delete('/:bucket', json, async (req, res) => {
    const { prefixes } = readBody(req, removeSchema);
    const context = contextOf(req);
    const bucket = req.params['bucket'] ?? '';
    const removals = prefixes.map((entry) =>
      typeof entry === 'string' ? { name: entry } : { name: entry.path, version: entry.versionId },
    );
    res.json(await objects.remove({ context }, bucket, removals));
  });
  router.delete('/:bucket/*path', async (req, res) => {
    const { bucket, name } = placeOf(req);
    await objects.get({ context: contextOf(req) }, { bucket, name });
    await objects.remove({ context: contextOf(req) }, bucket, [{ name }]);
    res.json({ message: 'Successfully deleted' });
  });
}

function addUploads(router: Router, { objects }: Dependencies): void {
  const upload = (mayReplace: (req: Request) => boolean) => async (req: Request, res: Response) => {
    const place = placeOf(req);
    const received = await readUpload(req);
    const id = await objects
      .upload({ context: contextOf(req) }, place, received, mayReplace(req))
      .finally(() => received.content.destroy());
    res.json({ Id: id, Key: `${place.bucket}/${place.name}` });
  };
  router.post('/:bucket/*path', upload(isUpsert));
  router.put(
    '/:bucket/*path',
    upload(() => true),
  );
}

function placesOf(req: Request) {
  const { bucketId, sourceKey, destinationBucket, destinationKey, sourceVersionId } = readBody(
    req,
    placesSchema,
  );
  return {
    from: { bucket: bucketId, name: checkObjectName(sourceKey), version: sourceVersionId ?? undefined },
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
    content_encoding: metadata.contentEncoding ?? null,
    etag: metadata.eTag,
    metadata: user_metadata,
    last_modified: metadata.lastModified,
    created_at,
  };
}
