import { BOOT_FACTS_PATH } from '@reflectory/contracts/boot';
import type { RequestHandler } from 'express';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import type { Documents } from '../documents/documents.ts';
import { parseSharedLink } from '../documents/shared-content.ts';
import { findShared } from '../documents/shared-document.ts';
import { refuse } from '../refusal.ts';

type Dependencies = {
  documents: Pick<Documents, 'facts'>;
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
};

/** Answers an open page with what a document would carry now. Like a document, it authorises nothing. */
export function bootFacts({ documents, ...dependencies }: Dependencies): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== BOOT_FACTS_PATH || req.method !== 'GET') return next();
    const link = typeof req.query['link'] === 'string' ? parseSharedLink(req.query['link']) : null;
    const shared = link && (await findShared(req, link, dependencies));
    if (link && !shared) throw refuse('unavailable');
    res.set({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' }).vary('cookie');
    res.json(documents.facts(req, shared));
  };
}
