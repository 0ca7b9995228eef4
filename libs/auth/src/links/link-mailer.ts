import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Transaction } from '@reflectory/runtime/database';
import type { Mailer, MailPerson } from '@reflectory/runtime/mail';
import { composeProofMail } from '../mails/compose-auth-mail.ts';
import type { LinkMailType } from '../mails/mail-texts.ts';
import type { AuthInstance } from '../instances.repository.ts';
import { hashToken, newToken } from '../tokens/opaque-token.ts';
import type { CodeChallenge } from './code-challenge.ts';
import { hashMailedCode, newMailedCode } from './mailed-code.ts';
import { type OneTimeTokenType, replaceOneTimeToken } from './one-time-tokens.repository.ts';

/** What a link in a mail is for. */
export type LinkType = LinkMailType;

/** Begins the token of a link that leads to a code. */
export const CODE_PREFIX = 'pkce_';

const HOUR_MS = 3_600_000;

/** What is stored for each link, the milliseconds that it works, and what the call that takes it is told. */
const kinds: Record<LinkType, { token: OneTimeTokenType; lifetimeMs: number; verify: string }> = {
  signup: { token: 'confirmation_token', lifetimeMs: 24 * HOUR_MS, verify: 'signup' },
  invite: { token: 'confirmation_token', lifetimeMs: 7 * 24 * HOUR_MS, verify: 'invite' },
  recovery: { token: 'recovery_token', lifetimeMs: HOUR_MS, verify: 'recovery' },
  magiclink: { token: 'magiclink_token', lifetimeMs: HOUR_MS, verify: 'magiclink' },
  email_change_current: {
    token: 'email_change_token_current',
    lifetimeMs: 24 * HOUR_MS,
    verify: 'email_change',
  },
  email_change_new: { token: 'email_change_token_new', lifetimeMs: 24 * HOUR_MS, verify: 'email_change' },
};

/** A link whose token is stored and which is not sent yet. */
export type PreparedLink = {
  type: LinkType;
  email: string;
  person: MailPerson;
  token: string;
  /** Six digits that stand for the link. */
  code: string;
  origin: string;
};

/** Mails links that prove an address. */
export type LinkMailer = {
  /** Stores the token; earlier links of the type stop working. */
  prepare(
    tx: Transaction,
    type: LinkType,
    to: { id: string; email: string },
    context: RequestContext,
    challenge?: CodeChallenge | null,
  ): Promise<PreparedLink>;
  /** Where the link leads; there it is used up and leads on to `redirectTo`. */
  addressOf(link: PreparedLink, redirectTo: string): string;
  /** @throws the mailer's error: the mail was not accepted. */
  send(link: PreparedLink, instance: AuthInstance, redirectTo: string): Promise<void>;
};

export function createLinkMailer({ mailer, now }: { mailer: Mailer; now: () => number }): LinkMailer {
  const addressOf: LinkMailer['addressOf'] = ({ type, token, origin }, redirectTo) => {
    const url = new URL('/auth/v1/verify', origin);
    const { verify } = kinds[type];
    url.search = new URLSearchParams({ token, type: verify, redirect_to: redirectTo }).toString();
    return url.href;
  };
  return {
    addressOf,
    async prepare(tx, type, { id, email }, context, challenge = null) {
      const token = newToken();
      const code = newMailedCode();
      await replaceOneTimeToken(tx, {
        instanceId: context.instance_id,
        userId: id,
        type: kinds[type].token,
        hash: hashToken(token),
        codeHash: hashMailedCode(context.instance_id, email, code),
        email,
        expiresAt: new Date(now() + kinds[type].lifetimeMs),
        challenge,
      });
      const person = { instanceId: context.instance_id, userId: id };
      // The prefix tells programs, before they ask, that the link leads to a code.
      const mailed = challenge ? `${CODE_PREFIX}${token}` : token;
      return { type, email, person, token: mailed, code, origin: context.origin };
    },
    async send(link, { productName, language }, redirectTo) {
      const { type, email, person, code } = link;
      const mail = composeProofMail({ type, productName, language, code, url: addressOf(link, redirectTo) });
      await mailer.send({ to: email, person, ...mail });
    },
  };
}
