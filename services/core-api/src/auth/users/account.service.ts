import type { RequestContext } from '@reflectory/contracts';
import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '../../database/database.ts';
import { sessionNotFound, validationFailed } from '../auth-errors.ts';
import type { UpdateUserBody } from '../auth.schema.ts';
import { deleteOneTimeTokens } from '../links/one-time-tokens.repository.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { checkPassword } from '../passwords/password.policy.ts';
import { endSessions, isSessionActive } from '../sessions/sessions.repository.ts';
import { checkUserData } from './user-data.policy.ts';
import { presentUser } from './user.presenter.ts';
import { findUser, mergeUserData, setPasswordHash, type UserRow } from './users.repository.ts';

type Dependencies = { database: Database; hasher: PasswordHasher; passwordMin: number };

/** Which auth sessions a sign-out ends. */
export type SignOutScope = 'global' | 'local' | 'others';

/** What a signed-in person does with their own account. */
export type AccountService = {
  getUser(context: RequestContext): Promise<Record<string, unknown>>;
  updateUser(context: RequestContext, change: UpdateUserBody): Promise<Record<string, unknown>>;
  signOut(context: RequestContext, scope: SignOutScope): Promise<void>;
};

export function createAccountService({ database, hasher, passwordMin }: Dependencies): AccountService {
  const read = (context: RequestContext) =>
    database.asService('auth_admin', context.instance_id, (tx) => getCaller(tx, context));

  return {
    getUser: async (context) => presentUser(await read(context)),

    async updateUser(context, change) {
      const user = await read(context);
      refuseOtherAddress(user, change);
      const passwordHash = await hashNewPassword(user, change);
      return database.asService('auth_admin', context.instance_id, async (tx) => {
        await getCaller(tx, context);
        if (change.data) {
          await mergeUserData(tx, user.id, change.data);
          checkUserData((await getCaller(tx, context)).raw_user_meta_data);
        }
        if (passwordHash !== undefined) {
          await setPasswordHash(tx, user.id, passwordHash);
          await deleteOneTimeTokens(tx, user.id);
          await endSessions(tx, { userId: user.id, ...keep(context) });
        }
        return presentUser(await getCaller(tx, context));
      });
    },

    async signOut(context, scope) {
      const userId = requireUserId(context);
      const { auth_session_id: own } = context;
      // Without a session of its own a token can end all or none.
      if (own === null && scope !== 'global') return;
      await database.asService('auth_admin', context.instance_id, (tx) =>
        endSessions(tx, {
          userId,
          ...(scope === 'local' && own !== null && { only: own }),
          ...(scope === 'others' && keep(context)),
        }),
      );
    },
  };

  async function hashNewPassword(user: UserRow, change: UpdateUserBody): Promise<string | undefined> {
    const { password, current_password: current } = change;
    if (password === null || password === undefined) return undefined;
    checkPassword(password, passwordMin);
    if (typeof current === 'string' && !(await hasher.verify(user.encrypted_password, current))) {
      throw new HttpError(400, 'invalid_credentials', 'The current password is not right');
    }
    if (await hasher.verify(user.encrypted_password, password)) {
      throw new HttpError(422, 'same_password', 'New password should be different from the old password.');
    }
    return hasher.hash(password);
  }
}

async function getCaller(tx: Transaction, context: RequestContext): Promise<UserRow> {
  const userId = requireUserId(context);
  const user = await findUser(tx, context.instance_id, userId);
  if (!user) throw new HttpError(403, 'user_not_found', 'User from sub claim in JWT does not exist');
  const { instance_id: instanceId, auth_session_id: sessionId } = context;
  if (sessionId !== null && !(await isSessionActive(tx, { instanceId, userId, sessionId }))) {
    throw sessionNotFound(403);
  }
  return user;
}

function requireUserId({ user_id: userId }: RequestContext): string {
  if (userId === null) {
    throw new HttpError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
  }
  return userId;
}

function keep({ auth_session_id: own }: RequestContext): { except?: string } {
  return own === null ? {} : { except: own };
}

function refuseOtherAddress(user: UserRow, { email, phone }: UpdateUserBody): void {
  if (email && email.toLowerCase() !== user.email.toLowerCase()) {
    throw validationFailed('Changing the email address is not available');
  }
  if (phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone numbers are not available');
}
