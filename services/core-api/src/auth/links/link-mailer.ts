import type { RequestContext } from '@reflectory/contracts';
import type { Transaction } from '../../database/database.ts';
import type { Mailer } from '../../mail/mailer.ts';
import { composeLinkMail } from '../../mail/compose-link-mail.ts';
import type { AuthInstance } from '../instances.repository.ts';
import { hashToken, newToken } from '../tokens/opaque-token.ts';
import { type OneTimeTokenType, replaceOneTimeToken } from './one-time-tokens.repository.ts';

/** What a link in a mail is for. */
export type LinkType = 'signup' | 'recovery' | 'magiclink';

const HOUR_MS = 3_600_000;

/** What is stored for each link, and the milliseconds that it works. */
const kinds: Record<LinkType, { token: OneTimeTokenType; lifetimeMs: number }> = {
  signup: { token: 'confirmation_token', lifetimeMs: 24 * HOUR_MS },
  recovery: { token: 'recovery_token', lifetimeMs: HOUR_MS },
  magiclink: { token: 'magiclink_token', lifetimeMs: HOUR_MS },
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
      url.search = new URLSearchParams({ token, type, redirect_to: redirectTo }).toString();
      await mailer.send({ to: email, ...composeLinkMail({ type, productName, language, url: url.href }) });
    },
  };
}
