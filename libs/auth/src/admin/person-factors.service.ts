import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { endSessionsOfFactor, lowerSessions } from '../mfa/assurance.repository.ts';
import { deleteFactor } from '../mfa/factors.repository.ts';
import { factorNotFound } from '../mfa/own-factor.ts';
import { deleteRecoveryCodes } from '../mfa/recovery-codes.repository.ts';
import { hasSecondFactor } from '../users/user-row.ts';
import { presentFactor } from '../users/user.presenter.ts';
import { lockUser } from '../users/users.repository.ts';
import { getPerson } from './get-person.ts';

type Factor = Record<string, unknown>;

/** Second factors of the people of an instance, for whoever lost theirs. @throws HttpError 404 */
export type PersonFactorsService = {
  list(context: RequestContext, userId: string): Promise<Factor[]>;
  remove(context: RequestContext, userId: string, factorId: string): Promise<Factor>;
};

export function createPersonFactorsService({ database }: { database: Database }): PersonFactorsService {
  return {
    list: (context, userId) =>
      database.asService('auth_admin', context.instance_id, async (tx) =>
        (await getPerson(tx, context, userId)).factors.map(presentFactor),
      ),

    remove: (context, userId, factorId) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        await lockUser(tx, userId);
        const { factors } = await getPerson(tx, context, userId);
        const factor = factors.find(({ id }) => id === factorId);
        if (!factor) throw factorNotFound();
        await endSessionsOfFactor(tx, userId, factorId, null);
        await deleteFactor(tx, factorId);
        if (!hasSecondFactor(await getPerson(tx, context, userId))) {
          await lowerSessions(tx, userId);
          await deleteRecoveryCodes(tx, userId);
        }
        return presentFactor(factor);
      }),
  };
}
