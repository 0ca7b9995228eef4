/** A refusal in the words of Stripe's API. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;
  readonly param: string | undefined;
  constructor(
    status: number,
    message: string,
    details: { type?: string; code?: string; param?: string } = {},
  ) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = details.type ?? 'invalid_request_error';
    this.code = details.code;
    this.param = details.param;
  }

  /** The body of the answer. */
  toBody(): { error: Record<string, string> } {
    const { type, message, code, param } = this;
    return { error: { type, message, ...(code && { code }), ...(param && { param }) } };
  }
}

/** Something that is asked for and is not there. */
export function missing(kind: string, id: string): ApiError {
  return new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' });
}
