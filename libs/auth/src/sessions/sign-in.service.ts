import { HttpError } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { invalidCredentials, membershipPaused } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { findWeakness } from '../passwords/password.policy.ts';
import { atLeast } from '../passwords/password-policies.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { findUser, findUserByEmail, noteSignIn, setPasswordHash } from '../users/users.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from './session-issuer.ts';

type Dependencies = {
  database: Database;
  hasher: PasswordHasher;
  issuer: SessionIssuer;
  config: { passwordMin: number };
  now: () => number;
};

/** Signs a member in by address and password. */
export type SignInService = (email: string, password: string, place: SignInPlace) => Promise<IssuedSession>;

export function createSignInService(dependencies: Dependencies): SignInService {
  const { database, hasher, issuer, config, now } = dependencies;
  return async (email, password, place) => {
    const instanceId = place.context.instance_id;
    const { instance, found } = await database.asService('auth_admin', instanceId, async (tx) => ({
      instance: await getActiveInstance(tx, place.context),
      found: await findUserByEmail(tx, instanceId, email),
    }));
    // Hashing takes as long for a stranger, and holds no connection.
    const isRight = await hasher.verify(found?.encrypted_password ?? null, password);
    if (!found || !isRight || !(found.is_member || found.leave_until)) throw invalidCredentials();
    if (found.banned_until && found.banned_until.getTime() > now()) {
      throw new HttpError(400, 'user_banned', 'User is banned');
    }
    if (!found.is_member) throw membershipPaused();
    if (!found.email_confirmed_at) throw new HttpError(400, 'email_not_confirmed', 'Email not confirmed');
    const newHash = hasher.isOutdated(found.encrypted_password ?? '')
      ? await hasher.hash(password)
      : undefined;

    // The policy may have got stricter since the password was set: its owner is told, and let in.
    const weakness = findWeakness(password, atLeast(instance.passwordPolicy, config.passwordMin));
    const session = await database.asService('auth_admin', instanceId, async (tx) => {
      await noteSignIn(tx, found.id);
      const user = await findUser(tx, instanceId, found.id);
      // Between the two transactions the account may have gone or got another hash.
      const isSameHash = user?.encrypted_password === found.encrypted_password;
      if (!user?.is_member || !(isSameHash || (await hasher.verify(user.encrypted_password, password)))) {
        throw invalidCredentials();
      }
      if (isSameHash && newHash !== undefined) await setPasswordHash(tx, user.id, newHash);
      return issuer.open(tx, user, 'password', place);
    });
    return weakness ? { ...session, reply: { ...session.reply, weak_password: weakness } } : session;
  };
}
