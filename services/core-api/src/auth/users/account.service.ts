import type { RequestContext } from '@reflectory/contracts';
import { HttpError } from '@reflectory/server-kit';
import type { Database } from '../../database/database.ts';
import { insufficientAal, validationFailed } from '../auth-errors.ts';
import type { UpdateUserBody } from '../auth.schema.ts';
import { deleteOneTimeTokens } from '../links/one-time-tokens.repository.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { checkPassword } from '../passwords/password.policy.ts';
import { getCaller, requireUserId } from '../sessions/caller.ts';
import { endSessions, type SessionRow } from '../sessions/sessions.repository.ts';
import { checkUserData } from './user-data.policy.ts';
import { presentUser } from './user.presenter.ts';
import { hasSecondFactor, mergeUserData, setPasswordHash, type UserRow } from './users.repository.ts';

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
    getUser: async (context) => presentUser((await read(context)).user),

    async updateUser(context, change) {
      const { user, session } = await read(context);
      refuseFirstFactorOnly(user, session, change);
      refuseOtherAddress(user, change);
      const passwordHash = await hashNewPassword(user, change);
      return database.asService('auth_admin', context.instance_id, async (tx) => {
        await getCaller(tx, context);
        if (change.data) {
          await mergeUserData(tx, user.id, change.data);
          checkUserData((await getCaller(tx, context)).user.raw_user_meta_data);
        }
        if (passwordHash !== undefined) {
          await setPasswordHash(tx, user.id, passwordHash);
          await deleteOneTimeTokens(tx, user.id);
          await endSessions(tx, { userId: user.id, ...keep(context) });
        }
        return presentUser((await getCaller(tx, context)).user);
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

function keep({ auth_session_id: own }: RequestContext): { except?: string } {
  return own === null ? {} : { except: own };
}

function refuseOtherAddress(user: UserRow, { email, phone }: UpdateUserBody): void {
  if (email && email.toLowerCase() !== user.email.toLowerCase()) {
    throw validationFailed('Changing the email address is not available');
  }
  if (phone) throw new HttpError(400, 'phone_provider_disabled', 'Phone numbers are not available');
}

/** Who has a second factor changes what they sign in with only after giving it: a mailed link alone is not enough. */
function refuseFirstFactorOnly(user: UserRow, session: SessionRow | null, change: UpdateUserBody): void {
  if (!change.password && !change.email && !change.phone) return;
  if (!hasSecondFactor(user) || session?.aal === 'aal2') return;
  throw insufficientAal(401, 'AAL2 session is required to update email or password when MFA is enabled.');
}
