import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** Without a user or password in it: an address is shown and exported. */
const address = z
  .url({ protocol: /^https?$/ })
  .max(2000)
  .refine((text) => !/^https?:\/\/[^/?#]*@/iu.test(text), 'Without a user');
const calendar = z.object({ address, name: z.string().max(80).regex(/\S/) });
/** What opens an account; the password is that of an app, and is in no answer. */
const account = z.object({
  address,
  user_name: z.string().max(200).regex(/\S/),
  password: z.string().min(1).max(500),
});

/** Accounts of calendars that are read by CalDAV. */
export const calendarFunctions = {
  /** Whether this installation has a key to keep passwords with. */
  'get-calendar-offer': { input: z.object({}), output: z.object({ is_possible: z.boolean() }) },
  /** The calendars of an account, or why there are none; nothing is kept. */
  'find-calendars': {
    input: account,
    output: z.object({
      calendars: z.array(calendar),
      failure: z.enum(['gone', 'locked', 'refused', 'unreachable', 'too_large', 'no_calendar']).nullable(),
    }),
  },
  /** Keeps the account, and reads some of its calendars from now on. */
  'connect-calendars': {
    input: account.extend({ zone: z.string().max(100), calendars: z.array(calendar).min(1).max(20) }),
    output: z.object({ id: z.uuid() }),
  },
  /** Has one's own things written into a calendar of an account that is read, in place of another of that account. */
  'write-to-calendar': {
    input: z.object({
      calendar_id: z.uuid(),
      kinds: z
        .array(z.enum(['focus', 'gathering', 'decision', 'reminder']))
        .min(1)
        .max(4),
      has_details: z.boolean(),
      zone: z.string().max(100),
    }),
    output: z.object({ id: z.uuid() }),
  },
  /** Ends that. What was written is left, or is taken away first; the account goes as well where it is disconnected. */
  'stop-writing-to-calendar': {
    input: z.object({ account_id: z.uuid(), is_removed: z.boolean(), is_disconnected: z.boolean() }),
    output: z.object({}),
  },
  /** What becomes of something that was changed in the calendar by hand. */
  'settle-calendar-conflict': {
    input: z.object({ writing_id: z.uuid(), is_overwritten: z.boolean() }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type CalendarFunctions = typeof calendarFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends CalendarFunctions {}
}
