import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Transaction } from '@reflectory/runtime/database';
import { emailExists, validationFailed } from '../auth-errors.ts';
import type { UserRow } from '../users/user-row.ts';
import { lockUser } from '../users/users.repository.ts';
import {
  beginEmailChange,
  finishEmailChange,
  isEmailTaken,
  noteConfirmation,
} from './email-change.repository.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { LinkMailer, PreparedLink } from './link-mailer.ts';
import { deleteOneTimeTokens } from './one-time-tokens.repository.ts';

/** A change of address: asked for here, confirmed by a link to the new address, and to the present one if there is one. */
export type EmailChangeService = {
  /** Prepares the mails; none where an anonymous person gets the address at once, as at a sign-up. @throws HttpError 422 email_exists */
  begin(
    tx: Transaction,
    user: UserRow,
    email: string,
    context: RequestContext,
    challenge?: CodeChallenge | null,
  ): Promise<readonly PreparedLink[]>;
  /** Prepares one of the mails, beside the other if that was prepared before. @throws HttpError 422 email_exists */
  prepareOne(
    tx: Transaction,
    user: UserRow,
    email: string,
    type: 'email_change_current' | 'email_change_new',
    context: RequestContext,
  ): Promise<PreparedLink>;
  /** One of the mails was opened; answers whether the change is done. @throws HttpError 422 email_exists */
  confirm(tx: Transaction, userId: string): Promise<boolean>;
};

type Dependencies = { links: LinkMailer; config: { confirmSignUps: boolean } };

export function createEmailChangeService({ links, config }: Dependencies): EmailChangeService {
  return {
    async begin(tx, user, email, context, challenge = null) {
      await lockUser(tx, user.id);
      if (await isEmailTaken(tx, user.id, email)) throw emailExists();
      await beginEmailChange(tx, user.id, email);
      if (user.is_anonymous && !config.confirmSignUps) {
        if (!(await finishEmailChange(tx, user.id))) throw emailExists();
        return [];
      }
      const { id, email: present } = user;
      const mails = [await links.prepare(tx, 'email_change_new', { id, email }, context, challenge)];
      if (present !== null) {
        const own = { id, email: present };
        mails.unshift(await links.prepare(tx, 'email_change_current', own, context, challenge));
      }
      return mails;
    },

    async prepareOne(tx, { id, email: present, email_change: wanted }, email, type, context) {
      await lockUser(tx, id);
      if (await isEmailTaken(tx, id, email)) throw emailExists();
      if (wanted !== email) await beginEmailChange(tx, id, email);
      const to = type === 'email_change_current' ? present : email;
      if (to === null) throw validationFailed('There is no present address');
      return links.prepare(tx, type, { id, email: to }, context);
    },

    async confirm(tx, userId) {
      if (!(await noteConfirmation(tx, userId))) return false;
      if (!(await finishEmailChange(tx, userId))) throw emailExists();
      await deleteOneTimeTokens(tx, userId);
      return true;
    },
  };
}
