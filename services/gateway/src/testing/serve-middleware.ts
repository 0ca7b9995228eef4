import { createLogger, startHttpServer } from '@reflectory/server-kit';
import express, { type RequestHandler } from 'express';
import { areaOf } from '../area.ts';
import { sendAreaError } from '../area-error.ts';
import { type GatewayContext, visitor } from '../request-context.ts';
import { ask, type Question } from './ask.ts';

const log = createLogger({ name: 'test', level: 'silent' });

/**
 * A bare app with one middleware under test and an echo behind it. The request's context is complete but empty
 * unless `known` says otherwise.
 */
export async function serveMiddleware(middleware: RequestHandler, known: Partial<GatewayContext> = {}) {
  const app = express().disable('x-powered-by');
  app.use((req, _res, next) => {
    req.context = {
      requestId: 'test',
      log,
      startedAt: performance.now(),
      upstreamMs: 0,
      area: areaOf(req.path),
      styleNonce: 'nonce',
      host: req.host ?? '',
      protocol: req.protocol,
      address: req.ip ?? '',
      origin: 'http://acme.localhost',
      instance: null,
      principal: visitor,
      token: null,
      role: null,
      lacksSecondFactor: false,
      isLeaving: false,
      features: {},
      endTurn: () => {},
      reachable: [],
      ...known,
    };
    next();
  });
  app.use(middleware);
  app.use((req, res) => {
    const { log: _log, ...context } = req.context;
    res.json({ context, headers: req.headers });
  });
  const handleError: express.ErrorRequestHandler = (error, _req, res, _next) => {
    sendAreaError(res, 'rest', error);
  };
  app.use(handleError);
  const server = await startHttpServer(app, { port: 0, host: '127.0.0.1' });
  return {
    url: server.url,
    ask: (path: string, question?: Question) => ask(server.url, path, question),
    [Symbol.asyncDispose]: () => server.close({ graceMs: 0 }),
  };
}
