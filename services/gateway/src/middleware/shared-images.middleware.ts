import { presentationFunctions } from '@reflectory/contracts/presentations';
import { signContext } from '@reflectory/server-kit';
import type { RequestHandler } from 'express';
import { type CoreApiClient, CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { parseSharedImage } from '../documents/shared-content.ts';
import { visitorContext } from '../documents/shared-document.ts';
import { refuse } from '../refusal.ts';

/** Milliseconds that an image may take, which waits for its turn to be drawn. */
const IMAGE_MS = 15_000;

type Dependencies = { coreApi: Pick<CoreApiClient, 'callFunction'>; secret: string };

/** Serves the image that messengers show beside a link. Nothing keeps it, so that a revoked link has none. */
export function sharedImages({ coreApi, secret }: Dependencies): RequestHandler {
  return async (req, res, next) => {
    const token = parseSharedImage(req.path);
    if (token === null || (req.method !== 'GET' && req.method !== 'HEAD')) return next();
    const { requestId, address } = req.context;
    const contextToken = signContext(visitorContext(req), secret);
    const asked = { contextToken, requestId, address, timeoutMs: IMAGE_MS };
    const told = await coreApi.callFunction('draw-shared-image', { token }, asked).catch((error: unknown) => {
      throw error instanceof CoreApiUnavailableError ? refuse('unavailable') : error;
    });
    const drawn = presentationFunctions['draw-shared-image'].output.safeParse(told).data;
    if (!drawn) return next();
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    res.type('png').send(Buffer.from(drawn.image, 'base64'));
  };
}
