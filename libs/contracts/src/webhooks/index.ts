export { webhookEvents } from './events.ts';
export { type WebhookDeliveryRow, type WebhookRow, webhooksTables } from './rows.ts';
export { webhookFunctions } from './webhook-functions.ts';
export {
  WEBHOOK_EVENTS,
  WEBHOOK_FIELDS,
  WEBHOOK_FORMATS,
  type WebhookEvent,
  type WebhookField,
  type WebhookFormat,
} from './webhooks.ts';
