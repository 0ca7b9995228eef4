import type { SharedContent } from '@reflectory/contracts/boot';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Request, Response } from 'express';
import { type CoreApiClient, CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { getInstance, visitor } from '../request-context.ts';
import { documentLanguage } from './document-language.ts';
import type { DocumentHead } from './compose-document.ts';
import { describeSharedContent, findSharedContent, guardStatus, type SharedLink } from './shared-content.ts';

type Dependencies = { coreApi: Pick<CoreApiClient, 'callFunction'>; secret: string };

/** Whoever has a link, as core-api is told of them. */
export const visitorContext = (req: Request): RequestContext => ({
  instance_id: getInstance(req).id,
  origin: req.context.origin,
  db_role: visitor.databaseUser,
  user_id: null,
  auth_session_id: null,
  role: 'user',
  // A title that is withheld is put in the language of the document.
  language: documentLanguage(req, getInstance(req)),
  claims: {},
});

/** Content of a link as anybody may see it; null while core-api is away. */
export async function findShared(
  req: Request,
  link: SharedLink,
  { coreApi, secret }: Dependencies,
): Promise<SharedContent | null> {
  const { requestId, address } = req.context;
  try {
    return await findSharedContent(link, {
      coreApi,
      secret,
      context: visitorContext(req),
      requestId,
      address,
    });
  } catch (error) {
    if (error instanceof CoreApiUnavailableError) return null;
    throw error;
  }
}

function statusOf(shared: SharedContent | null): number {
  if (!shared) return 503;
  if (shared.guard) return guardStatus[shared.guard];
  return shared.content === null ? 404 : 200;
}

/**
 * Prepares the document of a public link: never cached, never indexed, its address never sent on. While core-api is
 * away the status is 503 and the page asks again; a link that is gone has 404, one that ended by itself 410.
 */
export async function prepareSharedDocument(
  req: Request,
  res: Response,
  link: SharedLink,
  dependencies: Dependencies,
): Promise<{ shared: SharedContent | null } & Partial<DocumentHead>> {
  res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
  const shared = await findShared(req, link, dependencies);
  res.status(statusOf(shared));
  if (!shared) return { shared };
  const canonical = new URL(req.path, req.context.origin).href;
  return {
    shared,
    canonical,
    ...describeSharedContent(shared, documentLanguage(req, getInstance(req)), canonical),
  };
}
