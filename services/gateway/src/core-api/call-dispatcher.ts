import { HttpError } from '@reflectory/server-kit';
import type { Request, Response } from 'express';
import { errors, Pool } from 'undici';
import { sendAreaError } from '../area-error.ts';
import type { DocumentCookie } from '../auth/document-cookie.ts';
import type { PrincipalDirectory } from '../control-plane/principal-directory.ts';
import { refuse } from '../refusal.ts';
import { bodyOf } from './limit-body.ts';
import { prepareHeaders } from './prepare-headers.ts';

/** How calls reach core-api. */
export type CallOptions = {
  coreApiUrl: string;
  cookie: DocumentCookie;
  /** Told whose auth session changed, so that the next request is decided by what is true then. */
  principals: Pick<PrincipalDirectory, 'forget'>;
  /** Milliseconds that core-api may stay silent. */
  timeoutMs?: number;
};

/** Milliseconds within which a connection to core-api must be made. */
const connectMs = 2000;

/** Headers that concern the connection to the client only. */
const connectionHeaders = [
  'connection',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
  'te',
  'trailer',
];

function refusalFor(error: Error): HttpError {
  if (error instanceof HttpError) return error;
  const isSilent = error instanceof errors.HeadersTimeoutError;
  return refuse(isSilent ? 'timeout' : 'unavailable');
}

function fail(req: Request, res: Response, error: Error): void {
  if (res.headersSent) {
    res.destroy();
    return;
  }
  // What is left of the body is read and thrown away, so that the client reads the answer.
  req.resume();
  sendAreaError(res, req.context.area ?? 'functions', refusalFor(error));
}

/** Sends calls over a pool of connections and streams the answers; answers in the area's shape when core-api is away. */
export function createCallDispatcher(options: CallOptions) {
  const { coreApiUrl, timeoutMs = 30_000 } = options;
  const pool = new Pool(new URL(coreApiUrl).origin, {
    connections: 128,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    connect: { timeout: connectMs },
  });
  return (req: Request, res: Response): void => {
    const askedAt = performance.now();
    const client = new AbortController();
    res.once('close', () => client.abort());
    const body = bodyOf(req);
    for (const name of connectionHeaders) delete req.headers[name];
    pool.stream(
      {
        path: req.originalUrl,
        method: req.method,
        headers: req.headers,
        body,
        signal: client.signal,
      },
      ({ statusCode, headers }) => {
        req.context.upstreamMs = performance.now() - askedAt;
        prepareHeaders(headers, req, res, options);
        delete headers['transfer-encoding'];
        return res.writeHead(statusCode, headers);
      },
      (error) => {
        if (error && !res.closed) fail(req, res, error);
      },
    );
  };
}
