import type { RequestHandler } from 'express';
import { refuse } from '../refusal.ts';

/** Characters of a path with its query. */
const longestUrl = 8192;

/** Bytes that the body of a call may have. */
export const BODY_LIMIT = 1024 * 1024;

/** Bytes by which a form may be longer than the file in it. */
const FORM_BYTES = 1024 * 1024;

/**
 * Refuses what is too long before anything reads it. A body that does not announce its length is counted while it
 * is passed on; that of a file by core-api, which knows the limit of its bucket.
 */
export function limitSizes({ maxObjectSize }: { maxObjectSize: number }): RequestHandler {
  return (req, _res, next) => {
    if (req.originalUrl.length > longestUrl) throw refuse('uri_too_long');
    const { area } = req.context;
    const limit = area === null ? 0 : area === 'storage' ? maxObjectSize + FORM_BYTES : BODY_LIMIT;
    if (Number(req.headers['content-length'] ?? 0) > limit) throw refuse('too_large');
    next();
  };
}
