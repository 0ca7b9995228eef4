import { HttpError } from '@reflectory/server-kit';
import { type Request, type Response, Router } from 'express';
import { addressOf, contextOf } from '@reflectory/runtime/http';
import { validationFailed } from '../auth-errors.ts';
import {
  passwordGrantBody,
  pkceGrantBody,
  refreshGrantBody,
  signUpBody,
  readEmailAddress,
} from '../auth.schema.ts';
import { readCodeChallenge } from '../links/code-challenge.ts';
import { answerSession } from './answer-session.ts';
import { placeOf, queryOf, readBody } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';
import { refusePhone } from '../refusals.ts';

const attemptOf = (req: Request, email: string) => ({
  email,
  from: addressOf(req),
  userAgent: req.get('user-agent') ?? '',
});

/** POST /signup and POST /token. */
export function createTokenRouter(services: AuthServices): Router {
  const { signUp, anonymous, signIn, refresh, codes, gate, redirectOf } = services;
  const router = Router();

  router.post('/signup', async (req, res) => {
    const body = readBody(signUpBody, req);
    const { email, phone, password, data } = body;
    refusePhone(phone);
    const challenge = readCodeChallenge(body);
    if (!email) {
      anonymous.refuseWhenOff();
      await gate.byAddress('anonymous', contextOf(req), addressOf(req));
      answerSession(res, await anonymous.signUp(data ?? {}, placeOf(req)));
      return;
    }
    const address = readEmailAddress(email);
    if (!password) throw validationFailed('Signup requires a valid password');
    await gate.byAddress('signUp', contextOf(req), addressOf(req));
    const redirectTo = redirectOf(req);
    const person = { email: address, password, data: data ?? {}, redirectTo, challenge };
    const outcome = await signUp(person, placeOf(req));
    if ('session' in outcome) {
      await gate.rightPassword(contextOf(req), attemptOf(req, address));
      answerSession(res, outcome.session);
    } else res.json(outcome.user);
  });

  const grants: Readonly<Record<string, (req: Request, res: Response) => Promise<void>>> = {
    async password(req, res) {
      const { email, phone, password } = readBody(passwordGrantBody, req);
      refusePhone(phone);
      const address = email?.trim().toLowerCase();
      if (!address) throw validationFailed('missing email or phone');
      const attempt = attemptOf(req, address);
      await gate.password(contextOf(req), attempt);
      const session = await signIn(address, password ?? '', placeOf(req));
      await gate.rightPassword(contextOf(req), attempt);
      answerSession(res, session);
    },
    async refresh_token(req, res) {
      const { refresh_token: token } = readBody(refreshGrantBody, req);
      answerSession(res, await refresh(placeOf(req), token));
    },
    async pkce(req, res) {
      const { auth_code: code, code_verifier: verifier } = readBody(pkceGrantBody, req);
      answerSession(res, await codes.redeem(code ?? '', verifier ?? '', placeOf(req)));
    },
  };

  router.post('/token', async (req, res) => {
    const name = queryOf(req).get('grant_type') ?? '';
    const grant = Object.hasOwn(grants, name) ? grants[name] : undefined;
    if (!grant) throw new HttpError(400, 'invalid_credentials', 'unsupported_grant_type');
    await gate.byAddress('token', contextOf(req), addressOf(req));
    await grant(req, res);
  });
  return router;
}
