import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Transaction } from '@reflectory/runtime/database';
import { sessionNotFound } from '../auth-errors.ts';
import type { UserRow } from '../users/user-row.ts';
import { findUser } from '../users/users.repository.ts';
import { findSession, type SessionRow } from './sessions.repository.ts';

/** Who calls. @throws HttpError 401 for visitors */
export function requireUserId({ user_id: userId }: RequestContext): string {
  if (userId === null) {
    throw new HttpError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return userId;
}

/** The person who calls, and the auth session unless the token has none. @throws HttpError 401, 403 */
export async function getCaller(
  tx: Transaction,
  context: RequestContext,
): Promise<{ user: UserRow; session: SessionRow | null }> {
  const userId = requireUserId(context);
  const { instance_id: instanceId, auth_session_id: sessionId } = context;
  const user = await findUser(tx, instanceId, userId);
  if (!user) throw new HttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  if (sessionId === null) return { user, session: null };
  const session = await findSession(tx, { instanceId, userId, sessionId });
  if (!session) throw sessionNotFound(403);
  return { user, session };
}

/** The same where nothing can be done without an auth session. @throws HttpError 401, 403 */
export async function getSignedIn(
  tx: Transaction,
  context: RequestContext,
): Promise<{ user: UserRow; session: SessionRow }> {
  const { user, session } = await getCaller(tx, context);
  if (!session) throw sessionNotFound(403);
  return { user, session };
}
