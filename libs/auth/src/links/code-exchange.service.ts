import { HttpError } from '@reflectory/server-kit';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { validationFailed } from '../auth-errors.ts';
import { getActiveInstance } from '../instances.repository.ts';
import type { IssuedSession, SessionIssuer, SignInPlace } from '../sessions/session-issuer.ts';
import { hashToken, newToken } from '../tokens/opaque-token.ts';
import { findUser } from '../users/users.repository.ts';
import { type CodeChallenge, isVerifierOf } from './code-challenge.ts';
import { insertFlowState, takeFlowState } from './flow-state.repository.ts';

/** Milliseconds in which a code can be exchanged. */
const CODE_MS = 300_000;

type Dependencies = { database: Database; issuer: SessionIssuer; now: () => number };

/** The code that a mailed link gives a program, and what the program gets for it. */
export type CodeExchange = {
  issue(
    tx: Transaction,
    to: { instanceId: string; userId: string },
    challenge: CodeChallenge,
  ): Promise<string>;
  /** @throws HttpError 404 flow_state_not_found, 422 flow_state_expired, 400 bad_code_verifier */
  redeem(code: string, verifier: string, place: SignInPlace): Promise<IssuedSession>;
};

export function createCodeExchange({ database, issuer, now }: Dependencies): CodeExchange {
  return {
    async issue(tx, { instanceId, userId }, challenge) {
      const code = newToken();
      const expiresAt = new Date(now() + CODE_MS);
      await insertFlowState(tx, { instanceId, userId, codeHash: hashToken(code), challenge, expiresAt });
      return code;
    },

    async redeem(code, verifier, place) {
      if (!code || !verifier) {
        throw validationFailed('invalid request: both auth code and code verifier should be non-empty');
      }
      const { instance_id: instanceId } = place.context;
      return database.asService('auth_admin', instanceId, async (tx) => {
        await getActiveInstance(tx, place.context);
        const flow = await takeFlowState(tx, instanceId, hashToken(code));
        const user = flow && (await findUser(tx, instanceId, flow.userId));
        if (!flow || !user?.is_member || (user.banned_until && user.banned_until.getTime() > now())) {
          throw flowNotFound();
        }
        if (flow.expiresAt.getTime() <= now()) {
          throw new HttpError(422, 'flow_state_expired', 'invalid flow state, flow state has expired');
        }
        if (!isVerifierOf(flow, verifier)) {
          const message = 'code challenge does not match previously saved code verifier';
          throw new HttpError(400, 'bad_code_verifier', message);
        }
        return issuer.open(tx, user, 'otp', place);
      });
    },
  };
}

const flowNotFound = () =>
  new HttpError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
