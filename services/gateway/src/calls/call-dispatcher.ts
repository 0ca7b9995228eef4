import { HttpError } from '@reflectory/server-kit';
import type { Request, Response } from 'express';
import { type Dispatcher, errors } from 'undici';
import { sendAreaError } from '../area-error.ts';
import type { DocumentCookie } from '../auth/document-cookie.ts';
import type { PrincipalDirectory } from '../control-plane/principal-directory.ts';
import { refuse } from '../refusal.ts';
import { mayAskAgain } from './asking-again.ts';
import { bodyOf, hasBody } from './limit-body.ts';
import { passedHeaders } from './passed-headers.ts';
import { prepareHeaders } from './prepare-headers.ts';
import type { Upstream, Upstreams } from '../core-api/upstreams.ts';

/** How calls reach core-api. */
export type CallOptions = {
  upstreams: Upstreams;
  cookie: DocumentCookie;
  /** Told whose auth session changed, so that the next request is decided by what is true then. */
  principals: Pick<PrincipalDirectory, 'forget'>;
};

/** Milliseconds between two pieces of what a function streams; events may be rare. */
const STREAM_SILENCE_MS = 300_000;

/** Nobody waits for the answer any more. */
class ClientGoneError extends Error {}

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

/** Hands an answer on as it comes; whole ones, as nearly all are, in one write. */
function answerHandler(
  req: Request,
  res: Response,
  options: CallOptions,
  onError: (error: Error) => void,
): Dispatcher.DispatchHandler {
  const askedAt = performance.now();
  let wholeLength = -1;
  return {
    onRequestStart(controller) {
      res.once('close', () => {
        if (!res.writableFinished) controller.abort(new ClientGoneError());
      });
    },
    onResponseStart(_controller, statusCode, headers) {
      // What comes before the answer is not it.
      if (statusCode < 200) return;
      req.context.upstreamMs = performance.now() - askedAt;
      req.context.endTurn();
      wholeLength = Number(headers['content-length'] ?? -1);
      prepareHeaders(headers, req, res, options);
      delete headers['transfer-encoding'];
      res.writeHead(statusCode, headers);
      // Whoever waits for events has to know that they will come.
      if (wholeLength < 0) res.flushHeaders();
    },
    onResponseData(controller, chunk) {
      if (chunk.length === wholeLength) res.end(chunk);
      else if (!res.write(chunk)) {
        controller.pause();
        res.once('drain', () => controller.resume());
      }
    },
    onResponseEnd() {
      if (!res.writableEnded) res.end();
    },
    onResponseError(_controller, error) {
      if (!res.closed) onError(error);
    },
  };
}

/** Sends calls over a pool of connections and streams the answers; answers in the area's shape when core-api is away. */
export function createCallDispatcher(options: CallOptions) {
  const { upstreams } = options;
  return (req: Request, res: Response): void => {
    const { originalUrl: path, method } = req;
    const isWithBody = hasBody(req);
    const headers = passedHeaders(req);
    const patience = req.context.area === 'functions' ? { bodyTimeout: STREAM_SILENCE_MS } : {};
    const isRead = !isWithBody && (method === 'GET' || method === 'HEAD');
    const send = (to: Upstream, isLast: boolean) => {
      const handler = answerHandler(req, res, options, (error) => {
        if (isLast || res.headersSent || !mayAskAgain(error, isRead)) fail(req, res, error);
        else send(upstreams.choose(to), true);
      });
      // Of a body that was not sent nothing has been read.
      const body = isWithBody ? bodyOf(req) : null;
      to.pool.dispatch({ path, method, headers, body, ...patience }, handler);
    };
    send(upstreams.choose(), false);
  };
}
