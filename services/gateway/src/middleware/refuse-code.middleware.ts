import type { RequestHandler } from 'express';
import { refuse } from '../refusal.ts';

/** What a browser runs, by the name that it gives to the use of an answer. */
const CODE = new Set([
  'script',
  'style',
  'worker',
  'sharedworker',
  'serviceworker',
  'audioworklet',
  'paintworklet',
  'xslt',
]);

/** Refuses to be loaded as code: what people store has any media type, and calls answer data. */
export function refuseCode(): RequestHandler {
  return (req, _res, next) => {
    if (CODE.has(String(req.headers['sec-fetch-dest']))) throw refuse('not_code');
    next();
  };
}
