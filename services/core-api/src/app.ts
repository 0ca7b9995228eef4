import { HttpError, type Logger } from '@reflectory/server-kit';
import express, { type Express, type Router } from 'express';
import type { Database } from './database/database.ts';
import type { FunctionDefinition } from './functions/define-function.ts';
import { createFunctionsRouter } from './functions/functions-router.ts';
import { presentFunctionError } from './functions/present-function-error.ts';
import { type ErrorPresenter, handleErrors } from './http/error-handler.ts';
import { readContext } from './http/request-context.ts';

/** What /auth/v1 is made of: `openRouter` (key set) answers without a context. */
export type AuthModule = { openRouter: Router; router: Router; presentError: ErrorPresenter };

export type AppDependencies = {
  database: Database;
  functions: readonly FunctionDefinition[];
  auth?: AuthModule;
  internalSecret: string;
  logger: Logger;
};

/** The HTTP side of the service, not yet listening. */
export function createApp({ database, functions, auth, internalSecret, logger }: AppDependencies): Express {
  const app = express().disable('x-powered-by').disable('etag').set('query parser', false);

  if (auth) app.use('/auth/v1', auth.openRouter);
  app.use(readContext(internalSecret));
  if (auth) app.use('/auth/v1', auth.router);
  app.use('/functions/v1', createFunctionsRouter({ database, functions }));
  app.use(['/storage/v1', '/realtime/v1'], () => {
    throw new HttpError(501, 'not_available', 'This part of the service is not available yet');
  });
  app.use(() => {
    throw new HttpError(404, 'not_found', 'There is nothing at this path');
  });

  const presenters: Record<string, ErrorPresenter> = { '/functions/v1': presentFunctionError };
  if (auth) presenters['/auth/v1'] = auth.presentError;
  app.use(handleErrors({ presenters, logger }));
  return app;
}
