import {
  INCOMING_TOKEN_PREFIX,
  INCOMING_WEBHOOKS_MAX,
  incomingFieldSchema,
  incomingWebhookFunctions as contract,
} from '@reflectory/contracts/incoming-webhooks';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { takeFields } from '@reflectory/domain/incoming-webhooks';
import { defineFunction, FunctionError } from '@reflectory/runtime/functions';
import { digestOf, newSecretToken } from '../../secret-tokens/index.ts';
import { readCall } from './read-call.ts';

type Said = FunctionOutput<'take-incoming-call'>['said'];

/** Addresses at which other tools begin routines of a person, and what comes to them. */
export const incomingWebhookFunctions = [
  defineFunction({
    contract,
    name: 'add-incoming-webhook',
    access: 'signed-in',
    async handle({ name }, { tx }) {
      const token = newSecretToken(INCOMING_TOKEN_PREFIX);
      const [row] = await tx.query<{ id: string | null }>('select app.add_incoming_webhook($1, $2) as id', [
        name.trim(),
        digestOf(token),
      ]);
      if (!row?.id)
        throw new FunctionError('too_large', `That is more than ${INCOMING_WEBHOOKS_MAX} addresses`);
      return { id: row.id, token };
    },
  }),
  defineFunction({
    contract,
    name: 'rotate-incoming-webhook',
    access: 'signed-in',
    async handle({ id, is_at_once: isAtOnce }, { tx }) {
      const token = newSecretToken(INCOMING_TOKEN_PREFIX);
      const [row] = await tx.query<{ done: boolean }>(
        'select app.rotate_incoming_webhook($1, $2, $3) as done',
        [id, digestOf(token), isAtOnce],
      );
      if (!row?.done) throw new FunctionError('not_found', 'There is no such address of yours');
      return { token };
    },
  }),
  defineFunction({
    contract,
    name: 'take-incoming-call',
    access: 'anyone',
    async handle({ token, type, body, message_id: messageId }, { tx }) {
      const hash = digestOf(token);
      const [webhook] = await tx.query<{ fields: unknown }>(
        'select fields from app.find_incoming_webhook($1)',
        [hash],
      );
      if (!webhook) return { said: 'missing' as const };
      const call = readCall(type, body);
      if (call === undefined) return { said: 'unreadable' as const };
      // Written past the service it may be anything.
      const fields = incomingFieldSchema.array().catch([]).parse(webhook.fields);
      const [row] = await tx.query<{ said: Said }>(
        'select app.take_incoming_call($1, $2, $3, $4, $5) as said',
        [
          hash,
          messageId,
          Buffer.byteLength(body),
          JSON.stringify(takeFields(call, fields)),
          JSON.stringify(call),
        ],
      );
      return { said: row?.said ?? 'missing' };
    },
  }),
];
