import type { RequestContext } from '@reflectory/contracts';
import type { Transaction } from '../../database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { composeLinkMail } from '../../mail/compose-mail.ts';
import type { LinkMailType } from '../../mail/mail-texts.ts';
import type { AuthInstance } from '../instances.repository.ts';
import { hashToken, newToken } from '../tokens/opaque-token.ts';
import { type OneTimeTokenType, replaceOneTimeToken } from './one-time-tokens.repository.ts';

/** What a link in a mail is for. */
export type LinkType = LinkMailType;

const HOUR_MS = 3_600_000;

/** What is stored for each link, the milliseconds that it works, and what the call that takes it is told. */
const kinds: Record<LinkType, { token: OneTimeTokenType; lifetimeMs: number; verify: string }> = {
  signup: { token: 'confirmation_token', lifetimeMs: 24 * HOUR_MS, verify: 'signup' },
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
export type PreparedLink = { type: LinkType; email: string; token: string; origin: string };

/** Mails links that prove an address. */
export type LinkMailer = {
  /** Stores the token; earlier links of the type stop working. */
  prepare(
    tx: Transaction,
    type: LinkType,
    to: { id: string; email: string },
    context: RequestContext,
  ): Promise<PreparedLink>;
  /** @throws the mailer's error: the mail was not accepted. */
  send(link: PreparedLink, instance: AuthInstance, redirectTo: string): Promise<void>;
};

export function createLinkMailer({ mailer, now }: { mailer: Mailer; now: () => number }): LinkMailer {
  return {
    async prepare(tx, type, { id, email }, context) {
      const token = newToken();
      await replaceOneTimeToken(tx, {
        instanceId: context.instance_id,
        userId: id,
        type: kinds[type].token,
        hash: hashToken(token),
        email,
        expiresAt: new Date(now() + kinds[type].lifetimeMs),
      });
      return { type, email, token, origin: context.origin };
    },
    async send({ type, email, token, origin }, { productName, language }, redirectTo) {
      const url = new URL('/auth/v1/verify', origin);
      url.search = new URLSearchParams({
        token,
        type: kinds[type].verify,
        redirect_to: redirectTo,
      }).toString();
      await mailer.send({ to: email, ...composeLinkMail({ type, productName, language, url: url.href }) });
    },
  };
}
