import type { RequestContext } from '@reflectory/contracts';
import express, { type Request, Router } from 'express';
import type { Database } from '../database/database.ts';
import { BODY_LIMIT_BYTES } from '../http/body-errors.ts';
import { addressOf } from '../http/client-address.ts';
import { requestIdOf } from '../http/error-handler.ts';
import { contextOf } from '../http/request-context.ts';
import type { FunctionAccess, FunctionDefinition } from './define-function.ts';
import { FunctionError } from './function-error.ts';
import { ClientGoneError, createStreamedAnswer } from './streamed-answer.ts';

type RouterOptions = { database: Database; functions: readonly FunctionDefinition[] };

/** POST /functions/v1/{name}. */
export function createFunctionsRouter({ database, functions }: RouterOptions): Router {
  const byName = new Map<string, FunctionDefinition>(
    functions.map((definition) => [definition.name, definition]),
  );
  const router = Router();
  router.post('/:name', express.text({ type: () => true, limit: BODY_LIMIT_BYTES }), async (req, res) => {
    const definition = byName.get(req.params.name);
    if (!definition) throw new FunctionError('not_found', `There is no function '${req.params.name}'`);
    const context = contextOf(req);
    refuseOthers(definition.access, context);
    const input = readInput(req);
    const request = { context, address: addressOf(req), requestId: requestIdOf(req) };
    const host = { database, answer: createStreamedAnswer(res) };
    const output = await definition.run(input, request, host).catch((error: unknown) => {
      if (!(error instanceof ClientGoneError)) throw error;
    });
    if (res.headersSent) res.end();
    else if (!res.closed) res.set('cache-control', 'no-store').json(output);
  });
  router.all('/:name', (req) => {
    throw new FunctionError('not_found', `Functions are called by POST, not ${req.method}`);
  });
  return router;
}

function refuseOthers(access: FunctionAccess, context: RequestContext): void {
  if (access === 'anyone') return;
  if (context.user_id === null) throw new FunctionError('not_authenticated', 'User not authenticated');
  const { role } = context;
  const isPermitted =
    access === 'signed-in' ||
    role === 'super_admin' ||
    (access === 'instance-admin' && role === 'instance_admin');
  if (!isPermitted) throw new FunctionError('not_permitted', 'You may not do this here');
}

/** A call without a body has the input null. */
function readInput(req: Request): unknown {
  const body: unknown = req.body;
  if (typeof body !== 'string' || body.trim() === '') return null;
  try {
    return JSON.parse(body);
  } catch {
    throw new FunctionError('invalid_input', 'The request body is not valid JSON');
  }
}
