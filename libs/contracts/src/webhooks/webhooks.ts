/** What an address can be told of. */
export const WEBHOOK_EVENTS = ['entry.finished', 'entry.revised', 'card.done'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** How a message is written: by the Standard Webhooks, or as a chat takes it at an incoming address of its own. */
export const WEBHOOK_FORMATS = ['standard', 'slack', 'teams', 'discord'] as const;
export type WebhookFormat = (typeof WEBHOOK_FORMATS)[number];

/** What of a thing is told besides its id, each by a choice of its own. */
export const WEBHOOK_FIELDS = ['entry.title', 'entry.text', 'entry.feelings', 'card.title'] as const;
export type WebhookField = (typeof WEBHOOK_FIELDS)[number];
