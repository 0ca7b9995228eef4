import express, { type Express, type Router } from 'express';
import type { Registry } from 'prom-client';
import type { Readiness } from './readiness.ts';

/** Parts of the app on a service's internal port. */
export type AdminAppOptions = {
  readiness: Readiness;
  registry: Registry;
  /** Further internal pages, mounted at the root. */
  routers?: readonly Router[];
};

/** The internal port's app: `/livez` (process only), `/readyz` (`?verbose` lists each check) and `/metrics`. */
export function createAdminApp({ readiness, registry, routers = [] }: AdminAppOptions): Express {
  const app = express().disable('x-powered-by');

  app.get('/livez', (_req, res) => {
    res.type('text/plain').send('ok\n');
  });

  app.get('/readyz', async (req, res) => {
    const { isReady, checks } = await readiness.report();
    const lines = checks.map(({ name, problem }) =>
      problem === undefined ? `[+] ${name} ok` : `[-] ${name} failed: ${problem}`,
    );
    const summary = isReady ? 'ready' : 'not ready';
    res.status(isReady ? 200 : 503).type('text/plain');
    res.send(`${'verbose' in req.query ? [...lines, summary].join('\n') : summary}\n`);
  });

  app.get('/metrics', async (_req, res) => {
    res.type(registry.contentType).send(await registry.metrics());
  });

  for (const router of routers) app.use(router);
  return app;
}
