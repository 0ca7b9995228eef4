import type { RequestContext } from '@reflectory/contracts';
import { HttpError } from '@reflectory/server-kit';
import type { Database } from '../../database/database.ts';
import { getActiveInstance } from '../instances.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from '../sessions/session-issuer.ts';
import { hashToken, isTokenShaped } from '../tokens/opaque-token.ts';
import {
  confirmEmail,
  findUser,
  findUserByEmail,
  noteSignIn,
  type UserRow,
} from '../users/users.repository.ts';
import type { EmailChangeService } from './email-change.service.ts';
import type { LinkMailer, LinkType } from './link-mailer.ts';
import { consumeOneTimeToken, type OneTimeTokenType } from './one-time-tokens.repository.ts';

type Dependencies = {
  database: Database;
  issuer: SessionIssuer;
  links: LinkMailer;
  emailChange: EmailChangeService;
  now: () => number;
};

/** Type in a verify call → tokens that it accepts. */
const acceptedTokens: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['magiclink_token'],
  email: ['confirmation_token', 'magiclink_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** A token out of a mail; with an address, it must have been sent there. */
export type Proof = { type: string; token: string; email: string | null };

export type LinksService = {
  /** Mails what confirms a change of address once more, to whoever has asked for one. */
  mailEmailChange(context: RequestContext, email: string, redirectTo: string): Promise<void>;
  /** Mails a link to a person who may have one; answers whether it did. Nothing tells the caller's client. */
  mailLink(context: RequestContext, type: LinkType, email: string, redirectTo: string): Promise<boolean>;
  /**
   * Uses a mailed token up and opens an auth session; null while a change of address waits for its other mail.
   *
   * @throws HttpError 403 otp_expired
   */
  verify(proof: Proof, place: SignInPlace): Promise<IssuedSession | null>;
};

export function createLinksService(dependencies: Dependencies): LinksService {
  const { database, issuer, links, emailChange, now } = dependencies;
  const isBanned = (user: UserRow) => user.banned_until !== null && user.banned_until.getTime() > now();
  const mayHave = (user: UserRow, type: LinkType) =>
    user.is_member && !isBanned(user) && (type !== 'signup' || user.email_confirmed_at === null);

  return {
    async mailLink(context, type, email, redirectTo) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context.instance_id);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user || !mayHave(user, type)) return undefined;
        return { instance, link: await links.prepare(tx, type, user, context) };
      });
      if (!prepared) return false;
      await links.send(prepared.link, prepared.instance, redirectTo);
      return true;
    },

    async mailEmailChange(context, email, redirectTo) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context.instance_id);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user?.email_change || !user.is_member || isBanned(user)) return undefined;
        return { instance, mails: await emailChange.begin(tx, user, user.email_change, context) };
      });
      for (const mail of prepared?.mails ?? []) {
        if (prepared) await links.send(mail, prepared.instance, redirectTo);
      }
    },

    async verify({ type, token, email }, place) {
      const types = Object.hasOwn(acceptedTokens, type) ? acceptedTokens[type] : undefined;
      if (!types || !isTokenShaped(token)) throw linkExpired();
      const instanceId = place.context.instance_id;
      return database.asService('auth_admin', instanceId, async (tx) => {
        await getActiveInstance(tx, instanceId);
        const used = await consumeOneTimeToken(tx, { instanceId, types, hash: hashToken(token), email });
        if (!used) throw linkExpired();
        const isChange = type === 'email_change';
        if (isChange && !(await emailChange.confirm(tx, used.userId))) return null;
        if (!isChange) await confirmEmail(tx, used.userId);
        await noteSignIn(tx, used.userId);
        const user = await findUser(tx, instanceId, used.userId);
        if (!user?.is_member || isBanned(user)) throw linkExpired();
        return issuer.open(tx, user, 'otp', place);
      });
    },
  };
}

const linkExpired = () => new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');
