import type { Logger } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { isFilePath, isLivePath } from '../area.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { isWebhookPath } from './forward-webhooks.middleware.ts';

/** Route under which a request is counted: an area, or the kind of thing that was asked for. */
function routeOf(req: Request): string {
  if (isWebhookPath(req.path)) return 'webhook';
  if (isLivePath(req.path)) return 'live';
  return req.context.area ?? (isFilePath(req.path) ? 'file' : 'document');
}

/** Counts, times and logs each request when its answer has ended. Addresses are logged without their query. */
export function accessLog({ metrics, log }: { metrics: GatewayMetrics; log: Logger }): RequestHandler {
  // Its fields are known and hold no secret: there is nothing to look for and to strike out.
  const requests = log.child({}, { redact: [] });
  return (req, res, next) => {
    res.once('close', () => {
      const { context } = req;
      const route = routeOf(req);
      const milliseconds = performance.now() - context.startedAt;
      metrics.requests.inc({ route, method: req.method, status: res.statusCode });
      metrics.duration.observe({ route }, milliseconds / 1000);
      if (context.upstreamMs > 0)
        metrics.added.observe({ route }, (milliseconds - context.upstreamMs) / 1000);
      const entry = {
        requestId: context.requestId,
        method: req.method,
        // These addresses are secrets: their tokens stay out of the log.
        path: req.path.replace(/^\/+([sp]|unsubscribe|calendar|hooks)\/.*/, '/$1/…'),
        status: res.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
        instance: context.instance?.slug,
        user: context.principal.userId ?? undefined,
        complete: res.writableFinished,
      };
      if (res.statusCode >= 500) requests.error(entry, 'request');
      else if (route === 'file') requests.debug(entry, 'request');
      else requests.info(entry, 'request');
    });
    next();
  };
}
