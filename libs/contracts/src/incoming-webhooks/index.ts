export { incomingWebhookEvents } from './events.ts';
export { incomingWebhookFunctions } from './incoming-webhook-functions.ts';
export {
  INCOMING_BODY_BYTES,
  INCOMING_FIELDS_MAX,
  INCOMING_TOKEN_PATTERN,
  INCOMING_TOKEN_PREFIX,
  INCOMING_WEBHOOKS_MAX,
  type IncomingField,
  incomingFieldSchema,
  type TakenFields,
} from './incoming-webhooks.ts';
export { type IncomingCallRow, incomingWebhooksTables, type IncomingWebhookRow } from './rows.ts';
