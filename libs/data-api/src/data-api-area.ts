import type { Area } from '@reflectory/runtime/http';
import { presentDataError } from './answer/present-data-error.ts';
import { createDataApiRouter, type DataApiOptions } from './data-api-router.ts';

/** /rest/v1: tables, views and functions of the exposed schemas. */
export const createDataApiArea = (options: DataApiOptions): Area => ({
  path: '/rest/v1',
  handler: createDataApiRouter(options),
  presentError: presentDataError,
});
