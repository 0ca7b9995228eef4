import type { RequestHandler } from 'express';
import type { Area } from '../area.ts';
import { refuse } from '../refusal.ts';

/** Characters of a path with its query. */
const longestUrl = 8192;

const megabyte = 1024 * 1024;

/** Bytes that the body of a call may have. */
export const bodyLimits: Readonly<Record<Area, number>> = {
  auth: megabyte,
  rest: megabyte,
  functions: megabyte,
  realtime: megabyte,
  storage: 50 * megabyte,
};

/**
 * Refuses what is too long before anything reads it. A body that does not announce its length is counted while it
 * is passed on.
 */
export function limitSizes(): RequestHandler {
  return (req, _res, next) => {
    if (req.originalUrl.length > longestUrl) throw refuse('uri_too_long');
    const limit = req.context.area ? bodyLimits[req.context.area] : 0;
    if (Number(req.headers['content-length'] ?? 0) > limit) throw refuse('too_large');
    next();
  };
}
