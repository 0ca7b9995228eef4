/**
 * Why the server did not take a save.
 * `unreachable`: no network, or the server is away; `signed-out`: the auth session ended; both are tried again.
 * `refused`: the server answered that this text cannot be saved as it is.
 */
export type SaveFailureKind = 'unreachable' | 'signed-out' | 'refused';

/** A save, a completion or a discard that did not happen. Nothing is lost by it. */
export class SaveFailure extends Error {
  readonly kind: SaveFailureKind;
  /** SQLSTATE, PostgREST code or function error code; '' when there was no answer. */
  readonly code: string;
  constructor(kind: SaveFailureKind, code: string, message: string) {
    super(message);
    this.name = 'SaveFailure';
    this.kind = kind;
    this.code = code;
  }
}

const worthAnotherTry = new Set([0, 408, 425, 429]);

/** Kind of failure for an HTTP status; 0 stands for no answer at all. */
export function failureKindOf(status: number): SaveFailureKind {
  if (status === 401) return 'signed-out';
  if (worthAnotherTry.has(status) || status >= 500) return 'unreachable';
  return 'refused';
}

const retryDelays = [1000, 2000, 5000, 10_000] as const;

/** Milliseconds to wait before try `attempt` (0-based) is repeated: 1, 2, 5, then 10 s. */
export function retryDelay(attempt: number): number {
  return retryDelays[attempt] ?? 10_000;
}
