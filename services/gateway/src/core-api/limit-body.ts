import { Readable } from 'node:stream';
import type { Request } from 'express';
import { bodyLimits } from '../middleware/limit-sizes.middleware.ts';
import { refuse } from '../refusal.ts';

async function* limitBody(req: Request): AsyncGenerator<Buffer> {
  const limit = req.context.area ? bodyLimits[req.context.area] : 0;
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limit) throw refuse('too_large');
    yield chunk;
  }
}

/**
 * The body of a call, or null when it has none. It is counted on its way and fails with HttpError 413 when it turns out
 * to be larger than was announced. A stream of its own: whoever destroys it leaves the client's connection alone.
 */
export function bodyOf(req: Request): Readable | null {
  const { headers } = req;
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody ? Readable.from(limitBody(req), { objectMode: false }) : null;
}
