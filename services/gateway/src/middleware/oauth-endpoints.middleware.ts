import {
  ACCESS_TOKEN_SECONDS,
  APPLICATION_SCOPES,
  MCP_PATH,
  OAUTH_BODY_BYTES,
  oauthFunctions,
  type OAuthRefusal,
} from '@reflectory/contracts/api-tokens';
import { hasFeature } from '@reflectory/domain/features';
import type { Request, RequestHandler, Response } from 'express';
import type { GatewayConfig } from '../config.ts';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';
import { type OAuthEndpoint, parseOAuthAddress } from '../documents/oauth-address.ts';
import { refuse } from '../refusal.ts';
import { cors } from './cors.middleware.ts';
import { createLimiter } from './limit-rates.middleware.ts';
import { readMessage } from './read-message.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
  rates: Pick<GatewayConfig['rates'], 'links' | 'calls'>;
};

const metadata = {
  /** RFC 9728 §2. */
  resource: (origin: string) => ({
    resource: origin + MCP_PATH,
    authorization_servers: [origin],
    scopes_supported: APPLICATION_SCOPES,
    bearer_methods_supported: ['header'],
  }),
  /** RFC 8414 §2. */
  server: (origin: string) => ({
    issuer: origin,
    authorization_endpoint: `${origin}/oauth/authorize`,
    token_endpoint: `${origin}/oauth/token`,
    registration_endpoint: `${origin}/oauth/register`,
    revocation_endpoint: `${origin}/oauth/revoke`,
    scopes_supported: APPLICATION_SCOPES,
    response_types_supported: ['code'],
    grant_types_supported: ['authorization_code', 'refresh_token'],
    token_endpoint_auth_methods_supported: ['none'],
    revocation_endpoint_auth_methods_supported: ['none'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
  }),
};

const statuses: Readonly<Record<string, number>> = { invalid_client: 401, too_many_requests: 429 };
const unreadable: OAuthRefusal = {
  error: 'invalid_request',
  error_description: `Send a form, for a registration JSON, of at most ${OAUTH_BODY_BYTES} bytes, each name once`,
};
const tooMany: OAuthRefusal = { error: 'too_many_requests', error_description: 'Try again later' };

function say(res: Response, answer: object, status = 200): void {
  res.set('cache-control', 'no-store').status(status).json(answer);
}

function sayRefusal(res: Response, { retry_after: seconds, ...refusal }: OAuthRefusal): void {
  if (seconds !== undefined) res.set('retry-after', String(seconds));
  say(res, refusal, statuses[refusal.error] ?? 400);
}

/** What a request says, null where it cannot be read. */
async function read(req: Request, type: string): Promise<unknown> {
  const isType = req.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase() === type;
  const body = isType ? await readMessage(req, OAUTH_BODY_BYTES) : null;
  if (!body) {
    req.resume();
    return null;
  }
  const text = body.toString('utf8');
  try {
    if (type === 'application/json') return JSON.parse(text);
  } catch {
    return null;
  }
  const form = [...new URLSearchParams(text)];
  return new Set(form.map(([name]) => name)).size === form.length ? Object.fromEntries(form) : null;
}

type Ask = (name: keyof typeof oauthFunctions, input: unknown) => Promise<unknown>;

const answers: Record<Exclude<OAuthEndpoint, keyof typeof metadata>, typeof register> = {
  register,
  token: issue,
  revoke,
};

async function register(req: Request, res: Response, ask: Ask): Promise<void> {
  const asked = await read(req, 'application/json');
  const told = await ask('register-oauth-client', { metadata: asked });
  const known = oauthFunctions['register-oauth-client'].output.safeParse(told).data ?? unreadable;
  const granted = {
    token_endpoint_auth_method: 'none',
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
  };
  if ('error' in known) sayRefusal(res, known);
  else say(res, { ...known, ...granted }, 201);
}

async function issue(req: Request, res: Response, ask: Ask): Promise<void> {
  const form = await read(req, 'application/x-www-form-urlencoded');
  const told = form && (await ask('issue-oauth-tokens', form));
  const known = oauthFunctions['issue-oauth-tokens'].output.safeParse(told).data ?? unreadable;
  const kind = { token_type: 'Bearer', expires_in: ACCESS_TOKEN_SECONDS };
  if ('error' in known) sayRefusal(res, known);
  else say(res, { ...kind, ...known });
}

async function revoke(req: Request, res: Response, ask: Ask): Promise<void> {
  const form = await read(req, 'application/x-www-form-urlencoded');
  const told = form && (await ask('revoke-oauth-token', form));
  if (told) say(res, {});
  else sayRefusal(res, unreadable);
}

/** Answers what applications ask that somebody lets in by OAuth 2.1, at each instance for itself; nothing of it is kept here. */
export function oauthEndpoints({ coreApi, secret, rates }: Dependencies): RequestHandler {
  const registrations = createLimiter(rates.links);
  // An assistant asks for all its people from a few addresses. What an application says of itself is no key: anybody can
  // say that, or another each time.
  const others = createLimiter(rates.calls);
  const allowOrigins = cors();
  async function answer(endpoint: OAuthEndpoint, req: Request, res: Response): Promise<void> {
    const { features, instance, address, origin } = req.context;
    if (instance?.status === 'suspended') throw refuse('instance_suspended');
    if (!hasFeature(features, 'integrations')) {
      res.status(404).type('text/plain').set('cache-control', 'no-store').send('Not found\n');
      return;
    }
    const isRead = endpoint === 'resource' || endpoint === 'server';
    const allowed = isRead ? ['GET', 'HEAD'] : ['POST'];
    if (!allowed.includes(req.method)) {
      res.status(405).set('allow', allowed.join(', ')).type('text/plain').send('Method not allowed\n');
      return;
    }
    if (isRead) {
      res.set('cache-control', 'public, max-age=300').json(metadata[endpoint](origin));
      return;
    }
    const limiter = endpoint === 'register' ? registrations : others;
    const seconds = limiter?.(`${instance?.id} ${address}`) ?? 0;
    if (seconds > 0) return sayRefusal(res, { ...tooMany, retry_after: seconds });
    const ask: Ask = (name, input) => askForVisitor(req, name, input, { coreApi, secret, isAskedOnce: true });
    await answers[endpoint](req, res, ask);
  }
  return (req, res, next) => {
    const endpoint = parseOAuthAddress(req.path);
    if (endpoint === null) return next();
    let answered: Promise<void> | undefined;
    // A preflight ends there.
    allowOrigins(req, res, () => (answered = answer(endpoint, req, res)));
    return answered;
  };
}
