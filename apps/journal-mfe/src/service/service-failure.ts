import { FunctionCallError } from '@reflectory/client';

/**
 * Why the service did not do what was asked.
 * `unreachable`: no network, or the server is away; `signed-out`: the auth session ended; both may pass.
 * `refused`: the server answered that it will not do this as it is.
 */
export type FailureKind = 'unreachable' | 'signed-out' | 'refused';

/** A call that did not succeed. Nothing that was written is lost by it. */
export class ServiceFailure extends Error {
  readonly kind: FailureKind;
  /** SQLSTATE, PostgREST code or function error code; '' when there was no answer. */
  readonly code: string;
  constructor(kind: FailureKind, code: string, message: string) {
    super(message);
    this.name = 'ServiceFailure';
    this.kind = kind;
    this.code = code;
  }
}

const worthAnotherTry = new Set([0, 408, 425, 429]);

/** Kind of failure for an HTTP status; 0 stands for no answer at all. */
export function failureKindOf(status: number): FailureKind {
  if (status === 401) return 'signed-out';
  if (worthAnotherTry.has(status) || status >= 500) return 'unreachable';
  return 'refused';
}

/** The failure behind an answer of a table call. */
export function tableFailure(status: number, error: { code?: string; message: string }): ServiceFailure {
  return new ServiceFailure(failureKindOf(status), error.code ?? '', error.message);
}

const functionKinds: Partial<Record<FunctionCallError['code'], FailureKind>> = {
  unreachable: 'unreachable',
  internal: 'unreachable',
  rate_limited: 'unreachable',
  timeout: 'unreachable',
  // The first try of a call whose answer was lost is still running.
  idempotency_key_in_use: 'unreachable',
  not_authenticated: 'signed-out',
};

/** The failure behind a function call that was thrown; anything else stays what it is. */
export function functionFailure(error: unknown): unknown {
  if (!(error instanceof FunctionCallError)) return error;
  return new ServiceFailure(functionKinds[error.code] ?? 'refused', error.code, error.message);
}
