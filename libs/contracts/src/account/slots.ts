import type {} from '../remotes/slots.ts';

declare module '../remotes/slots.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface SlotProps {
    /** Instead of the app while an account is being deleted; `purgeAfter` is ISO 8601. The shell offers it. */
    'account.closing': { purgeAfter: string };
  }
}
