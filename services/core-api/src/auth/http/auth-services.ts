import type { LinksService } from '../links/links.service.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import type { RefreshService } from '../sessions/refresh.service.ts';
import type { SignInService } from '../sessions/sign-in.service.ts';
import type { AccountService } from '../users/account.service.ts';
import type { SignUpService } from '../users/sign-up.service.ts';

/** What the auth calls are made of. */
export type AuthServices = {
  signUp: SignUpService;
  signIn: SignInService;
  refresh: RefreshService;
  account: AccountService;
  links: LinksService;
  gate: RateGate;
};
