import { HttpError } from '@reflectory/server-kit';
import type { ErrorRequestHandler } from 'express';
import { isFilePath } from '../area.ts';
import { sendAreaError } from '../area-error.ts';
import type { Documents } from '../documents/documents.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { refuse } from '../refusal.ts';

const pageNames: Record<string, string> = {
  instance_unknown: 'instance-not-found',
  instance_suspended: 'instance-suspended',
  rate_limited: 'rate-limited',
  unavailable: 'unavailable',
};

type Dependencies = { documents: Pick<Documents, 'sendPage'>; metrics: GatewayMetrics };

/** What went wrong, as a refusal; a malformed address is the client's fault, everything unknown is ours. */
function toHttpError(error: unknown): HttpError {
  if (error instanceof HttpError) return error;
  if (error instanceof URIError) return refuse('malformed');
  return refuse('internal');
}

/** Turns every refusal into an answer: in the shape of the called area, as plain text for a file, else as a page. */
export function handleErrors({ documents, metrics }: Dependencies): ErrorRequestHandler {
  return async (error: unknown, req, res, next) => {
    const refusal = toHttpError(error);
    const { area, log, requestId } = req.context;
    if (refusal.code === 'internal') log.error({ err: error, requestId }, 'request failed');
    metrics.refused.inc({ reason: refusal.code });
    if (res.headersSent) return next(error);
    if (area) return sendAreaError(res, area, refusal);
    res.set(refusal.headers).set('cache-control', 'no-store');
    if (isFilePath(req.path)) {
      res.status(refusal.status).type('text/plain').send(`${refusal.message}\n`);
      return;
    }
    await documents.sendPage(req, res, pageNames[refusal.code] ?? 'failed', refusal.status);
  };
}
