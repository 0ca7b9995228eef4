import { KEY_ROLES } from '@reflectory/contracts/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { asSqlFailure, type Transaction } from '@reflectory/runtime/database';
import { emailExists, validationFailed } from '../auth-errors.ts';
import { readEmailAddress } from '../auth.schema.ts';
import { refusePhone } from '../refusals.ts';
import { isEmailTaken } from '../links/email-change.repository.ts';
import { deleteOneTimeTokens } from '../links/one-time-tokens.repository.ts';
import { isTakenHash, type PasswordHasher } from '../passwords/password-hasher.ts';
import type { PasswordPolicyAt } from '../passwords/password-policies.ts';
import { checkPassword } from '../passwords/password.policy.ts';
import { endSessions } from '../sessions/sessions.repository.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import type { UserRow } from '../users/user-row.ts';
import {
  confirmEmail,
  insertEmailIdentity,
  mergeMetadata,
  setPasswordHash,
} from '../users/users.repository.ts';
import { readBanDuration } from './ban-duration.ts';
import { setBan, setEmail, setRole } from './directory.repository.ts';
import type { PersonBody } from './directory.schema.ts';
import { userNotFound } from './get-person.ts';

/** How a program with the service key changes a person. */
export type PersonChange = {
  /** @throws HttpError 400 for what cannot be set here */
  check(wanted: PersonBody): void;
  /** Undefined when no password is given. @throws HttpError 400, WeakPasswordError */
  hashPassword(context: RequestContext, wanted: PersonBody): Promise<string | undefined>;
  /** @throws HttpError 400, 422 email_exists */
  apply(
    tx: Transaction,
    person: UserRow,
    wanted: PersonBody & { passwordHash: string | undefined },
  ): Promise<void>;
};

type Dependencies = { hasher: PasswordHasher; policyAt: PasswordPolicyAt; now: () => number };

export function createPersonChange({ hasher, policyAt, now }: Dependencies): PersonChange {
  return {
    check({ phone, role }) {
      refusePhone(phone);
      if (role && KEY_ROLES.some((name) => name === role)) {
        throw validationFailed(`The role ${role} is that of a key`);
      }
      if (role && !/^[a-z_][\w-]{0,62}$/i.test(role)) throw validationFailed('The role is no name of a role');
    },

    async hashPassword(context, { password, password_hash: made }) {
      if (made) {
        if (!isTakenHash(made)) {
          throw validationFailed('Only hashes by argon2 and bcrypt are taken as password_hash');
        }
        return made;
      }
      if (!password) return undefined;
      checkPassword(password, await policyAt(context));
      return hasher.hash(password);
    },

    async apply(tx, person, wanted) {
      // Whoever was removed with their data kept does not come back by a change.
      if (person.deleted_at) throw userNotFound();
      if (wanted.role) await setRole(tx, person.id, wanted.role);
      if (wanted.email) await changeEmail(tx, person, readEmailAddress(wanted.email));
      if (wanted.email_confirm) await confirmEmail(tx, person.id);
      if (wanted.user_metadata) {
        await mergeMetadata(tx, person.id, 'user', wanted.user_metadata);
        checkUserData({ ...person.raw_user_meta_data, ...wanted.user_metadata });
      }
      if (wanted.app_metadata) {
        await mergeMetadata(tx, person.id, 'app', wanted.app_metadata);
        checkUserData({ ...person.raw_app_meta_data, ...wanted.app_metadata });
      }
      if (wanted.passwordHash !== undefined) {
        await setPasswordHash(tx, person.id, wanted.passwordHash);
        await deleteOneTimeTokens(tx, person.id);
        await endSessions(tx, { userId: person.id });
      }
      if (wanted.ban_duration) {
        const duration = readBanDuration(wanted.ban_duration);
        await setBan(tx, person.id, duration === null ? null : new Date(now() + duration));
        if (duration !== null) await endSessions(tx, { userId: person.id });
      }
    },
  };
}

async function changeEmail(tx: Transaction, person: UserRow, email: string): Promise<void> {
  if (email === person.email) return;
  if (await isEmailTaken(tx, person.id, email)) throw emailExists();
  try {
    await setEmail(tx, person.id, email);
  } catch (error) {
    throw asSqlFailure(error)?.code === '23505' ? emailExists() : error;
  }
  if (person.identities.length === 0) await insertEmailIdentity(tx, person.id, {});
}
