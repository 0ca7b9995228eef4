import express, { Router } from 'express';
import * as z from 'zod';
import type { Database } from '@reflectory/runtime/database';
import { contextOf } from '@reflectory/runtime/http';
import type { FileStore } from '../files/file-store.ts';
import { findObjects } from '../objects/objects.repository.ts';
import type { ObjectsService } from '../objects/objects.service.ts';
import type { SignedAddresses } from '../signed-addresses.ts';
import { readUpload } from './read-upload.ts';
import { sendObject } from './send-object.ts';
import { readCurrent } from '../objects/read-current.ts';
import { encodePath, openSigned } from './signed-place.ts';
import { isUpsert, placeOf, readBody } from './storage-reader.ts';

/** Seconds in which an upload can begin (the published client cannot choose it). */
const UPLOAD_SECONDS = 7200;
/** Longest where there is no limit. */
const LONGEST_SECONDS = 10 * 365 * 24 * 3600;

const json = express.json({ limit: '1mb', type: () => true, strict: false });
function schemasWith(maxSignedSeconds: number) {
  const most = maxSignedSeconds === 0 ? LONGEST_SECONDS : maxSignedSeconds;
  const expiresIn = z.number().int().positive().max(most);
  return {
    sign: z.object({
      expiresIn,
      transform: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
      versionId: z.string().optional(),
    }),
    signMany: z.object({ expiresIn, paths: z.array(z.string()).min(1).max(1000) }),
  };
}

const UNKNOWN = 'Either the object does not exist or you do not have access to it';

type Dependencies = {
  database: Database;
  files: FileStore;
  objects: ObjectsService;
  signed: SignedAddresses;
  /** Seconds that an address for reading works at most; 0: any. */
  maxSignedSeconds: number;
};

/** /storage/v1/object/sign and /object/upload/sign: addresses that work without any other right. */
export function createSignedRouter(dependencies: Dependencies): Router {
  const router = Router();
  addSignedReads(router, dependencies);
  addSignedUploads(router, dependencies);
  return router;
}

function addSignedReads(router: Router, dependencies: Dependencies): void {
  const { database, files, objects, signed, maxSignedSeconds } = dependencies;
  const schemas = schemasWith(maxSignedSeconds);
  router.post('/sign/:bucket', json, async (req, res) => {
    const { expiresIn: seconds, paths } = readBody(req, schemas.signMany);
    const context = contextOf(req);
    const bucket = req.params['bucket'] ?? '';
    const found = await database.asPrincipal(context, (tx) => findObjects(tx, bucket, paths), {
      readOnly: true,
    });
    const names = new Set(found.map(({ name }) => name));
    const addresses = paths.map(async (path) => {
      if (!names.has(path)) return { error: UNKNOWN, path, signedURL: null };
      const url = `${bucket}/${path}`;
      const token = await signed.sign({ url, scope: 'download', instance: context.instance_id }, seconds);
      return { error: null, path, signedURL: `/object/sign/${encodePath(url)}?token=${token}` };
    });
    res.json(await Promise.all(addresses));
  });
  router.post('/sign/:bucket/*path', json, async (req, res) => {
    const { expiresIn: seconds, transform, versionId: version } = readBody(req, schemas.sign);
    const context = contextOf(req);
    const place = placeOf(req);
    await objects.get({ context }, { ...place, version });
    const url = `${place.bucket}/${place.name}`;
    const claims = { url, scope: 'download', instance: context.instance_id, version } as const;
    const wanted =
      transform && Object.fromEntries(Object.entries(transform).map(([key, value]) => [key, String(value)]));
    const token = await signed.sign(wanted ? { ...claims, transform: wanted } : claims, seconds);
    const way = wanted ? 'render/image' : 'object';
    res.json({ signedURL: `/${way}/sign/${encodePath(url)}?token=${token}` });
  });
  router.delete('/sign/:bucket/*path', async (req, res) => {
    await objects.revokeAddresses({ context: contextOf(req) }, placeOf(req));
    res.json({ message: 'The addresses that were signed until now open nothing any more' });
  });
  router.get('/sign/:bucket/*path', async (req, res) => {
    const actor = { context: contextOf(req), isSigned: true };
    const { source } = await openSigned(req, signed, 'download');
    await readCurrent(
      () => objects.get(actor, source),
      (object) => sendObject(req, res, files, object),
    );
  });
}

function addSignedUploads(router: Router, { objects, signed }: Dependencies): void {
  router.post('/upload/sign/:bucket/*path', json, async (req, res) => {
    const context = contextOf(req);
    const place = placeOf(req);
    const mayReplace = isUpsert(req);
    await objects.tryUpload({ context }, place, mayReplace);
    const url = `${place.bucket}/${place.name}`;
    const token = await signed.sign(
      { url, scope: 'upload', instance: context.instance_id, owner: context.user_id, upsert: mayReplace },
      UPLOAD_SECONDS,
    );
    res.json({ url: `/object/upload/sign/${encodePath(url)}?token=${token}`, token });
  });
  router.put('/upload/sign/:bucket/*path', async (req, res) => {
    const { source, claims } = await openSigned(req, signed, 'upload');
    const actor = { context: contextOf(req), isSigned: true, owner: claims.owner ?? null };
    const upload = await readUpload(req);
    const id = await objects
      .upload(actor, source, upload, claims.upsert ?? false)
      .finally(() => upload.content.destroy());
    res.json({ Id: id, Key: claims.url });
  });
}
