import { CLIENT_REPORTS_PATH } from '@reflectory/contracts/boot';
import type { Logger } from '@reflectory/server-kit';
import type { Request, RequestHandler } from 'express';
import { REPORTS_LIMIT } from '../body-limits.ts';
import { limitBody } from '../calls/limit-body.ts';
import type { GatewayMetrics } from '../metrics.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readReports } from '../reports/client-reports.ts';
import { createLimiter } from './limit-rates.middleware.ts';

type Dependencies = {
  log: Logger;
  metrics: Pick<GatewayMetrics, 'clientReports'>;
  releases: Pick<ReleaseStore, 'listCurrent'>;
};

/** Reports in one body. */
const MOST = 20;
/** Bodies a second: of one address at an instance, and of all that are logged. Bursts of ten seconds may pass. */
const RATES = { address: 1, all: 20 };

async function readBody(req: Request): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of limitBody(req, REPORTS_LIMIT)) parts.push(part);
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8'));
  } catch {
    throw refuse('malformed');
  }
}

/**
 * Logs and counts what browsers report: what the policy refused, loads that failed and errors of remotes, by remote and
 * release. Nobody is named, and no text, address or message of a page is kept.
 */
export function collectReports({ log, metrics, releases }: Dependencies): RequestHandler {
  const ofAddress = createLimiter(RATES.address);
  const ofAll = createLimiter(RATES.all);
  const names = () => releases.listCurrent().map(({ name }): string => name);
  return async (req, res, next) => {
    if (req.path !== CLIENT_REPORTS_PATH || req.method !== 'POST') return next();
    const { address, origin } = req.context;
    const { id, slug } = getInstance(req);
    const seconds = ofAddress?.(`${id} ${address}`) || ofAll?.('all');
    if (seconds) throw refuse('rate_limited', { 'retry-after': String(seconds) });
    for (const report of readReports(await readBody(req), origin, MOST)) {
      // Only a name that is served is a label: anybody may send others.
      const { kind, name = '' } = report;
      const remote = names().includes(name) ? name : 'unknown';
      metrics.clientReports.inc({ kind, remote });
      log.warn({ report, instance: slug }, 'client report');
    }
    res.status(204).end();
  };
}
