import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { signUpsDisabled } from '../auth-errors.ts';
import type { Mailer } from '@reflectory/runtime/mail';
import { type AuthInstance, getActiveInstance } from '../instances.repository.ts';
import { findWaiting } from '../joining/invitations.repository.ts';
import { admit } from '../joining/join.policy.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import { isBanned, type UserRow } from '../users/user-row.ts';
import { deleteUser, findUserByEmail, insertUser } from '../users/users.repository.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { EmailChangeService } from './email-change.service.ts';
import { makeLeavingMails } from './leaving-link.ts';
import type { LinkMailer, LinkType } from './link-mailer.ts';

type Dependencies = {
  database: Database;
  mailer: Mailer;
  links: LinkMailer;
  emailChange: EmailChangeService;
  config: { signUps: boolean; confirmSignUps: boolean };
  now: () => number;
};

/** Who wants a link, and where it leads in the end. */
type Wanted = { email: string; redirectTo: string; challenge?: CodeChallenge | null };

/** Mails that people ask for who are not signed in. Nothing tells the caller's client whether one was sent, but a boolean. */
export type LinksService = {
  /** Mails what confirms a change of address once more, to whoever has asked for one. */
  mailEmailChange(context: RequestContext, email: string, redirectTo: string): Promise<void>;
  /** Mails a link to a person who may have one; answers whether it did. */
  mailLink(context: RequestContext, link: Wanted & { type: LinkType }): Promise<boolean>;
  /** Makes an account without a password for an address that has none, and mails its first link. */
  mailFirstLink(context: RequestContext, link: Wanted & { data: Record<string, unknown> }): Promise<boolean>;
};

export function createLinksService(dependencies: Dependencies): LinksService {
  const { database, mailer, links, emailChange, config, now } = dependencies;
  const mayHave = (user: UserRow, type: LinkType) =>
    user.is_member && !isBanned(user, now()) && (type !== 'signup' || user.email_confirmed_at === null);

  return {
    async mailLink(context, { type, email, redirectTo, challenge }) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user) return undefined;
        const isPaused = !user.is_member && user.leave_until !== null;
        const leaving = isPaused ? await makeLeavingMails(tx, leavingRecipient(context, instance, user)) : [];
        if (leaving.length > 0) return { leaving };
        // Whoever lost the mail of an invitation, or came too late, gets it again.
        const isWaiting =
          !user.is_member && (await findWaiting(tx, context.instance_id, user.id)) !== undefined;
        if (!isWaiting && !mayHave(user, type)) return undefined;
        const sent = isWaiting ? 'invite' : type;
        return { instance, link: await links.prepare(tx, sent, { id: user.id, email }, context, challenge) };
      });
      if (!prepared) return false;
      for (const mail of prepared.leaving ?? []) await mailer.send(mail);
      if (prepared.link) await links.send(prepared.link, prepared.instance, redirectTo);
      return true;
    },

    async mailFirstLink(context, { email, data, redirectTo, challenge }) {
      const { instance_id: instanceId } = context;
      checkUserData(data);
      const prepared = await database.asService('auth_admin', instanceId, async (tx) => {
        const instance = await getActiveInstance(tx, context);
        if (await findUserByEmail(tx, instanceId, email)) return undefined;
        if (!config.signUps) throw signUpsDisabled();
        admit(instance.joining, email);
        const person = { instanceId, email, passwordHash: null, data, isConfirmed: false };
        const id = await insertUser(tx, person);
        if (id === undefined) return undefined;
        const type = config.confirmSignUps ? 'signup' : 'magiclink';
        return { id, instance, link: await links.prepare(tx, type, { id, email }, context, challenge) };
      });
      if (!prepared) return false;
      try {
        await links.send(prepared.link, prepared.instance, redirectTo);
      } catch (error) {
        await database.asService('auth_admin', instanceId, (tx) => deleteUser(tx, prepared.id));
        throw error;
      }
      return true;
    },

    async mailEmailChange(context, email, redirectTo) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user?.email_change || !user.is_member || isBanned(user, now())) return undefined;
        return { instance, mails: await emailChange.begin(tx, user, user.email_change, context) };
      });
      for (const mail of prepared?.mails ?? []) {
        if (prepared) await links.send(mail, prepared.instance, redirectTo);
      }
    },
  };
}

function leavingRecipient(
  { instance_id: instanceId, origin }: RequestContext,
  { productName, language }: AuthInstance,
  { id: userId, email }: UserRow,
) {
  return { instanceId, userId, email: email ?? '', origin, productName, language };
}
