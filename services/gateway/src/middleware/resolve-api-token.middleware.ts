import {
  API_TABLES,
  type ApiScope,
  API_TOKEN_PATTERN,
  API_TOKEN_PREFIX,
  apiTokenFunctions,
  MCP_PATH,
} from '@reflectory/contracts/api-tokens';
import { hasFeature } from '@reflectory/domain/features';
import type { Request, RequestHandler, Response } from 'express';
import { ExtractJwt } from 'passport-jwt';
import type { CoreApiClient } from '../core-api/core-api-client.ts';
import { askForVisitor } from '../documents/ask-for-visitor.ts';
import { RESOURCE_METADATA_PATH } from '../documents/oauth-address.ts';
import { refuse } from '../refusal.ts';
import { getInstance } from '../request-context.ts';
import { createAllowances } from './limit-rates.middleware.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
  /** Calls of one token; 0 for any number. */
  perSecond: number;
  /** Whether somebody can let an application in here. */
  hasPages: boolean;
};

const fromBearer = ExtractJwt.fromAuthHeaderAsBearerToken();
/** Names that people gave things do not come here, and what a program makes up is not kept. */
const known = /^\/(?:rest|functions)\/v1\/(?:rpc\/)?([a-z][a-z\d_-]{0,59})$/;

/** What a call does, for the log of its person: `GET entries`, `search-entries`. */
function actionOf({ method, path, context }: Request): string {
  const name = known.exec(path)?.[1] ?? 'other';
  return context.area === 'functions' ? name : `${method} ${name}`;
}

const doing: Readonly<Record<string, 'read' | 'change'>> = { GET: 'read', HEAD: 'read', PATCH: 'change' };

/** Whether a call of a table needs a scope that is not there: its rows would be none, which says something else. */
function lacksScope({ method, path, context }: Request, scopes: readonly ApiScope[]): boolean {
  const table = context.area === 'rest' ? API_TABLES[known.exec(path)?.[1] ?? ''] : undefined;
  const scope = table?.[doing[method] ?? 'add'];
  return scope !== undefined && !scopes.includes(scope);
}

/** Where an application learns how it is let in to the server for models (RFC 9728 §5.1). */
function challenge({ path, context }: Request, error: string): Record<string, string> {
  if (path !== MCP_PATH || !hasFeature(context.features, 'integrations')) return {};
  const metadata = `resource_metadata="${context.origin}${RESOURCE_METADATA_PATH}"`;
  return { 'www-authenticate': `Bearer ${error}${metadata}` };
}

/**
 * Finds out for whom a token speaks that a person gave to a program. It is asked for at each call, so that one that was
 * revoked is one no longer; nothing of it is kept here.
 */
export function resolveApiToken({ coreApi, secret, perSecond, hasPages }: Dependencies): RequestHandler {
  const allowances = createAllowances(perSecond);
  const refuseToken = (req: Request, error = 'error="invalid_token", ') =>
    refuse('token_invalid', hasPages ? challenge(req, error) : {});
  async function identify(token: string, req: Request, res: Response): Promise<void> {
    const { area } = req.context;
    if (area !== 'rest' && area !== 'functions') throw refuse('token_out_of_reach');
    if (!API_TOKEN_PATTERN.test(token)) throw refuseToken(req);
    if (allowances) {
      const { waitSeconds, left } = allowances.take(token);
      res.set({
        'ratelimit-policy': `"token";q=${allowances.most};w=${allowances.seconds}`,
        ratelimit: `"token";r=${left};t=${waitSeconds}`,
      });
      if (waitSeconds > 0) throw refuse('rate_limited', { 'retry-after': String(waitSeconds) });
    }
    const asked = { token, action: actionOf(req) };
    const told = await askForVisitor(req, 'identify-api-token', asked, { coreApi, secret });
    const bearer = apiTokenFunctions['identify-api-token'].output.safeParse(told).data?.bearer;
    if (!bearer) throw refuseToken(req);
    const { user_id: userId, token_id, scopes, has_second_factor: hasSecondFactor } = bearer;
    if (lacksScope(req, scopes)) throw refuse('scope_missing');
    req.context.principal = {
      databaseUser: 'api_token',
      userId,
      authSessionId: null,
      instanceId: getInstance(req).id,
      claims: { aal: hasSecondFactor ? 'aal2' : 'aal1', token_id, scopes },
    };
    req.context.token = token;
  }
  return (req, res, next) => {
    const token = fromBearer(req);
    if (token?.startsWith(API_TOKEN_PREFIX)) return identify(token, req, res).then(() => next());
    if (token === null && req.path === MCP_PATH) throw refuseToken(req, '');
    next();
  };
}
