import { signContext } from '@reflectory/server-kit';
import type { Request } from 'express';
import { type CoreApiClient, CoreApiUnavailableError } from '../core-api/core-api-client.ts';
import { refuse } from '../refusal.ts';
import { visitorContext } from './shared-document.ts';

type Dependencies = {
  coreApi: Pick<CoreApiClient, 'callFunction'>;
  secret: string;
  /** Milliseconds that it may take, where that is long. */
  timeoutMs?: number;
  /** What changes something each time it is asked. */
  isAskedOnce?: boolean;
};

/**
 * What a function says to whoever sent a request, as a visitor; null where there is nothing.
 *
 * @throws HttpError 503 while core-api is away
 */
export async function askForVisitor(
  req: Request,
  name: string,
  input: unknown,
  { coreApi, secret, timeoutMs, isAskedOnce = false }: Dependencies,
): Promise<unknown> {
  const { requestId, address } = req.context;
  const contextToken = signContext(visitorContext(req), secret);
  const most = timeoutMs === undefined ? {} : { timeoutMs };
  const caller = { contextToken, requestId, address, isAskedOnce, ...most };
  try {
    return await coreApi.callFunction(name, input, caller);
  } catch (error) {
    throw error instanceof CoreApiUnavailableError ? refuse('unavailable') : error;
  }
}
