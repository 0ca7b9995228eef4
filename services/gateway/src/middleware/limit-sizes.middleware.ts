import { CLIENT_REPORTS_PATH } from '@reflectory/contracts/boot';
import type { Request, RequestHandler } from 'express';
import { BODY_LIMIT, OPENING_LIMIT, REPORTS_LIMIT } from '../body-limits.ts';
import { parseIncomingAddress } from '../documents/incoming-address.ts';
import { parseOAuthAddress } from '../documents/oauth-address.ts';
import { parseSharedLink } from '../documents/shared-content.ts';
import { parseStopLink } from '../documents/stop-link.ts';
import { refuse } from '../refusal.ts';

/** Characters of a path with its query. */
const longestUrl = 8192;

/** Bytes by which a form may be longer than the file in it. */
const FORM_BYTES = 1024 * 1024;

function limitOf({ context: { area }, path }: Request, maxObjectSize: number): number {
  if (area === null && path === CLIENT_REPORTS_PATH) return REPORTS_LIMIT;
  // It says itself what is too long, in the form in which other tools read it.
  if (area === null && (parseIncomingAddress(path) ?? parseOAuthAddress(path)) !== null) return BODY_LIMIT;
  if (area === null) return parseSharedLink(path) || parseStopLink(path) ? OPENING_LIMIT : 0;
  return area === 'storage' ? maxObjectSize + FORM_BYTES : BODY_LIMIT;
}

/**
 * Refuses what is too long before anything reads it. A body that does not announce its length is counted while it
 * is passed on; that of a file by core-api, which knows the limit of its bucket.
 */
export function limitSizes({ maxObjectSize }: { maxObjectSize: number }): RequestHandler {
  return (req, _res, next) => {
    if (req.originalUrl.length > longestUrl) throw refuse('uri_too_long');
    const limit = limitOf(req, maxObjectSize);
    if (Number(req.headers['content-length'] ?? 0) > limit) throw refuse('too_large');
    next();
  };
}
