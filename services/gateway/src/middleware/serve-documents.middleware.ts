import { hasFeature } from '@reflectory/domain/features';
import type { Request, RequestHandler } from 'express';
import { OPENING_LIMIT } from '../body-limits.ts';
import { limitBody } from '../calls/limit-body.ts';
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

/** What the form of a guarded link sends; it has no more than a password. */
async function readOpening(req: Request): Promise<{ password: string }> {
  const parts: Buffer[] = [];
  for await (const part of limitBody(req, OPENING_LIMIT)) parts.push(part);
  const form = new URLSearchParams(Buffer.concat(parts).toString('utf8'));
  return { password: form.get('password') ?? '' };
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
    const link = parseSharedLink(req.path);
    if (!['GET', 'HEAD', ...(link ? ['POST'] : [])].includes(req.method)) {
      res
        .status(405)
        .set('allow', link ? 'GET, HEAD, POST' : 'GET, HEAD')
        .type('text/plain')
        .send('Method not allowed\n');
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
    const asked = link && req.method === 'POST' ? { ...link, opening: await readOpening(req) } : link;
    const prepared = asked ? await prepareSharedDocument(req, res, asked, dependencies) : { shared: null };
    return documents.sendApp(req, res, { page: route.page, ...prepared });
  };
}
