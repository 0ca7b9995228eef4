import { KEY_SET_CACHE_SECONDS } from '@reflectory/contracts/behaviour';
import { HttpError } from '@reflectory/server-kit';
import express, { Router } from 'express';
import { BODY_LIMIT_BYTES, contextOf } from '@reflectory/runtime/http';
import { issuerOf } from '../sessions/access-token.ts';
import { unsupportedProvider } from '../accounts/identities.service.ts';
import { echoVersion } from './auth-error.presenter.ts';
import { queryOf } from './auth-reader.ts';
import { createAccountRouter } from './account-router.ts';
import type { AuthServices } from './auth-services.ts';
import { createAdminRouter } from './admin-router.ts';
import { createFactorsRouter } from './factors-router.ts';
import { createLinksRouter } from './links-router.ts';
import { createTokenRouter } from './token-router.ts';

/** Every call of /auth/v1 that acts at an instance. */
export function createAuthRouter(services: AuthServices): Router {
  const router = Router();
  router.use(echoVersion);
  router.use((_req, res, next) => {
    res.set('cache-control', 'no-store');
    next();
  });
  router.get('/.well-known/openid-configuration', (req, res) => {
    const issuer = issuerOf(contextOf(req).origin);
    res.set('cache-control', `public, max-age=${KEY_SET_CACHE_SECONDS}`).json({
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      token_endpoint: `${issuer}/token`,
      userinfo_endpoint: `${issuer}/user`,
      id_token_signing_alg_values_supported: services.algorithms(),
      subject_types_supported: ['public'],
    });
  });
  // Whatever the content type says: a body is JSON here.
  router.use(express.json({ type: () => true, limit: BODY_LIMIT_BYTES }));
  router.use(createTokenRouter(services), createAccountRouter(services));
  router.use(createLinksRouter(services), createFactorsRouter(services), createAdminRouter(services));
  router.post('/sso', () => {
    throw new HttpError(404, 'saml_provider_disabled', 'SAML 2.0 is disabled');
  });
  router.get('/authorize', (req) => {
    throw unsupportedProvider(queryOf(req).get('provider') ?? '');
  });
  router.use(() => {
    throw new HttpError(404, 'not_found', 'This auth call is not available');
  });
  return router;
}
