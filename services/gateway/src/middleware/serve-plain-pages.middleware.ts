import type { RequestHandler } from 'express';
import type { Documents } from '../documents/documents.ts';

/** Answers documents where there are no front ends: `/` says that the service runs, nothing else is there. */
export function servePlainPages({ documents }: { documents: Pick<Documents, 'sendPage'> }): RequestHandler {
  return (req, res) =>
    req.path === '/'
      ? documents.sendPage(req, res, 'service-only', 200)
      : documents.sendPage(req, res, 'not-found', 404);
}
