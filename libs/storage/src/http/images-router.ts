import { buffer } from 'node:stream/consumers';
import { type Request, type Response, Router } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import type { FileStore } from '../files/file-store.ts';
import { canTransform } from '../images/picture-formats.ts';
import { createPictures } from '../images/pictures.ts';
import { isTypeUntold, SNIFFED_BYTES, sniffPicture } from '../images/sniff-picture.ts';
import { describeTransform, readTransform, targetType } from '../images/transform.policy.ts';
import type { ObjectsService } from '../objects/objects.service.ts';
import type { ObjectMetadata, StoredObject } from '../objects/stored-object.ts';
import type { SignedAddresses } from '../signed-addresses.ts';
import { wrongType } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import { safety } from './send-object.ts';
import { readCurrent } from '../objects/read-current.ts';
import { openSigned } from './signed-place.ts';
import { placeOf, versionOf } from './storage-reader.ts';

type Dependencies = { files: FileStore; objects: ObjectsService; signed: SignedAddresses };

/** What the uploader said, or, where nothing was said, what the bytes say. */
async function pictureType(
  files: FileStore,
  key: string,
  { mimetype, size }: ObjectMetadata,
): Promise<string> {
  if (!isTypeUntold(mimetype) || size === 0) return mimetype;
  const head = await files.read(key, { start: 0, end: Math.min(size, SNIFFED_BYTES) - 1 });
  return sniffPicture(await buffer(head)) ?? mimetype;
}

/** /storage/v1/render/image: pictures in another size or format. */
export function createImagesRouter({ files, objects, signed }: Dependencies): Router {
  const router = Router();
  const pictures = createPictures();
  const render = (
    req: Request,
    res: Response,
    find: () => Promise<StoredObject>,
    wanted: Readonly<Record<string, unknown>>,
  ) =>
    readCurrent(find, async ({ metadata, version }) => {
      const transform = readTransform(wanted);
      const { instance_id: instance, user_id: userId, db_role: role } = contextOf(req);
      const key = fileKey(instance, version);
      const source = await pictureType(files, key, metadata);
      if (!canTransform(source)) throw wrongType(metadata.mimetype);
      const type = targetType(source, transform, req.get('accept') ?? '');
      const owner = { instance, person: userId ?? role };
      const signal = signalOf(res);
      const { size } = metadata;
      const asked = { owner, key, size, read: () => files.read(key), transform, type, signal };
      const picture = await pictures.render(asked).catch((error: unknown) => {
        if (!signal.aborted) throw error;
        return null;
      });
      if (!picture) return;
      res
        .writeHead(200, {
          'content-type': type,
          'cache-control': metadata.cacheControl,
          'last-modified': new Date(metadata.lastModified).toUTCString(),
          'x-transformations': describeTransform(transform),
          vary: 'accept',
          ...safety,
        })
        .end(picture);
    });
  const sourceOf = (req: Request) => ({ ...placeOf(req), version: versionOf(req) });

  router.get('/public/:bucket/*path', (req, res) =>
    render(req, res, () => objects.getPublic(contextOf(req), sourceOf(req)), req.query),
  );
  router.get('/authenticated/:bucket/*path', (req, res) =>
    render(req, res, () => objects.get({ context: contextOf(req) }, sourceOf(req)), req.query),
  );
  router.get('/sign/:bucket/*path', async (req, res) => {
    const { source, claims } = await openSigned(req, signed, 'download');
    const actor = { context: contextOf(req), isSigned: true };
    await render(req, res, () => objects.get(actor, source), claims.transform ?? {});
  });
  return router;
}

/** Aborted when whoever asked goes before there is an answer. */
function signalOf(res: Response): AbortSignal {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  return gone.signal;
}
