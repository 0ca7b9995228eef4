import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { requireUserId } from './caller.ts';
import { hasSecondFactor } from '../users/user-row.ts';
import { findUser } from '../users/users.repository.ts';
import { endSessions, findSession } from './sessions.repository.ts';

/** Which auth sessions a sign-out ends. */
export type SignOutScope = 'global' | 'local' | 'others';

/** Ends auth sessions of the person who calls. */
export type SignOutService = (context: RequestContext, scope: SignOutScope) => Promise<void>;

export function createSignOutService({ database }: { database: Database }): SignOutService {
  return async (context, scope) => {
    const userId = requireUserId(context);
    const { auth_session_id: own } = context;
    // Without a session of its own a token can end all or none.
    if (own === null && scope !== 'global') return;
    await database.asService('auth_admin', context.instance_id, async (tx) =>
      endSessions(tx, {
        userId,
        ...(scope === 'local' && own !== null && { only: own }),
        ...(scope === 'others' && own !== null && { except: own }),
        isFirstFactorOnly: await lacksSecondFactor(tx, context),
      }),
    );
  };
}

/** Whether the person has a second factor that they did not give: a stolen password ends no session that is safer. */
async function lacksSecondFactor(tx: Transaction, context: RequestContext): Promise<boolean> {
  const { instance_id: instanceId, user_id: userId, auth_session_id: sessionId } = context;
  if (userId === null || sessionId === null) return false;
  const user = await findUser(tx, instanceId, userId);
  if (!user || !hasSecondFactor(user)) return false;
  return (await findSession(tx, { instanceId, userId, sessionId }))?.aal !== 'aal2';
}
