import type { WebhookField } from '@reflectory/contracts/webhooks';
import { createOutboundClients, OutboundRefusedError } from '@reflectory/outbound';
import type { Transaction } from '@reflectory/runtime/database';
import { signedHeaders } from './sign-message.ts';
import { messageOf, type Thing } from './webhook-message.ts';

/** Milliseconds until the last byte of an answer, and how many bytes of it are read. */
const TIMEOUT_MS = 10_000;
const LARGEST_ANSWER = 64_000;
const AT_ONCE = 20;
/** Seconds until the next try, one after the other: about three days in all. */
const WAITS = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400];

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
  thing: Thing | null;
};
type Outcome = { status: number | null; failure: 'refused' | 'unreachable' | 'answered' | 'missing' | null };

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
    try {
      const { statusCode, body: answer } = await clientOf(due.user_id).request(due.address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signedHeaders(message, secrets) },
        body,
      });
      await answer.dump().catch(() => undefined);
      return { status: statusCode, failure: statusCode < 300 ? null : 'answered' };
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
    const { event, subject, fields, happened_at: happenedAt } = due;
    const body = messageOf({ event, subject, fields, happenedAt }, due.thing);
    if (body === null) {
      await settle('left_out', { status: null, failure: 'missing' }, null);
      return;
    }
    const outcome = await post(due, body);
    const wait = event === 'test' ? undefined : WAITS[due.tries - 1];
    if (outcome.failure === null) await settle('sent', outcome, null);
    else if (wait === undefined || outcome.status === 410) await settle('failed', outcome, null);
    else await settle('waiting', outcome, wait);
  }

  /** Sends some of what is due, to one address or to all; how many there were. */
  return async (db: Transaction, webhookId: string | null): Promise<number> => {
    const some = await db.query<Due>('select * from app.take_due_deliveries($1, $2)', [webhookId, AT_ONCE]);
    await Promise.all(some.map((due) => send(db, due)));
    return some.length;
  };
}
