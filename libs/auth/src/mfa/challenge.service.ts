import type { RequestContext } from '@reflectory/contracts/control-plane';
import { HttpError, type SecretBox } from '@reflectory/server-kit';
import type { Database } from '@reflectory/runtime/database';
import { getSignedIn } from '../sessions/caller.ts';
import type { IssuedSession, SessionIssuer } from '../sessions/session-issuer.ts';
import { lockUser } from '../users/users.repository.ts';
import { endFirstFactorSessions, raiseSession } from './assurance.repository.ts';
import {
  deleteChallenges,
  deleteUnverifiedFactors,
  findChallengeEnd,
  insertChallenge,
  noteUsedStep,
} from './factors.repository.ts';
import { getFactor, getUser } from './own-factor.ts';
import { findStep } from './totp.ts';

type Dependencies = { database: Database; issuer: SessionIssuer; box: SecretBox; now: () => number };

/** Seconds in which a challenge can be answered. */
const CHALLENGE_SECONDS = 300;

/** Asks the person who calls for a code of a factor, and takes it. */
export type ChallengeService = {
  /** @throws HttpError 404 mfa_factor_not_found */
  challenge(
    context: RequestContext,
    factorId: string,
  ): Promise<{ id: string; type: string; expires_at: number }>;
  /** Answers the auth session as aal2. @throws HttpError 422 mfa_verification_failed or mfa_challenge_expired */
  verify(
    context: RequestContext,
    answer: { factorId: string; challengeId: string; code: string },
  ): Promise<IssuedSession>;
};

export function createChallengeService({ database, issuer, box, now }: Dependencies): ChallengeService {
  return {
    challenge: (context, factorId) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        const { user, session } = await getSignedIn(tx, context);
        const factor = await getFactor(tx, user.id, factorId);
        const expiresAt = Math.floor(now() / 1000) + CHALLENGE_SECONDS;
        const id = await insertChallenge(tx, {
          instanceId: context.instance_id,
          factorId: factor.id,
          sessionId: session.id,
          expiresAt: new Date(expiresAt * 1000),
        });
        return { id, type: factor.factor_type, expires_at: expiresAt };
      }),

    verify: (context, { factorId, challengeId, code }) =>
      database.asService('auth_admin', context.instance_id, async (tx) => {
        const { user, session } = await getSignedIn(tx, context);
        await lockUser(tx, user.id);
        const factor = await getFactor(tx, user.id, factorId);
        const end = await findChallengeEnd(tx, { id: challengeId, factorId, sessionId: session.id });
        if (!end) throw challengeNotFound();
        if (end.getTime() <= now()) throw challengeExpired(challengeId);
        const secret = box.open(factor.secret, factor.id);
        const step = findStep(secret, code, { now: now(), usedStep: factor.last_used_step });
        if (step === null) throw wrongCode();
        await noteUsedStep(tx, factor.id, step);
        await deleteChallenges(tx, session.id);
        const given = { method: 'totp', timestamp: Math.floor(now() / 1000), factorId } as const;
        const raised = await raiseSession(tx, session, given);
        if (factor.status === 'unverified') {
          // What was signed in to with a password alone, perhaps by somebody else, ends with the first code.
          await deleteUnverifiedFactors(tx, user.id, 0);
          await endFirstFactorSessions(tx, user.id, session.id);
        }
        return issuer.renew(tx, raised, await getUser(tx, context, user.id), context);
      }),
  };
}

const wrongCode = () => new HttpError(422, 'mfa_verification_failed', 'Invalid TOTP code entered');
const challengeNotFound = () =>
  new HttpError(422, 'mfa_factor_not_found', 'MFA factor with the provided challenge ID not found');
const challengeExpired = (id: string) =>
  new HttpError(
    422,
    'mfa_challenge_expired',
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  );
