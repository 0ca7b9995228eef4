import { KEY_SET_CACHE_SECONDS } from '@reflectory/contracts/behaviour';
import { Router } from 'express';
import type { AuthSettings } from '../auth-settings.ts';
import type { SigningKeys } from '../keys/signing-keys.ts';

type Options = {
  keys: SigningKeys;
  config: Pick<AuthSettings, 'signUps' | 'confirmSignUps' | 'anonymousSignIns'>;
};

/** What anybody may ask without a context: keys, settings and health. */
export function createOpenAuthRouter({ keys, config }: Options): Router {
  const router = Router();
  router.get('/.well-known/jwks.json', (_req, res) => {
    res.set('cache-control', `public, max-age=${KEY_SET_CACHE_SECONDS}`).json(keys.published);
  });
  router.get('/settings', (_req, res) => {
    res.json({
      external: { email: true, phone: false, anonymous_users: config.anonymousSignIns },
      disable_signup: !config.signUps,
      mailer_autoconfirm: !config.confirmSignUps,
      phone_autoconfirm: false,
      sms_provider: '',
      saml_enabled: false,
    });
  });
  router.get('/health', (_req, res) => {
    res
      .set('cache-control', 'no-store')
      .json({ name: 'core-api', description: 'Auth service', version: '1' });
  });
  return router;
}
