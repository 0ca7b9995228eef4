import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { composeReauthenticationMail } from '../mails/compose-auth-mail.ts';
import type { Mailer } from '@reflectory/runtime/mail';
import { validationFailed } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { newMailedCode } from '../links/mailed-code.ts';
import { consumeOneTimeToken, replaceOneTimeToken } from '../links/one-time-tokens.repository.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import { getCaller } from '../sessions/caller.ts';
import { hashToken } from '../tokens/opaque-token.ts';

type Dependencies = { database: Database; mailer: Mailer; gate: RateGate; now: () => number };

/** Milliseconds that a mailed code works. */
const CODE_MS = 600_000;

/** Codes of six digits, mailed to somebody who is signed in and about to change how they sign in. */
export type ReauthenticationService = {
  send(context: RequestContext): Promise<void>;
  /** Uses the code up. @throws HttpError 422 reauthentication_not_valid, 429 */
  accept(tx: Transaction, person: { instanceId: string; userId: string }, code: string): Promise<void>;
};

export function createReauthenticationService(dependencies: Dependencies): ReauthenticationService {
  const { database, mailer, gate, now } = dependencies;
  return {
    async send(context) {
      const { instance_id: instanceId } = context;
      const { user, instance } = await database.asService('auth_admin', instanceId, async (tx) => ({
        ...(await getCaller(tx, context)),
        instance: await getActiveInstance(tx, context),
      }));
      const { email } = user;
      if (email === null) {
        throw validationFailed('Reauthentication requires the user to have an email or a phone number');
      }
      if (!user.email_confirmed_at) throw validationFailed('Please verify your email first.');
      await gate.mailTo(context, email);
      const code = newMailedCode();
      await database.asService('auth_admin', instanceId, (tx) =>
        replaceOneTimeToken(tx, {
          instanceId,
          userId: user.id,
          type: 'reauthentication_token',
          hash: hashCode(user.id, code),
          email,
          expiresAt: new Date(now() + CODE_MS),
        }),
      );
      const person = { instanceId, userId: user.id };
      await mailer.send({ to: email, person, ...composeReauthenticationMail({ ...instance, code }) });
    },

    async accept(tx, { instanceId, userId }, code) {
      const hash = hashCode(userId, code);
      const used = await consumeOneTimeToken(tx, {
        instanceId,
        types: ['reauthentication_token'],
        hash,
      });
      if (!used) {
        throw new HttpError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
      }
    },
  };
}

/** The person is part of it: six digits alone are the same for many. */
const hashCode = (userId: string, code: string) => hashToken(`${userId}:${code.trim()}`);
