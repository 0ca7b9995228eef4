import type { Language } from '@reflectory/contracts/languages';
import type { WebhookField, WebhookFormat } from '@reflectory/contracts/webhooks';
import { createOutboundClients, OutboundRefusedError } from '@reflectory/outbound';
import type { Transaction } from '@reflectory/runtime/database';
import { chatMessageOf } from './chat-message.ts';
import { signedHeaders } from './sign-message.ts';
import { chosenOf, messageOf, type Thing } from './webhook-message.ts';

/** Milliseconds until the last byte of an answer, and how many bytes of it are read. */
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64_000;
const AT_ONCE = 20;
/** Seconds until the next try, one after the other: about three days in all. */
const WAITS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

/** Seconds for which another side may put a message off. */
const LONGEST_WAIT = 86_400;

type Due = {
  instance_id: string;
  user_id: string;
  id: string;
  event: string;
  subject: string;
  happened_at: Date;
  tries: number;
  address: string;
  fields: WebhookField[];
  secret: string;
  secret_before: string | null;
  format: WebhookFormat;
  language: Language;
  origin: string;
  thing: Thing | null;
};
type Outcome = {
  status: number | null;
  failure: 'refused' | 'unreachable' | 'answered' | 'missing' | null;
  /** Seconds after which the other side wants the next. */
  retryAfter?: number;
};

/** Where what happened can be seen. */
function pathOf({ event, subject }: Due): string {
  const [kind] = event.split('.');
  if (kind === 'entry') return `/journal/entry/${subject}`;
  return kind === 'routine' ? `/workflows/${subject}` : kind === 'card' ? '/boards' : '/integrations';
}

/** The body of a message; null where there is nothing to tell any more. */
function bodyOf(due: Due): string | null {
  const { event, subject, fields, happened_at: happenedAt, thing, format, language, origin } = due;
  const chosen = chosenOf({ event, fields }, thing);
  if (chosen === null) return null;
  return format === 'standard'
    ? messageOf({ event, subject, happenedAt }, chosen)
    : chatMessageOf(format, { event, chosen, language, link: origin + pathOf(due) });
}

/** An address of a chat that was taken away answers like one that never was. */
const isGone = ({ format }: Due, { status }: Outcome) =>
  status === 410 || (status === 404 && format !== 'standard');

type SenderOptions = { privateOrigins: readonly string[]; now: () => number };

/** Sends what is due to the addresses that people gave. */
export function createWebhookSender({ privateOrigins, now }: SenderOptions) {
  const clientOf = createOutboundClients({
    allowedOrigins: privateOrigins,
    timeoutMs: TIMEOUT_MS,
    maxResponseBytes: LARGEST_ANSWER,
  });

  async function post(due: Due, body: string): Promise<Outcome> {
    const secrets = [due.secret, due.secret_before].filter((secret) => secret !== null);
    const message = { id: due.id, seconds: Math.floor(now() / 1000), body };
    const signed = due.format === 'standard' ? signedHeaders(message, secrets) : {};
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await clientOf(due.user_id).request(due.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signed },
        body,
      });
      await answer.dump().catch(() => undefined);
      const retryAfter = Number(headers['retry-after']);
      return {
        status: statusCode,
        failure: statusCode < 300 ? null : 'answered',
        ...(retryAfter > 0 && { retryAfter: Math.min(retryAfter, LONGEST_WAIT) }),
      };
    } catch (error) {
      return { status: null, failure: error instanceof OutboundRefusedError ? 'refused' : 'unreachable' };
    }
  }

  async function send(db: Transaction, due: Due): Promise<void> {
    const settle = (state: string, { status, failure }: Outcome, seconds: number | null) =>
      db.query('select app.settle_delivery($1, $2, $3, $4, $5, make_interval(secs => $6))', [
        due.instance_id,
        due.id,
        state,
        status,
        failure,
        seconds,
      ]);
    const body = bodyOf(due);
    if (body === null) {
      await settle('left_out', { status: null, failure: 'missing' }, null);
      return;
    }
    const outcome = await post(due, body);
    const wait = due.event === 'test' ? undefined : WAITS[due.tries - 1];
    if (outcome.failure === null) await settle('sent', outcome, null);
    else if (wait === undefined || isGone(due, outcome)) await settle('failed', outcome, null);
    else await settle('waiting', outcome, Math.max(wait, outcome.retryAfter ?? 0));
  }

  /** Sends some of what is due, to one address or to all; how many there were. */
  return async (db: Transaction, webhookId: string | null): Promise<number> => {
    const some = await db.query<Due>('select * from app.take_due_deliveries($1, $2)', [webhookId, AT_ONCE]);
    await Promise.all(some.map((due) => send(db, due)));
    return some.length;
  };
}
