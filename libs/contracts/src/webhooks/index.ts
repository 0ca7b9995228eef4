export { webhookEvents } from './events.ts';
export { type WebhookDeliveryRow, type WebhookRow, webhooksTables } from './rows.ts';
export { webhookFunctions } from './webhook-functions.ts';
export { WEBHOOK_EVENTS, WEBHOOK_FIELDS, type WebhookEvent, type WebhookField } from './webhooks.ts';
