import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

/** A task that failed for good, until somebody has it repeated. */
const deadLetterSchema = z.object({
  /** Of the event. */
  id: z.string(),
  /** What was to be done, for instance `read-entry`. */
  handler: z.string(),
  /** Because of what, for instance `entry.finished`. */
  name: z.string(),
  /** Name of the instance. */
  instance: z.string(),
  /** Name and code of the error. */
  failure: z.string(),
  published_at: z.iso.datetime({ offset: true }),
  failed_at: z.iso.datetime({ offset: true }),
});
export type DeadLetter = z.infer<typeof deadLetterSchema>;

/** Functions of whoever looks after work in the background. */
export const eventFunctions = {
  'list-dead-letters': { input: z.null(), output: z.object({ letters: z.array(deadLetterSchema) }) },
  'repeat-dead-letter': {
    input: z.object({ id: z.uuid(), handler: z.string().min(1).max(100) }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type EventFunctions = typeof eventFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends EventFunctions {}
}
