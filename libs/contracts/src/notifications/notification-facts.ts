/** Names in the sentence of a notification, by their places: people and things, never words of a journal. */
export type NotificationFacts = Record<string, string>;

/** What notifications are chosen by, in the order of the settings. */
export const NOTIFICATION_CATEGORIES = [
  'mentions',
  'replies',
  'invitations',
  'reminders',
  'circles',
  'challenges',
  'moderation',
] as const;
export type NotificationCategory = (typeof NOTIFICATION_CATEGORIES)[number];
