/** An expected failure that one handler turns into a status and a body. */
export class HttpError extends Error {
  readonly status: number;
  /** Machine-readable reason, snake case. */
  readonly code: string;
  /** Response headers that belong to the failure, for instance `retry-after`. */
  readonly headers: Readonly<Record<string, string>>;
  constructor(status: number, code: string, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'HttpError';
    this.status = status;
    this.code = code;
    this.headers = headers;
  }
}
