import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { NOTIFICATION_CATEGORIES } from './notification-facts.ts';

/** Notifications of one page. */
export const NOTIFICATIONS_PER_PAGE = 30;

const notificationSchema = z.object({
  id: z.uuid(),
  category: z.enum(NOTIFICATION_CATEGORIES),
  /** What happened, in the caller's language. */
  sentence: z.string(),
  /** Where it leads, as a path of the app. */
  path: z.string(),
  happened_at: z.iso.datetime({ offset: true }),
  is_read: z.boolean(),
});
export type Notification = z.infer<typeof notificationSchema>;

/** Functions of what the product tells a person. */
export const notificationFunctions = {
  /** The newest notifications of the caller, or those that come after one of them. */
  'list-notifications': {
    input: z.object({ after: z.uuid().optional() }),
    output: z.object({ notifications: z.array(notificationSchema), hasMore: z.boolean() }),
  },
} as const satisfies Record<string, FunctionContract>;
type NotificationFunctions = typeof notificationFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends NotificationFunctions {}
}
