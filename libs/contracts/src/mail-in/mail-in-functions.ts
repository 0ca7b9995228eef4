import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';

const address = z.string().regex(/^rfm_[0-9a-f]{48}@[a-z0-9.-]+$/);

/** What somebody does with their address for mails, and with mails that are held. */
export const mailInFunctions = {
  /** What follows the at sign of addresses; null where the operator takes no mail. */
  'get-mail-in': {
    input: z.object({}),
    output: z.object({ domain: z.string().nullable() }),
  },
  /** Makes one's address. It is in this answer and in no other. */
  'add-mail-address': {
    input: z.object({}),
    output: z.object({ address }),
  },
  /** A new address; the one of before is taken for a day more, or no longer from this moment on. */
  'rotate-mail-address': {
    input: z.object({ is_at_once: z.boolean() }),
    output: z.object({ address }),
  },
  /** Makes an entry of a mail that is held; null where the same mail is one already. */
  'take-held-mail': {
    input: z.object({ id: z.uuid() }),
    output: z.object({ entry_id: z.uuid().nullable() }),
  },
} as const satisfies Record<string, FunctionContract>;
type MailInFunctions = typeof mailInFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends MailInFunctions {}
}
