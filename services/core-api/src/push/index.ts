import { createOutboundClient } from '@reflectory/outbound';
import { createPushSender, type PushSender } from './push-sender.ts';
import type { PushSettings } from './push-settings.ts';
import { createVapid } from './vapid.ts';

export { type PushSettings, pushEnvironment, readPushSettings } from './push-settings.ts';
export type { PushSender } from './push-sender.ts';
export { pushToPeople } from './push-to-people.ts';

/** Milliseconds that a push service may take. */
const TIME_LIMIT_MS = 5000;
/** Bytes of an answer that are read, which says nothing that we need. */
const ANSWER_LIMIT = 16 * 1024;

/** What sends notifications by these settings. */
export const openPush = (settings: PushSettings, now: () => number): PushSender =>
  createPushSender({
    vapid: createVapid(settings),
    outbound: createOutboundClient({
      allowedOrigins: settings.origins,
      timeoutMs: TIME_LIMIT_MS,
      maxResponseBytes: ANSWER_LIMIT,
    }),
    now,
  });

/** What browsers subscribe with, and which origins may be without TLS. */
export type PushOffer = { publicKey: string; origins: readonly string[] };

export const offerPush = (settings: PushSettings): PushOffer => ({
  publicKey: createVapid(settings).publicKey,
  origins: settings.origins,
});
