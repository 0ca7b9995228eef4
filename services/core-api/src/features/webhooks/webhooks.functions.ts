import { DEFAULT_LANGUAGE } from '@reflectory/contracts/behaviour';
import { webhookFunctions as contract } from '@reflectory/contracts/webhooks';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { newWebhookSecret } from './sign-message.ts';

const missing = () => new FunctionError('not_found', 'There is no such webhook of yours');

/** What somebody does with the addresses that are told of their things. */
export const webhookFunctions = [
  defineFunction({
    contract,
    name: 'add-webhook',
    access: 'signed-in',
    async handle({ name, address, events, fields, format }, { tx, context }) {
      const secret = newWebhookSecret();
      const [row] = await tx.query<{ id: string | null }>(
        'select app.add_webhook($1, $2, $3, $4, $5, $6, $7, $8) as id',
        [
          name.trim(),
          address,
          events,
          fields,
          secret,
          format,
          context.language ?? DEFAULT_LANGUAGE,
          context.origin,
        ],
      );
      if (!row?.id) throw new FunctionError('too_large', 'That is more than twenty webhooks');
      return { id: row.id, secret };
    },
  }),
  defineFunction({
    contract,
    name: 'rotate-webhook-secret',
    access: 'signed-in',
    async handle({ id }, { tx }) {
      const secret = newWebhookSecret();
      const [row] = await tx.query<{ done: boolean }>('select app.rotate_webhook($1, $2) as done', [
        id,
        secret,
      ]);
      if (!row?.done) throw missing();
      return { secret };
    },
  }),
  defineFunction({
    contract,
    name: 'send-webhook',
    access: 'signed-in',
    async handle({ id, delivery_id: deliveryId }, { tx }) {
      const [row] = await tx.query<{ said: string }>('select app.send_webhook($1, $2) as said', [
        id,
        deliveryId,
      ]);
      if (row?.said === 'busy') throw new FunctionError('rate_limited', 'That is more than is sent at once');
      if (row?.said !== 'done') throw missing();
      return {};
    },
  }),
];
