import { hasFeature } from '@reflectory/domain/features';
import type { Request, RequestHandler } from 'express';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import type { Documents } from '../documents/documents.ts';
import { findAppRoute } from '../documents/find-app-route.ts';
import type { PublicPage, PublicPages } from '../documents/public-pages.ts';
import { parseSharedLink } from '../documents/shared-content.ts';
import { prepareSharedDocument } from '../documents/shared-document.ts';

type Dependencies = { documents: Documents; pages: PublicPages; coreApi: CoreApiClient; secret: string };

/** Whether the browser comes from the sign-in page, which sends people with an auth session straight back. */
function comesFromSignIn({ headers }: Request): boolean {
  const referer = headers.referer ?? '';
  return URL.canParse(referer) && new URL(referer).pathname === '/auth';
}

/** Name of the page that stands at an address here. */
function nameFor(
  { name, feature, included }: PublicPage,
  { features, instance }: Request['context'],
): string {
  if (feature && !hasFeature(features, feature.key)) return feature.otherwise;
  return included && instance?.billing === 'included' ? included : name;
}

/** Answers every address that is neither a call nor a file: public links, public pages, the app, or the 404 page. */
export function serveDocuments({ documents, pages, ...dependencies }: Dependencies): RequestHandler {
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
      return;
    }
    const page = await pages.findByPath(req.path);
    if (page) {
      return documents.sendPage(req, res, nameFor(page, req.context));
    }

    const route = findAppRoute(req.path, documents.remotes(), req.context);
    if (route.outcome === 'missing') return documents.sendPage(req, res, 'not-found', 404);
    if (route.outcome === 'sign-in') {
      const target = comesFromSignIn(req) ? '/journal' : `/auth?next=${encodeURIComponent(req.path)}`;
      res.set('cache-control', 'no-store').redirect(302, target);
      return;
    }
    if (route.outcome === 'refused') {
      return documents.sendApp(req, res.status(403), { page: null, shared: null });
    }
    const link = parseSharedLink(req.path);
    const prepared = link ? await prepareSharedDocument(req, res, link, dependencies) : { shared: null };
    return documents.sendApp(req, res, { page: route.page, ...prepared });
  };
}
