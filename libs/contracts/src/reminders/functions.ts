import * as z from 'zod';
import type { FunctionContract } from '../functions/index.ts';

/** What a signed link of a mail or a notification ends. Their order is part of tokens: new ones come last. */
export const stopKindSchema = z.enum([
  'reminder-mails',
  'decision-mails',
  'reminders',
  'review-mails',
  'goal-mails',
  'goal-reminders',
  'notification-mails',
]);
export type StopKind = z.infer<typeof stopKindSchema>;

const calendarTokenSchema = z.string().regex(/^[\w-]{43}$/);

const pushSubscriptionSchema = z.object({
  endpoint: z.url({ protocol: /^https?$/ }).max(2000),
  /** An uncompressed point of P-256, and 16 bytes, as base64url without padding. */
  p256dh: z.string().regex(/^B[\w-]{86}$/),
  auth: z.string().regex(/^[\w-]{22}$/),
});

/** Functions of reminders. */
export const reminderFunctions = {
  /** Says what a signed link ends, and ends it when `isStopping`. Nobody has to be signed in. */
  'stop-by-link': {
    input: z.object({
      token: z.string().regex(/^[\w-]{20,200}$/),
      isStopping: z.boolean().default(false),
    }),
    output: z.object({ kind: stopKindSchema, isStopped: z.boolean() }),
  },
  /** Makes the secret token of the caller's calendar, which is told this once. */
  'make-calendar-feed': { input: z.object({}), output: z.object({ token: calendarTokenSchema }) },
  /** The calendar behind a token, as a file of RFC 5545. */
  'read-calendar-feed': {
    input: z.object({ token: calendarTokenSchema }),
    output: z.object({ calendar: z.string() }),
  },
  /** What a browser subscribes with; null where the service sends no notifications. */
  'get-push-key': { input: z.object({}), output: z.object({ publicKey: z.string().nullable() }) },
  /** Lets the service send notifications to a browser of the caller. */
  'subscribe-push': { input: pushSubscriptionSchema, output: z.object({}) },
} as const satisfies Record<string, FunctionContract>;
type ReminderFunctions = typeof reminderFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ReminderFunctions {}
}
