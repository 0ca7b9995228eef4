import type { Database } from '@reflectory/runtime/database';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import type { Area } from '@reflectory/runtime/http';
import type { Mailer, OutboxStore } from '@reflectory/runtime/mail';
import type { AuthSettings } from './auth-settings.ts';
import { createAdminServices } from './admin/admin-services.ts';
import { createDeviceFunctions } from './devices/device.functions.ts';
import { presentAuthError } from './http/auth-error.presenter.ts';
import { createAuthRouter } from './http/auth-router.ts';
import { createOpenAuthRouter } from './http/open-router.ts';
import { createRedirects } from './http/redirects.ts';
import { createInvitationsService } from './invitations/invitations.service.ts';
import { createJoiningFunctions } from './invitations/joining.functions.ts';
import type { SigningKeys } from './keys/signing-keys.ts';
import { type AuthLimits, createAuthLimits } from './limits/limits.ts';
import { createRateGate } from './limits/rate-gate.ts';
import { createRateLimiter } from './limits/rate-limiter.ts';
import { createCodeExchange } from './links/code-exchange.service.ts';
import { createEmailChangeService } from './links/email-change.service.ts';
import { type InBackground, inForeground } from './links/in-background.ts';
import { createLeavingAddressFunctions } from './links/leaving-address.functions.ts';
import { createLeavingAddressService } from './links/leaving-address.service.ts';
import { createLinkMailer } from './links/link-mailer.ts';
import { createLinksService } from './links/links.service.ts';
import { createVerificationService } from './links/verification.service.ts';
import { createChallengeService } from './mfa/challenge.service.ts';
import { createEnrolmentService } from './mfa/enrolment.service.ts';
import { createMfaFunctions } from './mfa/mfa.functions.ts';
import { createRecoveryCodesService } from './mfa/recovery-codes.service.ts';
import { createSecretBox } from '@reflectory/server-kit';
import { createPasswordChange } from './accounts/password-change.ts';
import { createPasswordPolicies } from './passwords/password-policies.ts';
import { createPasswordFunctions } from './passwords/password.functions.ts';
import { createPasswordHasher } from './passwords/password-hasher.ts';
import { createReauthenticationService } from './accounts/reauthentication.service.ts';
import { createRefreshService } from './sessions/refresh.service.ts';
import { createSessionIssuer } from './sessions/session-issuer.ts';
import { createSignInService } from './sessions/sign-in.service.ts';
import { createSignOutService } from './sessions/sign-out.service.ts';
import { createRefreshChain } from './tokens/opaque-token.ts';
import { createAccountService } from './accounts/account.service.ts';
import { createAnonymousSignUpService } from './accounts/anonymous-sign-up.service.ts';
import { createIdentitiesService } from './accounts/identities.service.ts';
import { createSignUpService } from './accounts/sign-up.service.ts';

/**
 * What auth is built from. `chainSecret` makes refresh tokens, `factorSecret` seals the secrets of second factors; `now`
 * is in milliseconds.
 */
export type AuthDependencies = {
  database: Database;
  mailer: Mailer;
  /** Removes mails that were kept instead of sent. */
  forgetMails: OutboxStore['removeOf'];
  keys: SigningKeys;
  chainSecret: string;
  factorSecret: string;
  config: AuthSettings;
  limits?: AuthLimits;
  /** Left out: answers wait for it. */
  inBackground?: InBackground;
  now?: () => number;
};

/** What /auth/v1 is made of: `openArea` (key set) answers without a context. `functions` belong to the others. */
export type AuthModule = {
  openArea: Area;
  area: Area;
  functions: readonly FunctionDefinition[];
};

const PATH = '/auth/v1';

/** Everything under /auth/v1, and the functions about signing in. */
export function createAuthModule(dependencies: AuthDependencies): AuthModule {
  const { database, mailer, keys, config, now = Date.now } = dependencies;
  const { limits = createAuthLimits(config), inBackground = inForeground } = dependencies;
  const hasher = createPasswordHasher();
  const chain = createRefreshChain(dependencies.chainSecret);
  const issuer = createSessionIssuer({ keys, chain, config, now });
  const box = createSecretBox(dependencies.factorSecret, 'mfa-factor-secret');
  const gate = createRateGate(createRateLimiter(database), limits);
  const reauthentication = createReauthenticationService({ database, mailer, gate, now });
  const links = createLinkMailer({ mailer, now });
  const emailChange = createEmailChangeService({ links, config });
  const policyAt = createPasswordPolicies({ database, config });
  const codes = createCodeExchange({ database, issuer, now });
  return {
    openArea: { path: PATH, handler: createOpenAuthRouter({ keys, config }) },
    area: {
      path: PATH,
      presentError: presentAuthError,
      handler: createAuthRouter({
        signUp: createSignUpService({ database, hasher, issuer, links, config }),
        anonymous: createAnonymousSignUpService({ database, issuer, config }),
        signIn: createSignInService({ database, hasher, issuer, config, now }),
        refresh: createRefreshService({ database, issuer, chain, config, now }),
        signOut: createSignOutService({ database }),
        account: createAccountService({
          database,
          policyAt,
          preparePassword: createPasswordChange({ hasher, config, now }),
          reauthentication,
          emailChange,
          links,
          gate,
        }),
        identities: createIdentitiesService({ database, config }),
        reauthentication,
        links: createLinksService({ database, mailer, links, emailChange, config, now }),
        verify: createVerificationService({ database, issuer, emailChange, codes, now }),
        codes,
        ...createAdminServices({ ...dependencies, hasher, policyAt, links, emailChange, now }),
        enrolment: createEnrolmentService({ database, box }),
        challenges: createChallengeService({ database, issuer, box, now }),
        gate,
        redirectOf: createRedirects(config),
        inBackground,
        algorithms: keys.algorithms,
      }),
    },
    functions: [
      ...createMfaFunctions(createRecoveryCodesService({ database, gate, now })),
      ...createDeviceFunctions({ database }),
      ...createLeavingAddressFunctions(createLeavingAddressService({ database, mailer, gate, now })),
      ...createPasswordFunctions({ policyAt, config }),
      ...createJoiningFunctions({
        database,
        invitations: createInvitationsService({ ...dependencies, links, gate }),
      }),
    ],
  };
}
