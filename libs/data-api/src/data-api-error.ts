/** A failure in the wire format of /rest/v1: `{ code, details, hint, message }`. */
export class DataApiError extends Error {
  readonly status: number;
  /** `PGRST…` or an SQLSTATE. */
  readonly code: string;
  /** A sentence, or for an ambiguous relationship the candidates. */
  readonly details: unknown;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;
  constructor(
    status: number,
    code: string,
    message: string,
    extra: { details?: unknown; hint?: string | null; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message);
    this.name = 'DataApiError';
    this.status = status;
    this.code = code;
    this.details = extra.details ?? null;
    this.hint = extra.hint ?? null;
    this.headers = extra.headers ?? {};
  }
}

/** The query string (or the part of it named) does not parse. */
export function unreadable(what: string, text: string, details: string): DataApiError {
  return new DataApiError(400, 'PGRST100', `"failed to parse ${what} (${text.slice(0, 200)})"`, { details });
}

/** The body is not what the call needs. */
export function unusableBody(message: string, status = 400): DataApiError {
  return new DataApiError(status, 'PGRST102', message);
}
