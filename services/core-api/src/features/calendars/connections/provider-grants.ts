import * as oauth from 'oauth4webapi';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider } from './calendar-provider.ts';
import { createProviderFetch } from './provider-fetch.ts';

/** What lets us in: sent until it expires, in milliseconds, and what renews it. */
export type Tokens = { access: string; refresh: string; expiresAt: number };

/** A token is good for an hour where nothing is said of it. */
const SECONDS = 3600;

/** Why a provider gives no tokens: `ended` is for good, until its person connects anew. */
export class GrantFailedError extends Error {
  readonly failure: 'ended' | 'refused' | 'unreachable';

  constructor(failure: GrantFailedError['failure'], options?: ErrorOptions) {
    super(failure, options);
    this.failure = failure;
    this.name = 'GrantFailedError';
  }
}

/** Errors by which a provider says that somebody has to let us in anew. */
const ENDED: readonly string[] = ['invalid_grant', 'interaction_required'];

async function explained<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (cause) {
    if (cause instanceof oauth.ResponseBodyError)
      throw new GrantFailedError(ENDED.includes(cause.error) ? 'ended' : 'refused', { cause });
    const isAway = cause instanceof CalendarFailedError && cause.failure !== 'refused';
    throw new GrantFailedError(isAway ? 'unreachable' : 'refused', { cause });
  }
}

/** @throws GrantFailedError where nothing renews them */
function tokensOf(answer: oauth.TokenEndpointResponse, refresh: string | undefined, now: number): Tokens {
  if (refresh === undefined) throw new GrantFailedError('refused');
  return { access: answer.access_token, refresh, expiresAt: now + (answer.expires_in ?? SECONDS) * 1000 };
}

const optionsOf = (fetch: ReturnType<ReturnType<typeof createProviderFetch>['send']>) => ({
  [oauth.customFetch]: fetch,
  // A stand-in may be without TLS; the outbound client refuses every other address that is.
  [oauth.allowInsecureRequests]: true,
});

/** Where somebody is asked to let us in; the way back has this state. */
export async function grantAddress(
  { server, client, scopes, parameters }: CalendarProvider,
  { state, verifier, redirect }: { state: string; verifier: string; redirect: string },
): Promise<string> {
  const address = new URL(server.authorization_endpoint ?? '');
  address.search = new URLSearchParams({
    response_type: 'code',
    client_id: client.id,
    redirect_uri: redirect,
    scope: scopes.join(' '),
    ...parameters,
    state,
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }).toString();
  return address.href;
}

/** How a person lets us in at a provider, and how that goes on and ends: the code flow of OAuth with PKCE. */
export function createProviderGrants(provider: CalendarProvider, now: () => number) {
  const { server, scopes } = provider;
  const client: oauth.Client = { client_id: provider.client.id };
  const secret = oauth.ClientSecretPost(provider.client.secret);
  const { send } = createProviderFetch(provider);
  return {
    /** Tokens for the code that somebody came back with, and what they allow. @throws GrantFailedError */
    exchange: (
      person: string,
      answer: URLSearchParams,
      { verifier, redirect }: { verifier: string; redirect: string },
    ) =>
      explained(async () => {
        const checked = oauth.validateAuthResponse(server, client, answer, oauth.skipStateCheck);
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          secret,
          checked,
          redirect,
          verifier,
          optionsOf(send(person)),
        );
        const given = await oauth.processAuthorizationCodeResponse(server, client, response);
        const granted = given.scope?.split(' ').filter(Boolean) ?? [...scopes];
        return { tokens: tokensOf(given, given.refresh_token, now()), granted };
      }),
    /** @throws GrantFailedError */
    renew: (person: string, { refresh }: Tokens) =>
      explained(async () => {
        const response = await oauth.refreshTokenGrantRequest(
          server,
          client,
          secret,
          refresh,
          optionsOf(send(person)),
        );
        const given = await oauth.processRefreshTokenResponse(server, client, response);
        return tokensOf(given, given.refresh_token ?? refresh, now());
      }),
    /** Tells the provider that a grant is over, where it can be told. @throws GrantFailedError */
    revoke: (person: string, { refresh }: Tokens) =>
      explained(async () => {
        if (server.revocation_endpoint === undefined) return;
        const response = await oauth.revocationRequest(
          server,
          client,
          secret,
          refresh,
          optionsOf(send(person)),
        );
        // 400: it knows the token no more.
        if (response.status !== 400) await oauth.processRevocationResponse(response);
      }),
  };
}

export type ProviderGrants = ReturnType<typeof createProviderGrants>;

/** Whether each of the scopes was given, of which a person may leave some out; some providers name them by an address. */
export const hasScopes = ({ scopes }: CalendarProvider, granted: readonly string[]): boolean =>
  scopes.every((scope) => granted.some((one) => one === scope || one.endsWith(`/${scope}`)));
