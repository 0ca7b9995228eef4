import type { RequestContext } from '@reflectory/contracts/control-plane';
import { can, satisfies } from '@reflectory/permissions';
import { type Request, type Response, Router } from 'express';
import type { Database } from '../database/database.ts';
import { addressOf } from '../http/client-address.ts';
import { requestIdOf } from '../http/error-handler.ts';
import { contextOf } from '../http/request-context.ts';
import { readIdempotentCall, REPLAY_HEADER } from '../idempotency/idempotent-call.ts';
import type { FunctionAccess, FunctionDefinition } from './define-function.ts';
import { FunctionError } from './function-error.ts';
import { readBodies, readInput } from './read-input.ts';
import { ClientGoneError, createStreamedAnswer } from './streamed-answer.ts';
import { withinTime } from './time-limit.ts';

export type FunctionsOptions = { database: Database; functions: readonly FunctionDefinition[] };

/** /functions/v1/{name}: by POST, and by GET where nothing is written. */
export function createFunctionsRouter({ database, functions }: FunctionsOptions): Router {
  const byName = new Map<string, FunctionDefinition>(
    functions.map((definition) => [definition.name, definition]),
  );
  const router = Router();
  router.all('/:name', ...readBodies, async (req, res) => {
    const name = String(req.params['name']);
    const definition = byName.get(name);
    if (!definition) throw new FunctionError('not_found', `There is no function '${name}'`);
    refuseOtherMethods(definition, req, res);
    const context = contextOf(req);
    refuseOthers(definition.access, context);
    refuseTokens(definition, context);
    const input = await readInput(req);
    const idempotentCall = readIdempotentCall(req);
    const call = {
      context,
      address: addressOf(req),
      headers: req.headers,
      requestId: requestIdOf(req),
      linkToken: req.get('x-link-token') ?? null,
      idempotentCall,
    };
    const output = await withinTime(definition.timeoutMs, ({ signal, lift }) =>
      definition.run(input, { ...call, signal }, { database, answer: createStreamedAnswer(res, lift) }),
    ).catch((error: unknown) => {
      if (!(error instanceof ClientGoneError)) throw error;
    });
    if (idempotentCall?.isReplay()) res.set(REPLAY_HEADER, 'true');
    if (res.headersSent) res.end();
    else if (!res.closed) res.set('cache-control', 'no-store').json(output);
  });
  return router;
}

function refuseOtherMethods({ name, isReadOnly }: FunctionDefinition, req: Request, res: Response): void {
  if (req.method === 'POST' || (req.method === 'GET' && isReadOnly)) return;
  const methods = isReadOnly ? 'GET, POST' : 'POST';
  res.set('allow', methods);
  throw new FunctionError('method_not_allowed', `The function '${name}' is called by ${methods}`);
}

function refuseTokens({ name, scope }: FunctionDefinition, { db_role: role, claims }: RequestContext): void {
  if (role !== 'api_token' || scope === 'any') return;
  const { scopes } = claims;
  if (scope !== undefined && Array.isArray(scopes) && scopes.includes(scope)) return;
  const missing = scope === undefined ? `No token reaches '${name}'` : `This token has no scope ${scope}`;
  throw new FunctionError('not_permitted', missing);
}

function refuseOthers(access: FunctionAccess, context: RequestContext): void {
  if (access === 'anyone') return;
  if (context.user_id === null) throw new FunctionError('not_authenticated', 'User not authenticated');
  const isPermitted =
    typeof access === 'object'
      ? can(context, access.permission)
      : satisfies(context, { role: access === 'super-admin' ? 'super_admin' : undefined });
  if (!isPermitted) throw new FunctionError('not_permitted', 'You may not do this here');
}
