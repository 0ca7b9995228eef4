import { type Request, type Response, Router } from 'express';
import { contextOf } from '../../http/request-context.ts';
import type { FileStore } from '../files/file-store.ts';
import { canTransform, transformImage } from '../images/transform-image.ts';
import { describeTransform, readTransform, targetType } from '../images/transform.policy.ts';
import type { ObjectsService } from '../objects/objects.service.ts';
import type { StoredObject } from '../objects/stored-object.ts';
import type { SignedAddresses } from '../signed-addresses.ts';
import { wrongType } from '../storage-error.ts';
import { fileKey } from '../storage-keys.ts';
import { safety } from './send-object.ts';
import { placeOf, tokenOf } from './storage-reader.ts';

type Dependencies = { files: FileStore; objects: ObjectsService; signed: SignedAddresses };

/** /storage/v1/render/image: pictures in another size or format. */
export function createImagesRouter({ files, objects, signed }: Dependencies): Router {
  const router = Router();
  const render = async (
    req: Request,
    res: Response,
    object: StoredObject,
    wanted: Readonly<Record<string, unknown>>,
  ) => {
    const { metadata, version } = object;
    const transform = readTransform(wanted);
    if (!canTransform(metadata.mimetype)) throw wrongType(metadata.mimetype);
    const type = targetType(metadata.mimetype, transform, req.get('accept') ?? '');
    const content = await files.read(fileKey(contextOf(req).instance_id, version));
    const picture = await transformImage(content, transform, type);
    res
      .set({
        'content-type': type,
        'cache-control': metadata.cacheControl,
        'last-modified': new Date(metadata.lastModified).toUTCString(),
        'x-transformations': describeTransform(transform),
        vary: 'accept',
        ...safety,
      })
      .end(picture);
  };

  router.get('/public/:bucket/*path', async (req, res) =>
    render(req, res, await objects.getPublic(contextOf(req), placeOf(req)), req.query),
  );
  router.get('/authenticated/:bucket/*path', async (req, res) =>
    render(req, res, await objects.get({ context: contextOf(req) }, placeOf(req)), req.query),
  );
  router.get('/sign/:bucket/*path', async (req, res) => {
    const context = contextOf(req);
    const place = placeOf(req);
    const url = `${place.bucket}/${place.name}`;
    const claims = await signed.verify(tokenOf(req), {
      url,
      scope: 'download',
      instance: context.instance_id,
    });
    await render(req, res, await objects.get({ context, isSigned: true }, place), claims.transform ?? {});
  });
  return router;
}
