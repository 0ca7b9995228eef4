import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { calendarProviderSchema } from './providers.ts';

const zone = z.string().max(100);

/** Calendars of providers that are read by OAuth. */
export const connectionFunctions = {
  /** The providers that the operator set up. */
  'get-calendar-providers': {
    input: z.object({}),
    output: z.object({ providers: z.array(calendarProviderSchema) }),
  },
  /** Where somebody is asked whether we may read their calendars. */
  'begin-calendar-connection': {
    input: z.object({ provider: calendarProviderSchema, zone }),
    output: z.object({ address: z.url({ protocol: /^https?$/ }) }),
  },
  /** What the provider sent somebody back with, as the query of the address; or why nothing was connected. */
  'finish-calendar-connection': {
    input: z.object({ answer: z.string().max(8000) }),
    output: z.object({
      /** Null where the answer belongs to nobody who is asked for here. */
      provider: calendarProviderSchema.nullable(),
      account_name: z.string().nullable(),
      failure: z
        .enum(['foreign', 'denied', 'refused', 'unreachable', 'missing_scope', 'no_calendar', 'too_many'])
        .nullable(),
    }),
  },
  /** Reads one more of the calendars that a connection offers. */
  'add-connected-calendar': {
    input: z.object({ connection_id: z.uuid(), address: z.string().max(2000), zone }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type ConnectionFunctions = typeof connectionFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ConnectionFunctions {}
}
