import type { Database } from '@reflectory/runtime/database';
import { notInvited, signUpsDisabled, userAlreadyExists } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { findWaiting } from '../joining/invitations.repository.ts';
import { admit } from '../joining/join.policy.ts';
import type { CodeChallenge } from '../links/code-challenge.ts';
import type { LinkMailer } from '../links/link-mailer.ts';
import type { PasswordHasher } from '../passwords/password-hasher.ts';
import { atLeast } from '../passwords/password-policies.ts';
import { checkPassword } from '../passwords/password.policy.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from '../sessions/session-issuer.ts';
import { deleteUser, findUser, findUserByEmail, insertUser, noteSignIn } from '../users/users.repository.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import { presentUser } from '../users/user.presenter.ts';

type Dependencies = {
  database: Database;
  hasher: PasswordHasher;
  issuer: SessionIssuer;
  links: LinkMailer;
  config: { signUps: boolean; confirmSignUps: boolean; passwordMin: number };
};

/** What a visitor gives. */
type SignUp = {
  email: string;
  password: string;
  data: Record<string, unknown>;
  redirectTo: string;
  challenge: CodeChallenge | null;
};

/** Makes an account with a membership: signed in at once, or a person who has to confirm the address. */
export type SignUpService = (
  signUp: SignUp,
  place: SignInPlace,
) => Promise<{ session: IssuedSession } | { user: Record<string, unknown> }>;

export function createSignUpService(dependencies: Dependencies): SignUpService {
  const { database, hasher, issuer, links, config } = dependencies;
  return async ({ email, password, data, redirectTo, challenge }, place) => {
    const instanceId = place.context.instance_id;
    checkUserData(data);
    if (!config.signUps) throw signUpsDisabled();
    const instance = await database.asService('auth_admin', instanceId, async (tx) => {
      const active = await getActiveInstance(tx, place.context);
      // Who has an account is sent to sign in, with a password that may be older than the policy.
      const known = await findUserByEmail(tx, instanceId, email);
      if (known && (await findWaiting(tx, instanceId, known.id)) && !known.is_member) throw invitationWaits();
      if (known) throw userAlreadyExists();
      const admission = admit(active.joining, email);
      checkPassword(password, atLeast(active.passwordPolicy, config.passwordMin));
      return { ...active, isConfirmed: admission === 'at_once' && !config.confirmSignUps };
    });
    const { isConfirmed } = instance;
    const passwordHash = await hasher.hash(password);

    const outcome = await database.asService('auth_admin', instanceId, async (tx) => {
      const id = await insertUser(tx, { instanceId, email, passwordHash, data, isConfirmed });
      if (id === undefined) throw userAlreadyExists();
      if (isConfirmed) await noteSignIn(tx, id);
      const link = isConfirmed
        ? undefined
        : await links.prepare(tx, 'signup', { id, email }, place.context, challenge);
      const user = await findUser(tx, instanceId, id);
      if (!user) throw new Error('The account was not written');
      return link ? { user, link } : { session: await issuer.open(tx, user, 'password', place) };
    });
    if ('session' in outcome) return outcome;

    try {
      await links.send(outcome.link, instance, redirectTo);
    } catch (error) {
      // Without the mail nobody could confirm: the address stays free for another try.
      await database.asService('auth_admin', instanceId, (tx) => deleteUser(tx, outcome.user.id));
      throw error;
    }
    return { user: presentUser(outcome.user) };
  };
}

const invitationWaits = () =>
  notInvited('You are invited already. Open the link in the mail that was sent to this address.');
