import { type AuthSessionSummary, accountFunctions } from '@reflectory/contracts/account';
import type { Database } from '@reflectory/runtime/database';
import { deviceLabel } from '@reflectory/domain/device';
import { defineServiceFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import { getSignedIn, requireUserId } from '../sessions/caller.ts';
import { type AuthSessionRow, endAuthSession, listAuthSessions } from './auth-sessions.repository.ts';
import { maskAddress } from './masked-address.ts';

/** Functions about where a person is signed in at this instance. */
export function createDeviceFunctions({ database }: { database: Database }): FunctionDefinition[] {
  return [
    defineServiceFunction({
      contract: accountFunctions,
      name: 'list-auth-sessions',
      access: 'signed-in',
      handle: (_input, { context }) =>
        database.asService('auth_admin', context.instance_id, async (tx) => {
          const { user, session } = await getSignedIn(tx, context);
          const rows = await listAuthSessions(tx, context.instance_id, user.id);
          return { sessions: rows.map((row) => present(row, session.id)) };
        }),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'end-auth-session',
      access: 'signed-in',
      handle: ({ session_id: id }, { context }) =>
        database.asService('auth_admin', context.instance_id, async (tx) => ({
          ended: await endAuthSession(tx, {
            instanceId: context.instance_id,
            userId: requireUserId(context),
            id,
          }),
        })),
    }),
  ];
}

function present(row: AuthSessionRow, currentId: string): AuthSessionSummary {
  return {
    id: row.id,
    device: deviceLabel(row.user_agent),
    address: maskAddress(row.ip),
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at.toISOString(),
    is_current: row.id === currentId,
    aal: row.aal,
  };
}
