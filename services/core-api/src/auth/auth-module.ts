import type { AuthModule } from '../app.ts';
import type { Database } from '../database/database.ts';
import type { Mailer } from '../mail/mailer.ts';
import { presentAuthError } from './http/auth-error.presenter.ts';
import { createAuthRouter } from './http/auth-router.ts';
import { createOpenAuthRouter } from './http/open-router.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { authLimits, type AuthLimits } from './limits/limits.ts';
import { createRateGate } from './limits/rate-gate.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createLinkMailer } from './links/link-mailer.ts';
import { createLinksService } from './links/links.service.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createRefreshService } from './sessions/refresh.service.ts';
import { createSessionIssuer } from './sessions/session-issuer.ts';
import { createSignInService } from './sessions/sign-in.service.ts';
import { createRefreshChain } from './tokens/opaque-token.ts';
import { createAccountService } from './users/account.service.ts';
import { createSignUpService } from './users/sign-up.service.ts';

/** What auth is built from. `chainSecret` makes refresh tokens; `now` is in milliseconds. */
export type AuthDependencies = {
  database: Database;
  mailer: Mailer;
  keys: SigningKeys;
  chainSecret: string;
  config: { confirmSignUps: boolean; passwordMin: number };
  limits?: AuthLimits;
  now?: () => number;
};

/** Everything under /auth/v1. */
export function createAuthModule(dependencies: AuthDependencies): AuthModule {
  const { database, mailer, keys, chainSecret, config, limits = authLimits, now = Date.now } = dependencies;
  const hasher = createPasswordHasher();
  const issuer = createSessionIssuer({ keys, now });
  const links = createLinkMailer({ mailer, now });
  return {
    openRouter: createOpenAuthRouter({ keys, config }),
    router: createAuthRouter({
      signUp: createSignUpService({ database, hasher, issuer, links, config }),
      signIn: createSignInService({ database, hasher, issuer, now }),
      refresh: createRefreshService({ database, issuer, chain: createRefreshChain(chainSecret), now }),
      account: createAccountService({ database, hasher, passwordMin: config.passwordMin }),
      links: createLinksService({ database, issuer, links, now }),
      gate: createRateGate(createRateLimiter(database), limits),
    }),
    presentError: presentAuthError,
  };
}
