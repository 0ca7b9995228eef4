import { HttpError } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { signUpsDisabled } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import { admit } from '../joining/join.policy.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from '../sessions/session-issuer.ts';
import { checkUserData } from '../users/user-data.policy.ts';
import { findUser, insertAnonymousUser, noteSignIn } from '../users/users.repository.ts';

type Dependencies = {
  database: Database;
  issuer: SessionIssuer;
  config: { signUps: boolean; anonymousSignIns: boolean };
};

/** Signs in somebody nobody knows anything of; without an address nobody comes back to the account. */
export type AnonymousSignUpService = {
  /** @throws HttpError 422 signup_disabled, anonymous_provider_disabled */
  refuseWhenOff(): void;
  signUp(data: Record<string, unknown>, place: SignInPlace): Promise<IssuedSession>;
};

export function createAnonymousSignUpService(dependencies: Dependencies): AnonymousSignUpService {
  const { database, issuer, config } = dependencies;
  return {
    refuseWhenOff() {
      if (!config.signUps) throw signUpsDisabled();
      if (config.anonymousSignIns) return;
      throw new HttpError(422, 'anonymous_provider_disabled', 'Anonymous sign-ins are disabled');
    },
    async signUp(data, place) {
      const instanceId = place.context.instance_id;
      checkUserData(data);
      return database.asService('auth_admin', instanceId, async (tx) => {
        admit((await getActiveInstance(tx, place.context)).joining, null);
        const id = await insertAnonymousUser(tx, instanceId, data);
        await noteSignIn(tx, id);
        const user = await findUser(tx, instanceId, id);
        if (!user) throw new Error('The account was not written');
        return issuer.open(tx, user, 'anonymous', place);
      });
    },
  };
}
