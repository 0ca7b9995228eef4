import { PAGE_BEAT_MS, PAGE_CHANGES_PATH, PAGE_EVENTS } from '@reflectory/contracts/boot';
import type { RequestHandler, Response } from 'express';
import type { DocumentCookie } from '../auth/document-cookie.ts';
import type { ControlPlaneStore } from '../control-plane/control-plane-store.ts';
import type { OpenPages } from '../live/open-pages.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';

type Dependencies = {
  cookie: Pick<DocumentCookie, 'read'>;
  pages: OpenPages;
  controlPlane: Pick<ControlPlaneStore, 'revision'>;
  beatMs?: number;
};

/** Seconds after which a page that was one too many may come again. */
const retryAfter = '30';

function openStream(res: Response): (event: string, data: object) => void {
  res.writeHead(200, {
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    // Proxies that gather answers would keep it back.
    'x-accel-buffering': 'no',
  });
  return (event, data) => {
    // Who does not read what is told gets no more of it, and connects again.
    if (res.writableNeedDrain) res.destroy();
    else res.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
}

/**
 * Tells an open page when to ask again for what it shows. Nothing of it is about anybody, so that the document cookie is
 * enough to know whose page it is, and nobody has to be asked.
 */
export function pageChanges({
  cookie,
  pages,
  controlPlane,
  beatMs = PAGE_BEAT_MS,
}: Dependencies): RequestHandler {
  return async (req, res, next) => {
    if (req.path !== PAGE_CHANGES_PATH || req.method !== 'GET') return next();
    const instanceId = getInstance(req).id;
    const named = await cookie.read(req.headers.cookie, req.secure);
    const userId = named?.instanceId === instanceId ? named.userId : null;
    let send: ReturnType<typeof openStream> | undefined;
    const remove = pages.add(
      { instanceId, userId, address: req.context.address },
      {
        tell: (change) => send?.(PAGE_EVENTS.change, { ...change, revision: controlPlane.revision() }),
        end: () => void res.end(),
      },
    );
    if (!remove) throw refuse('rate_limited', { 'retry-after': retryAfter });
    send = openStream(res);
    const beat = () => send?.(PAGE_EVENTS.beat, { revision: controlPlane.revision() });
    beat();
    const timer = setInterval(beat, beatMs);
    res.once('close', () => {
      clearInterval(timer);
      remove();
    });
  };
}
