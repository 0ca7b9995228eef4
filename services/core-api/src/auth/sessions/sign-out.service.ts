import type { RequestContext } from '@reflectory/contracts';
import type { Database } from '../../database/database.ts';
import { requireUserId } from './caller.ts';
import { endSessions } from './sessions.repository.ts';

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
    await database.asService('auth_admin', context.instance_id, (tx) =>
      endSessions(tx, {
        userId,
        ...(scope === 'local' && own !== null && { only: own }),
        ...(scope === 'others' && own !== null && { except: own }),
      }),
    );
  };
}
