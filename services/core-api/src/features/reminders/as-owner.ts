import type { RequestContext } from '@reflectory/contracts/control-plane';

/** The caller as the person for whom a secret or signed address speaks, with no more than their own rights. */
export const asOwner = (context: RequestContext, userId: string): RequestContext => ({
  ...context,
  db_role: 'authenticated',
  user_id: userId,
  auth_session_id: null,
  role: 'user',
  claims: { sub: userId },
});
