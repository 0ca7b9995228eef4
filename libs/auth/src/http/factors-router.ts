import { HttpError } from '@reflectory/server-kit';
import { type Request, Router } from 'express';
import * as z from 'zod';
import { contextOf } from '@reflectory/runtime/http';
import { validationFailed } from '../auth-errors.ts';
import { enrollBody, verifyFactorBody } from '../auth.schema.ts';
import { factorNotFound } from '../mfa/own-factor.ts';
import { requireUserId } from '../sessions/caller.ts';
import { answerSession } from './answer-session.ts';
import { readBody } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';

const isId = (value: unknown): value is string => z.uuid().safeParse(value).success;

/** POST /factors, POST /factors/:id/challenge and /verify, DELETE /factors/:id. */
export function createFactorsRouter({ enrolment, challenges, gate }: AuthServices): Router {
  const router = Router();

  router.post('/factors', async (req, res) => {
    const context = contextOf(req);
    requireUserId(context);
    const { friendly_name: name, factor_type: type, issuer } = readBody(enrollBody, req);
    refuseOtherTypes(type);
    res.json(await enrolment.enroll(context, { name: name?.trim() ?? '', issuer: issuer?.trim() || null }));
  });

  router.post('/factors/:id/challenge', async (req, res) => {
    const context = contextOf(req);
    await gate.secondFactor(requireUserId(context), false);
    res.json(await challenges.challenge(context, factorIdOf(req)));
  });

  router.post('/factors/:id/verify', async (req, res) => {
    const context = contextOf(req);
    const userId = requireUserId(context);
    const factorId = factorIdOf(req);
    const { challenge_id: challengeId, code } = readBody(verifyFactorBody, req);
    if (!code) throw validationFailed('Code needs to be non-empty');
    if (!isId(challengeId)) throw validationFailed('challenge_id must be an UUID');
    await gate.secondFactor(userId, true);
    const session = await challenges.verify(context, { factorId, challengeId, code });
    await gate.forgetCodes(userId);
    answerSession(res, session);
  });

  router.delete('/factors/:id', async (req, res) => {
    const context = contextOf(req);
    requireUserId(context);
    res.json(await enrolment.unenroll(context, factorIdOf(req)));
  });
  return router;
}

function factorIdOf({ params }: Request): string {
  const { id } = params;
  if (!isId(id)) throw factorNotFound();
  return id;
}

/** Authenticator apps are the one kind of second factor. @throws HttpError 400, 422 */
function refuseOtherTypes(type: string | null | undefined): void {
  switch (type) {
    case 'totp':
      return;
    case 'phone':
      throw new HttpError(422, 'mfa_phone_enroll_not_enabled', 'MFA enroll is disabled for Phone');
    case 'webauthn':
      throw new HttpError(422, 'mfa_webauthn_enroll_not_enabled', 'MFA enroll is disabled for WebAuthn');
    default:
      throw validationFailed('factor_type needs to be totp, phone, or webauthn');
  }
}
