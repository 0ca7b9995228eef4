import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { focusEventSchema, focusLimits, focusTargetSchema } from './focus-events.ts';

const moment = z.iso.datetime({ offset: true });
const count = z.int().nonnegative();

/** What every device needs to know of the timer: all that happened to the session that is on, or was last. */
const knownSchema = z.object({ now: moment, events: z.array(focusEventSchema) });
export type KnownFocus = z.infer<typeof knownSchema>;

const statisticsSchema = z.object({
  days: z.array(z.object({ day: z.iso.date(), seconds: count })),
  /** Seconds of each hour of the week, from Monday at midnight on. */
  hours: z.array(count).length(168),
  targets: z.array(z.object({ target: focusTargetSchema.nullable(), seconds: count })),
  moods: z.object({ n: count, before: z.number(), after: z.number() }),
  /** Mean mood of check-ins of each day that has one, from −100 to 100. */
  day_moods: z.array(z.object({ day: z.iso.date(), mood: z.number() })),
});

/** The timer of a person, on all of their devices. */
export const focusFunctions = {
  'get-focus': { input: z.null(), output: knownSchema },
  /** Says what happened on a device; an event that is known already changes nothing. */
  'record-focus': {
    input: z.object({
      /** The service's clock as the device thinks it is. */
      device_now: moment,
      events: z.array(focusEventSchema).min(1).max(focusLimits.events),
    }),
    output: knownSchema,
  },
  /** Focus of up to 366 days, by the clocks of a zone. */
  'get-focus-statistics': {
    input: z
      .object({ zone: z.string().max(64), from: z.iso.date(), to: z.iso.date() })
      .refine(({ from, to }) => {
        const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
        return days >= 0 && days <= 366;
      }, 'Is no span of up to 366 days'),
    output: statisticsSchema,
  },
} as const satisfies Record<string, FunctionContract>;
type FocusFunctions = typeof focusFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends FocusFunctions {}
}
