import * as z from 'zod';
import type {} from '../remotes/slots.ts';

/** Sessions with which something may be heard: of the focus timer, or of writing with a framework. */
const sessionKindSchema = z.enum(['focus', 'guided']);
export type SessionKind = z.infer<typeof sessionKindSchema>;

/** Where somebody chooses what is heard during sessions of a kind; it is remembered for the next one. */
export const soundChoiceSchema = z.object({ of: sessionKindSchema });

/**
 * During a session, and nothing to be seen: what was chosen is heard while this is there, and fades out when it is not there
 * any more; under the same `id` it goes on. `isBegun`: the session was begun on this page, so that sound begins with it.
 */
export const soundSessionSchema = z.object({
  of: sessionKindSchema,
  id: z.string(),
  isBegun: z.boolean(),
  isPaused: z.boolean(),
});

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    'sound.choice': z.infer<typeof soundChoiceSchema>;
    'sound.session': z.infer<typeof soundSessionSchema>;
  }
}
