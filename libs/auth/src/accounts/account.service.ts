import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { insufficientAal } from '../auth-errors.ts';
import { readEmailAddress, type UpdateUserBody } from '../auth.schema.ts';
import { refusePhone } from '../refusals.ts';
import { getActiveInstance } from '../instances.repository.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import { readCodeChallenge } from '../links/code-challenge.ts';
import type { EmailChangeService } from '../links/email-change.service.ts';
import type { LinkMailer } from '../links/link-mailer.ts';
import { deleteOneTimeTokens } from '../links/one-time-tokens.repository.ts';
import type { PreparePasswordChange } from './password-change.ts';
import type { PasswordPolicyAt } from '../passwords/password-policies.ts';
import type { ReauthenticationService } from './reauthentication.service.ts';
import { getCaller } from '../sessions/caller.ts';
import { endSessions, type SessionRow } from '../sessions/sessions.repository.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import { presentUser } from '../users/user.presenter.ts';
import { hasSecondFactor, type UserRow } from '../users/user-row.ts';
import { mergeMetadata, setPasswordHash } from '../users/users.repository.ts';

type Dependencies = {
  database: Database;
  preparePassword: PreparePasswordChange;
  policyAt: PasswordPolicyAt;
  reauthentication: ReauthenticationService;
  emailChange: EmailChangeService;
  links: LinkMailer;
  gate: RateGate;
};

/** What a signed-in person does with their own account. */
export type AccountService = {
  getUser(context: RequestContext): Promise<Record<string, unknown>>;
  /** Another address counts once both mails were opened, which lead to `redirectTo`. */
  updateUser(
    context: RequestContext,
    change: UpdateUserBody,
    redirectTo: string,
  ): Promise<Record<string, unknown>>;
};

export function createAccountService(dependencies: Dependencies): AccountService {
  const { database, preparePassword, policyAt, reauthentication, emailChange, links, gate } = dependencies;
  const read = (context: RequestContext) =>
    database.asService('auth_admin', context.instance_id, (tx) => getCaller(tx, context));

  return {
    getUser: async (context) => presentUser((await read(context)).user),

    async updateUser(context, change, redirectTo) {
      const { user, session } = await read(context);
      await gate.byPerson('account', user.id);
      refuseFirstFactorOnly(user, session, change);
      refusePhone(change.phone);
      refusePasswordAlone(user, change);
      const challenge = readCodeChallenge(change);
      const email = await readNewEmail(user, change, context);
      const passwordHash = await preparePassword({ user, session }, () => policyAt(context), change);
      if (change.nonce) await gate.byPerson('reauthentication', user.id);
      const outcome = await database.asService('auth_admin', context.instance_id, async (tx) => {
        await getCaller(tx, context);
        await applyChange(tx, context, user.id, { ...change, passwordHash });
        const mails = email === undefined ? [] : await emailChange.begin(tx, user, email, context, challenge);
        const instance = mails.length > 0 ? await getActiveInstance(tx, context) : null;
        return { user: presentUser((await getCaller(tx, context)).user), mails, instance };
      });
      const { mails, instance } = outcome;
      if (instance) for (const mail of mails) await links.send(mail, instance, redirectTo);
      return outcome.user;
    },
  };

  /** The address that the person wants, if it is another one. A mail a minute goes to each. */
  async function readNewEmail(user: UserRow, { email: wanted }: UpdateUserBody, context: RequestContext) {
    if (!wanted) return undefined;
    const email = readEmailAddress(wanted);
    if (email === user.email?.toLowerCase()) return undefined;
    if (user.email !== null) await gate.mailTo(context, user.email);
    await gate.mailTo(context, email);
    return email;
  }

  async function applyChange(
    tx: Transaction,
    context: RequestContext,
    userId: string,
    { data, nonce, passwordHash }: UpdateUserBody & { passwordHash: string | undefined },
  ): Promise<void> {
    if (data) {
      await mergeMetadata(tx, userId, 'user', data);
      checkUserData((await getCaller(tx, context)).user.raw_user_meta_data);
    }
    if (passwordHash === undefined) return;
    if (nonce) await reauthentication.accept(tx, { instanceId: context.instance_id, userId }, nonce);
    await setPasswordHash(tx, userId, passwordHash);
    await deleteOneTimeTokens(tx, userId);
    const { auth_session_id: own } = context;
    await endSessions(tx, { userId, ...(own !== null && { except: own }) });
  }
}

/** A password opens nothing without an address. @throws HttpError 422 */
function refusePasswordAlone(user: UserRow, change: UpdateUserBody): void {
  if (user.email !== null || !change.password || change.email) return;
  const message = 'Updating password of an anonymous user without an email or phone is not allowed';
  throw new HttpError(422, 'validation_failed', message);
}

/** Who has a second factor changes their account only after giving it: a password or a mailed link alone is not enough. */
function refuseFirstFactorOnly(user: UserRow, session: SessionRow | null, change: UpdateUserBody): void {
  if (!change.password && !change.email && !change.phone && !change.data) return;
  if (!hasSecondFactor(user) || session?.aal === 'aal2') return;
  throw insufficientAal(401, 'AAL2 session is required to update email or password when MFA is enabled.');
}
