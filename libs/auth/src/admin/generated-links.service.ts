import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { emailExists, validationFailed } from '../auth-errors.ts';
import { type AuthInstance, getActiveInstance } from '../instances.repository.ts';
import type { EmailChangeService } from '../links/email-change.service.ts';
import { noteInvitation } from '../joining/invitations.repository.ts';
import type { LinkMailer, LinkType, PreparedLink } from '../links/link-mailer.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicyAt } from '../passwords/password-policies.ts';
import { checkPassword } from '../passwords/password.policy.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import type { UserRow } from '../users/user-row.ts';
import { presentUser } from '../users/user.presenter.ts';
import { deleteUser, findUserByEmail, insertUser, setPasswordHash } from '../users/users.repository.ts';
import { byKey } from './by-key.ts';
import { findPerson, noteInvited } from './directory.repository.ts';
import { getPerson, userNotFound } from './get-person.ts';

type User = Record<string, unknown>;

/** What a program wants a link for; addresses are checked already. */
type WantedLink = {
  type: LinkType;
  email: string;
  newEmail: string | null;
  password: string | null;
  data: Record<string, unknown>;
  redirectTo: string;
};

/** Links that a program with the service key hands out itself, and invitations, which are mailed. */
export type GeneratedLinksService = {
  /** @throws HttpError 400, 404 user_not_found, 422 email_exists; WeakPasswordError */
  generate(context: RequestContext, wanted: WantedLink): Promise<User>;
  /** @throws HttpError 422 email_exists */
  invite(context: RequestContext, person: Pick<WantedLink, 'email' | 'data' | 'redirectTo'>): Promise<User>;
};

type Dependencies = {
  database: Database;
  hasher: PasswordHasher;
  links: LinkMailer;
  emailChange: EmailChangeService;
  policyAt: PasswordPolicyAt;
};

type Prepared = { id: string; isNew: boolean; link: PreparedLink; user: User; instance: AuthInstance };

export function createGeneratedLinksService(dependencies: Dependencies): GeneratedLinksService {
  const { database, hasher, links, emailChange, policyAt } = dependencies;

  const prepare = async (context: RequestContext, wanted: WantedLink): Promise<Prepared> => {
    const { type, email, data } = wanted;
    checkUserData(data);
    const passwordHash = type === 'signup' ? await hashPassword(context, wanted.password) : null;
    return database.asService('auth_admin', context.instance_id, async (tx) => {
      const instance = await getActiveInstance(tx, context);
      const known = await findKnown(tx, context, wanted);
      const id = known?.id ?? (await insert(tx, context, { email, data, passwordHash }));
      if (known && passwordHash !== null) await setPasswordHash(tx, id, passwordHash);
      if (type === 'invite') await noteInvited(tx, id);
      const link = await prepareLink(tx, context, wanted, { id, known });
      const user = presentUser(await getPerson(tx, context, id));
      return { id, isNew: !known, link, user, instance };
    });
  };

  return {
    async generate(context, wanted) {
      const { link, user } = await prepare(context, wanted);
      return {
        ...user,
        action_link: links.addressOf(link, wanted.redirectTo),
        email_otp: link.code,
        hashed_token: link.token,
        verification_type: link.type,
        redirect_to: wanted.redirectTo,
      };
    },

    async invite(context, person) {
      const wanted = { ...person, type: 'invite', newEmail: null, password: null } as const;
      const { id, isNew, link, user, instance } = await prepare(context, wanted);
      try {
        await links.send(link, instance, person.redirectTo);
      } catch (error) {
        if (isNew) await database.asService('auth_admin', context.instance_id, (tx) => deleteUser(tx, id));
        throw error;
      }
      return user;
    },
  };

  async function hashPassword(context: RequestContext, password: string | null): Promise<string> {
    if (!password) throw validationFailed('Signup requires a valid password');
    checkPassword(password, await policyAt(context));
    return hasher.hash(password);
  }

  async function prepareLink(
    tx: Transaction,
    context: RequestContext,
    { type, email, newEmail }: WantedLink,
    { id, known }: { id: string; known: UserRow | undefined },
  ): Promise<PreparedLink> {
    if (type === 'email_change_current' || type === 'email_change_new') {
      if (newEmail === null || !known) throw validationFailed('A change of address needs new_email');
      return emailChange.prepareOne(tx, known, newEmail, type, context);
    }
    // Who is new confirms the address.
    return links.prepare(tx, known || type === 'invite' ? type : 'signup', { id, email }, context);
  }
}

/** Whoever has the address in the directory; undefined when an account is to be made. @throws HttpError 404, 422 */
async function findKnown(
  tx: Transaction,
  { instance_id: instanceId }: RequestContext,
  { type, email }: WantedLink,
): Promise<UserRow | undefined> {
  const isFirst = type === 'signup' || type === 'invite';
  const found = await findUserByEmail(tx, instanceId, email);
  if (!found) {
    if (isFirst || type === 'magiclink') return undefined;
    throw userNotFound();
  }
  const person = await findPerson(tx, instanceId, found.id);
  if (isFirst && (!person || person.email_confirmed_at)) throw emailExists();
  if (!person) throw userNotFound();
  return person;
}

async function insert(
  tx: Transaction,
  { instance_id: instanceId }: RequestContext,
  person: { email: string; data: Record<string, unknown>; passwordHash: string | null },
): Promise<string> {
  const id = await insertUser(tx, { instanceId, isConfirmed: false, ...person });
  if (id === undefined) throw emailExists();
  await noteInvitation(tx, byKey(instanceId, id));
  return id;
}
