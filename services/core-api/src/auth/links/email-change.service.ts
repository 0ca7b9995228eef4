import type { RequestContext } from '@reflectory/contracts';
import { HttpError } from '@reflectory/server-kit';
import type { Transaction } from '../../database/database.ts';
import { lockUser, type UserRow } from '../users/users.repository.ts';
import {
  beginEmailChange,
  countConfirmation,
  finishEmailChange,
  isEmailTaken,
} from './email-change.repository.ts';
import type { CodeChallenge } from './code-challenge.ts';
import type { LinkMailer, PreparedLink } from './link-mailer.ts';
import { deleteOneTimeTokens } from './one-time-tokens.repository.ts';

/** Each of the two addresses confirms. */
const MAILS = 2;

/** A change of address: asked for here, confirmed by a link to each of the two addresses. */
export type EmailChangeService = {
  /** Prepares both mails. @throws HttpError 422 email_exists */
  begin(
    tx: Transaction,
    user: UserRow,
    email: string,
    context: RequestContext,
    challenge?: CodeChallenge | null,
  ): Promise<readonly PreparedLink[]>;
  /** One of the mails was opened; answers whether the change is done. @throws HttpError 422 email_exists */
  confirm(tx: Transaction, userId: string): Promise<boolean>;
};

export function createEmailChangeService({ links }: { links: LinkMailer }): EmailChangeService {
  return {
    async begin(tx, user, email, context, challenge = null) {
      await lockUser(tx, user.id);
      if (await isEmailTaken(tx, user.id, email)) throw emailExists();
      await beginEmailChange(tx, user.id, email);
      return [
        await links.prepare(tx, 'email_change_current', user, context, challenge),
        await links.prepare(tx, 'email_change_new', { id: user.id, email }, context, challenge),
      ];
    },

    async confirm(tx, userId) {
      if ((await countConfirmation(tx, userId)) < MAILS) return false;
      if (!(await finishEmailChange(tx, userId))) throw emailExists();
      await deleteOneTimeTokens(tx, userId);
      return true;
    },
  };
}

const emailExists = () =>
  new HttpError(422, 'email_exists', 'A user with this email address has already been registered');
