import type { FunctionErrorBody, FunctionErrorCode } from '@reflectory/contracts/errors';
import type { FunctionInput, FunctionName, FunctionOutput } from '@reflectory/contracts/functions';
import { FunctionsHttpError } from '@supabase/supabase-js';
import type { ServiceClient } from './service-client.ts';

/** A function answered with an error, or could not be reached (`code` is then `unreachable`). */
export class FunctionCallError extends Error {
  readonly code: FunctionErrorCode | 'unreachable';
  readonly fields: Record<string, string>;
  constructor(code: FunctionErrorCode | 'unreachable', message: string, fields: Record<string, string> = {}) {
    super(message);
    this.name = 'FunctionCallError';
    this.code = code;
    this.fields = fields;
  }
}

/**
 * Calls a function of core-api through the service client. With an `idempotencyKey` a call that is sent again is not
 * done again; `signal` ends one that nobody waits for any more; `headers` are sent besides.
 *
 * @throws FunctionCallError
 */
export async function callFunction<Name extends FunctionName>(
  client: ServiceClient,
  name: Name,
  input: FunctionInput<Name>,
  {
    idempotencyKey,
    signal,
    headers,
  }: { idempotencyKey?: string; signal?: AbortSignal; headers?: Record<string, string> } = {},
): Promise<FunctionOutput<Name>> {
  const { data, error } = await client.functions.invoke<FunctionOutput<Name>>(name, {
    ...(input !== null && { body: input as object }),
    headers: { ...headers, ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
    ...(signal && { signal }),
  });
  if (!error) return data as FunctionOutput<Name>;
  if (error instanceof FunctionsHttpError) {
    const body = (await (error.context as Response).json().catch(() => null)) as FunctionErrorBody | null;
    throw new FunctionCallError(
      body?.error.code ?? 'internal',
      body?.error.message ?? 'The server could not answer',
      body?.error.fields,
    );
  }
  throw new FunctionCallError('unreachable', error instanceof Error ? error.message : 'Unreachable');
}
