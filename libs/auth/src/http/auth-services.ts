import type { AdminServices } from '../admin/admin-services.ts';
import type { CodeExchange } from '../links/code-exchange.service.ts';
import type { LinksService } from '../links/links.service.ts';
import type { VerificationService } from '../links/verification.service.ts';
import type { ChallengeService } from '../mfa/challenge.service.ts';
import type { EnrolmentService } from '../mfa/enrolment.service.ts';
import type { InBackground } from '../links/in-background.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import type { ReauthenticationService } from '../accounts/reauthentication.service.ts';
import type { RefreshService } from '../sessions/refresh.service.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { SignOutService } from '../sessions/sign-out.service.ts';
import type { AccountService } from '../accounts/account.service.ts';
import type { AnonymousSignUpService } from '../accounts/anonymous-sign-up.service.ts';
import type { IdentitiesService } from '../accounts/identities.service.ts';
import type { SignUpService } from '../accounts/sign-up.service.ts';
import type { RedirectOf } from './redirects.ts';

/** What the auth calls are made of. */
export type AuthServices = AdminServices & {
  signUp: SignUpService;
  anonymous: AnonymousSignUpService;
  signIn: SignInService;
  refresh: RefreshService;
  signOut: SignOutService;
  account: AccountService;
  identities: IdentitiesService;
  reauthentication: ReauthenticationService;
  links: LinksService;
  verify: VerificationService;
  codes: CodeExchange;
  enrolment: EnrolmentService;
  challenges: ChallengeService;
  gate: RateGate;
  redirectOf: RedirectOf;
  /** Algorithms of the published keys. */
  algorithms(): string[];
  /** What a person who is not signed in asks for. */
  inBackground: InBackground;
};
