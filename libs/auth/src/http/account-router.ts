import { Router } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import { validationFailed } from '../auth-errors.ts';
import { updateUserBody } from '../auth.schema.ts';
import type { SignOutScope } from '../sessions/sign-out.service.ts';
import { nameSession } from './answer-session.ts';
import { queryOf, readBody } from './auth-reader.ts';
import type { AuthServices } from './auth-services.ts';

/** GET and PUT /user, /user/identities, GET /reauthenticate, POST /logout. */
export function createAccountRouter(services: AuthServices): Router {
  const { account, identities, reauthentication, signOut, redirectOf } = services;
  const router = Router();
  router.get('/user', async (req, res) => {
    res.json(await account.getUser(contextOf(req)));
  });
  router.put('/user', async (req, res) => {
    const change = readBody(updateUserBody, req);
    res.json(await account.updateUser(contextOf(req), change, redirectOf(req)));
  });
  router.get('/user/identities/authorize', (req) =>
    identities.link(contextOf(req), queryOf(req).get('provider') ?? ''),
  );
  router.delete('/user/identities/:id', async (req, res) => {
    await identities.unlink(contextOf(req), req.params.id);
    res.json({});
  });
  router.get('/reauthenticate', async (req, res) => {
    await reauthentication.send(contextOf(req));
    res.json({});
  });
  router.post('/logout', async (req, res) => {
    const scope = queryOf(req).get('scope') ?? 'global';
    if (!isScope(scope)) throw validationFailed(`Unsupported logout scope "${scope}"`);
    await signOut(contextOf(req), scope);
    if (scope !== 'others') nameSession(res, null);
    res.status(204).end();
  });
  return router;
}

const isScope = (value: string): value is SignOutScope => ['global', 'local', 'others'].includes(value);
