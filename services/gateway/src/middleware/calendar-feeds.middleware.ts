import { createHash } from 'node:crypto';
import { reminderFunctions } from '@reflectory/contracts/reminders';
import type { RequestHandler } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';
import { isCalendarToken, parseCalendarAddress } from '../documents/calendar-address.ts';
import { refuse } from '../refusal.ts';
import { createLimiter } from './limit-rates.middleware.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
  rates: Pick<GatewayConfig['rates'], 'links'>;
};

/** Requests a second for one calendar, whoever asks: programs ask every few minutes. */
const PER_CALENDAR = 0.5;

/** Serves the calendars that people let other programs read, each at a secret address; nothing of it is kept here. */
export function calendarFeeds({ coreApi, secret, rates }: Dependencies): RequestHandler {
  const ofAddress = createLimiter(rates.links);
  const ofCalendar = createLimiter(rates.links === 0 ? 0 : PER_CALENDAR);
  return async (req, res, next) => {
    const token = parseCalendarAddress(req.path);
    if (token === null) return next();
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      res.status(405).set('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
      return;
    }
    const { address } = req.context;
    const isToken = isCalendarToken(token);
    const waitSeconds = ofAddress?.(address) || (isToken && ofCalendar?.(token)) || 0;
    if (waitSeconds > 0) throw refuse('rate_limited', { 'retry-after': String(waitSeconds) });
    const told = isToken
      ? await askForVisitor(req, 'read-calendar-feed', { token }, { coreApi, secret })
      : null;
    const calendar = reminderFunctions['read-calendar-feed'].output.safeParse(told).data?.calendar;
    res.set({ 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' });
    if (calendar === undefined) {
      res.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found\n');
      return;
    }
    const digest = createHash('sha256').update(calendar).digest('base64url').slice(0, 27);
    // Express answers 304 by itself where the program has this one already.
    res.set({ 'cache-control': 'private, no-cache', etag: `"${digest}"` });
    res.set('content-disposition', 'inline; filename="reflectory.ics"');
    res.type('text/calendar; charset=utf-8').send(calendar);
  };
}
