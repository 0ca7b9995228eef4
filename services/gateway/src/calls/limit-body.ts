import { Readable } from 'node:stream';
import type { Request } from 'express';
import { BODY_LIMIT } from '../body-limits.ts';
import { refuse } from '../refusal.ts';

/** What a request brings, counted on its way. @throws HttpError 413 when it is more than `limit` bytes */
export async function* limitBody(req: Request, limit: number): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const chunk of req.iterator({ destroyOnReturn: false })) {
    bytes += chunk.length;
    if (bytes > limit) throw refuse('too_large');
    yield chunk;
  }
}

/** Whether a call has a body. */
export function hasBody({ headers }: Pick<Request, 'headers'>): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * The body of a call. It is counted on its way and fails with HttpError 413 when it turns out
 * to be larger than was announced. A stream of its own: whoever destroys it leaves the client's connection alone.
 */
export function bodyOf(req: Request): Readable {
  return Readable.from(limitBody(req, BODY_LIMIT), { objectMode: false });
}
