import { HttpError } from '@reflectory/server-kit';
import type { Database } from '../../database/database.ts';
import { invalidCredentials } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { findUser, findUserByEmail, noteSignIn, setPasswordHash } from '../users/users.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from './session-issuer.ts';

type Dependencies = {
  database: Database;
  hasher: PasswordHasher;
  issuer: SessionIssuer;
  now: () => number;
};

/** Signs a member in by address and password. */
export type SignInService = (email: string, password: string, place: SignInPlace) => Promise<IssuedSession>;

export function createSignInService({ database, hasher, issuer, now }: Dependencies): SignInService {
  return async (email, password, place) => {
    const instanceId = place.context.instance_id;
    const found = await database.asService('auth_admin', instanceId, async (tx) => {
      await getActiveInstance(tx, place.context);
      return findUserByEmail(tx, instanceId, email);
    });
    // Hashing takes as long for a stranger, and holds no connection.
    const isRight = await hasher.verify(found?.encrypted_password ?? null, password);
    if (!found?.is_member || !isRight) throw invalidCredentials();
    if (found.banned_until && found.banned_until.getTime() > now()) {
      throw new HttpError(400, 'user_banned', 'User is banned');
    }
    if (!found.email_confirmed_at) throw new HttpError(400, 'email_not_confirmed', 'Email not confirmed');
    const newHash = hasher.isOutdated(found.encrypted_password ?? '')
      ? await hasher.hash(password)
      : undefined;

    return database.asService('auth_admin', instanceId, async (tx) => {
      await noteSignIn(tx, found.id);
      const user = await findUser(tx, instanceId, found.id);
      // Between the two transactions the account may have gone or got another hash.
      const isSameHash = user?.encrypted_password === found.encrypted_password;
      if (!user || !(isSameHash || (await hasher.verify(user.encrypted_password, password)))) {
        throw invalidCredentials();
      }
      if (isSameHash && newHash !== undefined) await setPasswordHash(tx, user.id, newHash);
      return issuer.open(tx, user, 'password', place);
    });
  };
}
