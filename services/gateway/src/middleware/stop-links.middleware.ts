import { buffer } from 'node:stream/consumers';
import { reminderFunctions } from '@reflectory/contracts/reminders';
import type { RequestHandler } from 'express';
import { OPENING_LIMIT } from '../body-limits.ts';
import { limitBody } from '../calls/limit-body.ts';
import type { GatewayConfig } from '../config.ts';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';
import { sendDocument } from '../documents/document-parts.ts';
import { parseStopLink } from '../documents/stop-link.ts';
import { stopPage } from '../documents/stop-page.ts';
import { themeScriptOf } from '../documents/theme-script.ts';
import { refuse } from '../refusal.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { createLimiter } from './limit-rates.middleware.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  /** A page without a theme's script is dark. */
  releases: Pick<ReleaseStore, 'findCurrent'>;
  secret: string;
  rates: Pick<GatewayConfig['rates'], 'links'>;
};

/**
 * Answers links of mails and notifications that stop what they belong to. A GET shows a page with one button, so that
 * no program which looks at links stops anything; a POST stops it (RFC 8058). Nobody has to be signed in.
 */
export function stopLinks({ coreApi, releases, secret, rates }: Dependencies): RequestHandler {
  const limiter = createLimiter(rates.links);
  return async (req, res, next) => {
    const token = parseStopLink(req.path);
    if (token === null) return next();
    const isStopping = req.method === 'POST';
    if (!isStopping && req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD, POST').type('text/plain').send('Method not allowed\n');
      return;
    }
    const waitSeconds = limiter?.(req.context.address) ?? 0;
    if (waitSeconds > 0) throw refuse('rate_limited', { 'retry-after': String(waitSeconds) });
    // What a mail program posts says nothing that the address does not.
    if (isStopping) await buffer(limitBody(req, OPENING_LIMIT));
    const told = await askForVisitor(req, 'stop-by-link', { token, isStopping }, { coreApi, secret });
    const answer = reminderFunctions['stop-by-link'].output.safeParse(told).data ?? null;
    res.set({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    return sendDocument(req, res, answer ? 200 : 404, stopPage(req, answer, themeScriptOf(releases)));
  };
}
