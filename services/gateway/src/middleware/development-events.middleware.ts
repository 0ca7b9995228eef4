import type { RequestHandler } from 'express';
import { reloadScript } from '../documents/reload-script.ts';
import type { ReleaseStore } from '../releases/release-store.ts';

/** Milliseconds between two signs of life. */
const heartbeatMs = 15_000;

/** In development: tells an open page at `/dev/events` which releases were just replaced, and has the script that asks. */
export function developmentEvents({
  releases,
}: {
  releases: Pick<ReleaseStore, 'subscribe'>;
}): RequestHandler {
  return (req, res, next) => {
    if (req.path === reloadScript.href) {
      res.set('cache-control', 'no-store').type('text/javascript').send(reloadScript.source);
      return;
    }
    if (req.path !== '/dev/events') return next();
    res.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    res.write(': open\n\n');
    const unsubscribe = releases.subscribe((names) => {
      res.write(`event: releases\ndata: ${JSON.stringify({ names })}\n\n`);
    });
    const heartbeat = setInterval(() => res.write(': still here\n\n'), heartbeatMs);
    res.once('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
    });
  };
}
