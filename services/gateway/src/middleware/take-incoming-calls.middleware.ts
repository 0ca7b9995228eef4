import {
  INCOMING_BODY_BYTES,
  INCOMING_TOKEN_PATTERN,
  incomingWebhookFunctions,
} from '@reflectory/contracts/incoming-webhooks';
import type { Request, RequestHandler, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { GatewayConfig } from '../config.ts';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';
import { parseIncomingAddress } from '../documents/incoming-address.ts';
import { createLimiter } from './limit-rates.middleware.ts';
import { readMessage } from './read-message.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
  rates: Pick<GatewayConfig['rates'], 'links'>;
};

/** Calls a second of one address, whoever makes them. */
const PER_ADDRESS = 2;
/** Addresses at which something was taken lately. */
const MAX_KNOWN = 10_000;
/** Media types whose words are understood. */
const types = new Map([
  ['application/json', 'json'],
  ['application/x-www-form-urlencoded', 'form'],
  ['text/plain', 'text'],
]);

const answers = {
  taken: { status: 202, message: 'Taken' },
  again: { status: 202, message: 'Taken before' },
  missing: { status: 404, message: 'There is no such address' },
  unreadable: { status: 400, message: 'The words are not what their type says' },
  other_type: { status: 415, message: 'Send JSON, a form or plain text' },
  too_large: { status: 413, message: `Send at most ${INCOMING_BODY_BYTES} bytes` },
  busy: { status: 429, message: 'Too many calls, try again later' },
} as const;

function say(res: Response, said: keyof typeof answers): void {
  const { status, message } = answers[said];
  res.status(status).set('cache-control', 'no-store');
  res.json(status < 300 ? { message } : { error: { code: said, message } });
}

/** By which a call that comes again is known. */
function messageIdOf({ headers }: Request): string | null {
  const id = headers['webhook-id'] ?? headers['idempotency-key'];
  return typeof id === 'string' && id !== '' ? id.slice(0, 200) : null;
}

const typeOf = ({ headers }: Request) =>
  types.get(headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() ?? '');

/** Takes calls of other tools at the secret addresses that people gave them; nothing of them is kept here. */
export function takeIncomingCalls({ coreApi, secret, rates }: Dependencies): RequestHandler {
  const ofSender = createLimiter(rates.links);
  const ofAddress = createLimiter(rates.links === 0 ? 0 : PER_ADDRESS);
  // A tool calls for many people from one network: there only what may be guessing is counted.
  const known = new LRUCache<string, true>({ max: MAX_KNOWN });
  return async (req, res, next) => {
    const token = parseIncomingAddress(req.path);
    if (token === null) return next();
    if (req.method !== 'POST') {
      res.status(405).set('allow', 'POST').type('text/plain').send('Method not allowed\n');
      return;
    }
    const isToken = INCOMING_TOKEN_PATTERN.test(token);
    const ofNetwork = known.has(token) ? 0 : ofSender?.(req.context.address);
    const waitSeconds = ofNetwork || (isToken && ofAddress?.(token)) || 0;
    if (waitSeconds > 0) {
      res.set('retry-after', String(waitSeconds));
      return say(res, 'busy');
    }
    if (!isToken) return say(res, 'missing');
    const type = typeOf(req);
    if (type === undefined || req.headers['content-encoding'] !== undefined) return say(res, 'other_type');
    const body = await readMessage(req, INCOMING_BODY_BYTES);
    if (!body) {
      req.resume();
      return say(res, 'too_large');
    }
    const call = { token, type, body: body.toString('utf8'), message_id: messageIdOf(req) };
    const told = await askForVisitor(req, 'take-incoming-call', call, { coreApi, secret });
    const said = incomingWebhookFunctions['take-incoming-call'].output.safeParse(told).data?.said;
    if (said === 'taken' || said === 'again') known.set(token, true);
    if (said === 'missing') known.delete(token);
    say(res, said ?? 'missing');
  };
}
