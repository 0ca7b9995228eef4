import { HttpError, type Logger } from '@reflectory/server-kit';
import express, { type Express, type RequestHandler } from 'express';
import type { Registry } from 'prom-client';
import { type ErrorPresenter, handleErrors } from './error-handler.ts';
import { observeRequests } from './observe-requests.ts';
import { readContext } from './request-context.ts';

/** What answers below one path of the service. */
export type Area = {
  /** For instance `/rest/v1`. */
  path: string;
  handler: RequestHandler;
  /** Left out: `{ error: { code, message } }`. */
  presentError?: ErrorPresenter;
};

export type ServiceAppOptions = {
  /** Areas that answer before the gateway's decision is read, in the order in which they are asked. */
  open?: readonly Area[];
  /** Areas that answer only with the gateway's decision. */
  areas: readonly Area[];
  internalSecret: string;
  logger: Logger;
  /** Left out: nothing is measured. */
  registry?: Registry;
};

/** The HTTP side of a service: its areas behind one reader of the gateway's decision and before one error handler. */
export function createServiceApp(options: ServiceAppOptions): Express {
  const { open = [], areas, internalSecret, logger, registry } = options;
  const app = express().disable('x-powered-by').disable('etag').set('query parser', 'simple');
  const all = [...open, ...areas];
  if (registry) app.use(observeRequests(registry, new Set(all.map(({ path }) => path))));
  for (const { path, handler } of open) app.use(path, handler);
  app.use(readContext(internalSecret));
  for (const { path, handler } of areas) app.use(path, handler);
  app.use(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this path');
  });
  const presenters = all.flatMap(({ path, presentError }) => (presentError ? [[path, presentError]] : []));
  app.use(handleErrors({ presenters: Object.fromEntries(presenters), logger }));
  return app;
}
