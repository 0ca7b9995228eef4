import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { insufficientAal } from '../auth-errors.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import { getSignedIn, requireUserId } from '../sessions/caller.ts';
import { hasSecondFactor } from '../users/user-row.ts';
import { lockUser } from '../users/users.repository.ts';
import { raiseSession } from './assurance.repository.ts';
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts';
import {
  consumeRecoveryCode,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from './recovery-codes.repository.ts';

/** Codes that are made at once. */
const RECOVERY_CODES = 10;

type Dependencies = { database: Database; gate: RateGate; now: () => number };

/** Codes on paper that stand in for the second factor. */
export type RecoveryCodesService = {
  /** Makes new codes; the earlier ones are gone. @throws HttpError 403 insufficient_aal */
  create(context: RequestContext): Promise<string[]>;
  /**
   * Uses a code up and makes the auth session aal2; its next refresh says so.
   *
   * @throws HttpError 409 conflict when there is nothing to stand in for, 429.
   */
  use(context: RequestContext, code: string): Promise<{ accepted: boolean; remaining: number }>;
};

export function createRecoveryCodesService({ database, gate, now }: Dependencies): RecoveryCodesService {
  return {
    create: (context) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        const { user, session } = await getSignedIn(tx, context);
        if (session.aal !== 'aal2') throw insufficientAal(403, 'Enter a code of your second factor first');
        await lockUser(tx, user.id);
        const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode);
        await replaceRecoveryCodes(tx, user.id, codes.map(hashRecoveryCode));
        return codes;
      }),

    async use(context, code) {
      const userId = requireUserId(context);
      await gate.secondFactor(userId, true);
      const outcome = await database.asService('auth_admin', context.instance_id, async (tx) => {
        const { user, session } = await getSignedIn(tx, context);
        await lockUser(tx, userId);
        if (!hasSecondFactor(user) || session.aal === 'aal2') {
          throw new HttpError(409, 'conflict', 'No second factor is asked for');
        }
        const accepted = await consumeRecoveryCode(tx, userId, hashRecoveryCode(code));
        const timestamp = Math.floor(now() / 1000);
        if (accepted) await raiseSession(tx, session, { method: 'recovery_code', timestamp, factorId: null });
        return { accepted, remaining: await countRecoveryCodes(tx, userId) };
      });
      if (outcome.accepted) await gate.forgetCodes(userId);
      return outcome;
    },
  };
}
