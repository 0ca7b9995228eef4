import { presentationFunctions } from '@reflectory/contracts/presentations';
import type { RequestHandler } from 'express';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { parseSharedImage } from '../documents/shared-content.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';

/** Milliseconds that an image may take, which waits for its turn to be drawn. */
const IMAGE_MS = 15_000;

type Dependencies = { coreApi: Pick<CoreApiClient, 'callFunction'>; secret: string };

/** Serves the image that messengers show beside a link. Nothing keeps it, so that a revoked link has none. */
export function sharedImages({ coreApi, secret }: Dependencies): RequestHandler {
  return async (req, res, next) => {
    const token = parseSharedImage(req.path);
    if (token === null || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const asked = { coreApi, secret, timeoutMs: IMAGE_MS };
    const told = await askForVisitor(req, 'draw-shared-image', { token }, asked);
    const drawn = presentationFunctions['draw-shared-image'].output.safeParse(told).data;
    if (!drawn) return next();
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    res.type('png').send(Buffer.from(drawn.image, 'base64'));
  };
}
