import { cardEvents } from '@reflectory/contracts/boards';
import { entryEvents } from '@reflectory/contracts/journal';
import { webhookEvents } from '@reflectory/contracts/webhooks';
import type { Transaction } from '@reflectory/runtime/database';
import { type DomainEvent, hear } from '@reflectory/runtime/jobs';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { defineFeature, many, sweepBy } from '../define-feature.ts';
import { createWebhookSender } from './send-webhooks.ts';
import { isKeptQuiet, type Thing } from './webhook-message.ts';
import { webhookFunctions } from './webhooks.functions.ts';

const DAY_MS = 86_400_000;
/** Days for which the log is kept, and a webhook that was removed can be brought back. */
const KEPT_DAYS = 30;
const AT_ONCE = 500;
/** Addresses that are sent to at the same time, of different people; most of it is waiting. */
const CONCURRENCY = 8;

/** Writes down whom to tell of something that happened to somebody's thing. */
async function note(db: Transaction, event: DomainEvent, subject: string): Promise<void> {
  const { id, name, instanceId, userId } = event;
  const [kind] = name.split('.');
  const [row] = await db.query<{ thing: Thing | null }>('select app.webhook_thing($1, $2, $3, $4) as thing', [
    instanceId,
    userId,
    kind,
    subject,
  ]);
  if (!row?.thing || isKeptQuiet(row.thing)) return;
  await db.query('select app.note_webhooks($1, $2, $3, $4, $5)', [instanceId, userId, name, subject, id]);
}

export const feature = defineFeature({
  belongings: {
    area: 'connections',
    en: 'your webhooks',
    de: 'deine Webhooks',
    fr: 'tes webhooks',
    ar: 'خطافات الويب الخاصة بك',
  },
  tables: {
    'public.webhooks': 'person',
    'public.webhook_deliveries': 'person',
    'app.webhook_secrets': 'internal',
  },
  derived: ['app.webhook_secrets'],
  exported: [
    many('webhooks', 'webhooks', 'created_at, id'),
    many('webhookDeliveries', 'webhook_deliveries', 'happened_at, id'),
  ],
  functions: () => webhookFunctions,
  notifications: notificationsInWords('webhooks', { off: 'reminders' }),
  events: Object.values(webhookEvents),
  hears({ db, memberOrigins, now }) {
    const sendDue = createWebhookSender({ privateOrigins: memberOrigins, now });
    return [
      hear([entryEvents.finished, entryEvents.revised], {
        name: 'note-webhooks-of-entries',
        concurrency: CONCURRENCY,
        handle: (event) => note(db, event, event.subject),
      }),
      hear([cardEvents.done], {
        name: 'note-webhooks-of-cards',
        concurrency: CONCURRENCY,
        handle: async (event) => {
          if (event.payload.is_done) await note(db, event, event.subject);
        },
      }),
      hear(Object.values(webhookEvents), {
        name: 'send-webhook',
        concurrency: CONCURRENCY,
        handle: async ({ subject }) => void (await sendDue(db, subject)),
      }),
    ];
  },
  jobs({ db, memberOrigins, now }) {
    const sendDue = createWebhookSender({ privateOrigins: memberOrigins, now });
    return [
      {
        name: 'send-webhooks',
        cron: '* * * * *',
        async run() {
          let sent = 0;
          for (let some = 1; some > 0; sent += some) some = await sendDue(db, null);
          return { sent };
        },
      },
    ];
  },
  retention: [
    {
      job: 'forget-webhooks',
      cron: '55 3 * * *',
      keptSince: (now) => new Date(now.getTime() - KEPT_DAYS * DAY_MS),
      sweep: sweepBy('select app.forget_webhooks($1, $2) as swept', AT_ONCE),
    },
  ],
});
