import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { getActiveInstance } from '../instances.repository.ts';
import { acceptInvitation } from '../joining/invitations.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from '../sessions/session-issuer.ts';
import { hashToken, isTokenShaped } from '../tokens/opaque-token.ts';
import { isBanned, mayLeave } from '../users/user-row.ts';
import { confirmEmail, dropPassword, findUser, noteSignIn } from '../users/users.repository.ts';
import type { CodeExchange } from './code-exchange.service.ts';
import type { EmailChangeService } from './email-change.service.ts';
import { CODE_PREFIX } from './link-mailer.ts';
import { hashMailedCode } from './mailed-code.ts';
import {
  consumeMailedCode,
  consumeOneTimeToken,
  type OneTimeTokenType,
} from './one-time-tokens.repository.ts';

type Dependencies = {
  database: Database;
  issuer: SessionIssuer;
  emailChange: EmailChangeService;
  codes: CodeExchange;
  now: () => number;
};

/** Type in a verify call → tokens that it accepts. */
const acceptedTokens: Readonly<Record<string, readonly OneTimeTokenType[]>> = {
  signup: ['confirmation_token'],
  invite: ['confirmation_token'],
  recovery: ['recovery_token'],
  magiclink: ['magiclink_token'],
  email: ['confirmation_token', 'magiclink_token'],
  leaving: ['leaving_token'],
  email_change: ['email_change_token_current', 'email_change_token_new'],
};

/** Proofs that a stranger to a password gives. */
const PASSWORDLESS: readonly OneTimeTokenType[] = ['magiclink_token', 'recovery_token'];

/** What a mail carried: its link, opened (`isLink`) or shown by a program, or its code with the address it went to. */
type Proof = { type: string } & ({ token: string; isLink: boolean } | { code: string; email: string });

/** What a proof leads to: a change of address may wait for its other mail, and some programs want a code. */
type Verified = { session: IssuedSession } | { isHalf: true } | { code: string };

/** Uses up what was mailed. @throws HttpError 403 otp_expired */
export type VerificationService = (proof: Proof, place: SignInPlace) => Promise<Verified>;

export function createVerificationService(dependencies: Dependencies): VerificationService {
  const { database, issuer, emailChange, codes, now } = dependencies;
  return (proof, place) => {
    const instanceId = place.context.instance_id;
    return database.asService('auth_admin', instanceId, async (tx) => {
      await getActiveInstance(tx, place.context);
      const { userId, type, challenge } = await consume(tx, instanceId, proof);
      if (type === 'leaving_token') {
        const leaving = await findUser(tx, instanceId, userId);
        if (!leaving || !mayLeave(leaving, now()) || isBanned(leaving, now())) throw expired(proof);
        return { session: await issuer.openLeaving(tx, leaving, place) };
      }
      if (proof.type === 'email_change') {
        if (!(await emailChange.confirm(tx, userId))) return { isHalf: true };
      } else if ((await confirmEmail(tx, userId)) && PASSWORDLESS.includes(type)) {
        // Whoever set it had not shown that the address is theirs.
        await dropPassword(tx, userId);
      }
      if (type === 'confirmation_token') await acceptInvitation(tx, instanceId, userId);
      await noteSignIn(tx, userId);
      const user = await findUser(tx, instanceId, userId);
      if (!user?.is_member || isBanned(user, now())) throw expired(proof);
      // A program that shows the token itself needs no code for it.
      return challenge && 'isLink' in proof && proof.isLink
        ? { code: await codes.issue(tx, { instanceId, userId: user.id }, challenge) }
        : { session: await issuer.open(tx, user, 'otp', place) };
    });
  };
}

async function consume(tx: Transaction, instanceId: string, proof: Proof) {
  const types = Object.hasOwn(acceptedTokens, proof.type) ? acceptedTokens[proof.type] : undefined;
  if (!types) throw expired(proof);
  if ('code' in proof) {
    const { code, email } = proof;
    const hash = hashMailedCode(instanceId, email, code);
    const used = await consumeMailedCode(tx, { instanceId, types, hash, email });
    if (!used) throw expired(proof);
    return { ...used, challenge: null };
  }
  const token = proof.token.startsWith(CODE_PREFIX) ? proof.token.slice(CODE_PREFIX.length) : proof.token;
  if (!isTokenShaped(token)) throw expired(proof);
  const used = await consumeOneTimeToken(tx, { instanceId, types, hash: hashToken(token) });
  if (!used) throw expired(proof);
  return used;
}

const expired = (proof: Proof) =>
  new HttpError(
    403,
    'otp_expired',
    'code' in proof ? 'Token has expired or is invalid' : 'Email link is invalid or has expired',
  );
