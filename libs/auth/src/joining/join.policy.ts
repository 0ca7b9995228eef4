import type { Joining } from '@reflectory/contracts/members';
import { notInvited } from '../auth-errors.ts';

/** How somebody may join without an invitation: at once, or after the address was confirmed by mail. */
export type Admission = 'at_once' | 'confirmed';

/**
 * Whether an address (null: somebody of whom nothing is known) may join.
 *
 * @throws HttpError 422 signup_disabled
 */
export function admit({ rule, domains }: Joining, email: string | null): Admission {
  if (rule === 'everyone') return 'at_once';
  if (rule === 'invited') {
    throw notInvited('People join here by invitation. Ask an administrator for one.');
  }
  const domain = email?.slice(email.lastIndexOf('@') + 1).toLowerCase();
  if (domain !== undefined && domains.includes(domain)) return 'confirmed';
  throw notInvited(
    'Only addresses of certain domains may join here. Use your work address, or ask an administrator for an invitation.',
  );
}
