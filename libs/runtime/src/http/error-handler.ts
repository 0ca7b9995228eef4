import { HttpError, type Logger } from '@reflectory/server-kit';
import type { ErrorRequestHandler, Request } from 'express';
import { asDiskFull } from '../database/disk-full-error.ts';
import { asUnavailable } from '../database/unavailable.ts';
import { asBodyError, isUndecodable } from './body-errors.ts';
import { presentFullDisk } from './present-full-disk.ts';

/** An answer that says what went wrong. */
export type ErrorAnswer = { status: number; body: unknown; headers?: Readonly<Record<string, string>> };

/** Turns a failure into the wire format of one family of paths. */
export type ErrorPresenter = (error: unknown, req: Request) => ErrorAnswer;

type HandlerOptions = {
  /** Path prefix → wire format; the first match counts. */
  presenters: Readonly<Record<string, ErrorPresenter>>;
  logger: Logger;
};

/** The one error handler: the path decides the wire format, 5xx answers are logged. */
export function handleErrors({ presenters, logger }: HandlerOptions): ErrorRequestHandler {
  return (error: unknown, req, res, _next) => {
    if (res.headersSent) {
      // Breaking off is all that tells the client that the answer is not whole.
      logger.error({ failure: describe(error), requestId: requestIdOf(req) }, 'answer broke off');
      res.destroy();
      return;
    }
    const find = () => Object.entries(presenters).find(([prefix]) => req.originalUrl.startsWith(prefix))?.[1];
    const present = asDiskFull(error) ? presentFullDisk : (find() ?? presentPlainError);
    const { status, body, headers = {} } = present(error, req);
    if (status >= 500)
      logger.error({ failure: describe(error), requestId: requestIdOf(req) }, 'request failed');
    res.status(status).set({ ...headers, 'cache-control': 'no-store' });
    if (body === null) res.end();
    else res.json(body);
  };
}

/** Without the details of the database, which may quote what a person wrote. */
function describe(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const code = 'code' in error ? error.code : undefined;
  return {
    name: error.name,
    code,
    stack: error.stack,
    cause: error.cause instanceof Error ? error.cause.stack : undefined,
  };
}

/** The gateway's id of a request, or '' when it came another way. */
export function requestIdOf(req: Request): string {
  return req.get('x-request-id') ?? '';
}

/** `{ error: { code, message } }` for paths without a format of their own. */
function presentPlainError(error: unknown): ErrorAnswer {
  const expected = error instanceof HttpError ? error : asUnavailable(error);
  if (expected) {
    const { status, code, message, headers } = expected;
    return { status, body: { error: { code, message } }, headers };
  }
  const unread = asBodyError(error);
  if (unread) {
    const { status, message } = unread;
    return { status, body: { error: { code: 'unreadable_body', message } } };
  }
  if (isUndecodable(error)) {
    return { status: 400, body: { error: { code: 'malformed', message: 'The address cannot be decoded' } } };
  }
  return { status: 500, body: { error: { code: 'internal', message: 'The server could not answer' } } };
}
