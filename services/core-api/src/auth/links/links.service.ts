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
import type { CodeChallenge } from './code-challenge.ts';
import type { CodeExchange } from './code-exchange.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import { CODE_PREFIX, type LinkMailer, type LinkType } from './link-mailer.ts';
import { consumeOneTimeToken, type OneTimeTokenType } from './one-time-tokens.repository.ts';

type Dependencies = {
  database: Database;
  issuer: SessionIssuer;
  links: LinkMailer;
  emailChange: EmailChangeService;
  codes: CodeExchange;
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

/** A token out of a mail, opened as a link or shown by a program; with an address, it must have been sent there. */
export type Proof = { type: string; token: string; email: string | null; isLink: boolean };

/** What a token leads to: a change of address may wait for its other mail, and some programs want a code. */
export type Verified = { session: IssuedSession } | { isHalf: true } | { code: string };

export type LinksService = {
  /** Mails what confirms a change of address once more, to whoever has asked for one. */
  mailEmailChange(context: RequestContext, email: string, redirectTo: string): Promise<void>;
  /** Mails a link to a person who may have one; answers whether it did. Nothing tells the caller's client. */
  mailLink(
    context: RequestContext,
    link: { type: LinkType; email: string; redirectTo: string; challenge?: CodeChallenge | null },
  ): Promise<boolean>;
  /** Uses a mailed token up. @throws HttpError 403 otp_expired */
  verify(proof: Proof, place: SignInPlace): Promise<Verified>;
};

export function createLinksService(dependencies: Dependencies): LinksService {
  const { database, issuer, links, emailChange, codes, now } = dependencies;
  const isBanned = (user: UserRow) => user.banned_until !== null && user.banned_until.getTime() > now();
  const mayHave = (user: UserRow, type: LinkType) =>
    user.is_member && !isBanned(user) && (type !== 'signup' || user.email_confirmed_at === null);

  return {
    async mailLink(context, { type, email, redirectTo, challenge }) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user || !mayHave(user, type)) return undefined;
        return { instance, link: await links.prepare(tx, type, user, context, challenge) };
      });
      if (!prepared) return false;
      await links.send(prepared.link, prepared.instance, redirectTo);
      return true;
    },

    async mailEmailChange(context, email, redirectTo) {
      const prepared = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const instance = await getActiveInstance(tx, context);
        const user = await findUserByEmail(tx, context.instance_id, email);
        if (!user?.email_change || !user.is_member || isBanned(user)) return undefined;
        return { instance, mails: await emailChange.begin(tx, user, user.email_change, context) };
      });
      for (const mail of prepared?.mails ?? []) {
        if (prepared) await links.send(mail, prepared.instance, redirectTo);
      }
    },

    async verify({ type, token: mailed, email, isLink }, place) {
      const token = mailed.startsWith(CODE_PREFIX) ? mailed.slice(CODE_PREFIX.length) : mailed;
      const types = Object.hasOwn(acceptedTokens, type) ? acceptedTokens[type] : undefined;
      if (!types || !isTokenShaped(token)) throw linkExpired();
      const instanceId = place.context.instance_id;
      return database.asService('auth_admin', instanceId, async (tx) => {
        await getActiveInstance(tx, place.context);
        const used = await consumeOneTimeToken(tx, { instanceId, types, hash: hashToken(token), email });
        if (!used) throw linkExpired();
        const isChange = type === 'email_change';
        if (isChange && !(await emailChange.confirm(tx, used.userId))) return { isHalf: true };
        if (!isChange) await confirmEmail(tx, used.userId);
        await noteSignIn(tx, used.userId);
        const user = await findUser(tx, instanceId, used.userId);
        if (!user?.is_member || isBanned(user)) throw linkExpired();
        // A program that shows the token itself needs no code for it.
        return used.challenge && isLink
          ? { code: await codes.issue(tx, { instanceId, userId: user.id }, used.challenge) }
          : { session: await issuer.open(tx, user, 'otp', place) };
      });
    },
  };
}

const linkExpired = () => new HttpError(403, 'otp_expired', 'Email link is invalid or has expired');
