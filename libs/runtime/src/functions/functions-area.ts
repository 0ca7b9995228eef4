import type { Area } from '../http/service-app.ts';
import { createFunctionsRouter, type FunctionsOptions } from './functions-router.ts';
import { presentFunctionError } from './present-function-error.ts';

/** /functions/v1: our own behaviour, by name. */
export const createFunctionsArea = (options: FunctionsOptions): Area => ({
  path: '/functions/v1',
  handler: createFunctionsRouter(options),
  presentError: presentFunctionError,
});
