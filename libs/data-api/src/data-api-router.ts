import express, { type RequestHandler, Router } from 'express';
import type { Database } from '@reflectory/runtime/database';
import { BODY_LIMIT_BYTES } from '@reflectory/runtime/http';
import { sendAnswer } from './answer/data-answer.ts';
import { DataApiError } from './data-api-error.ts';
import { type Catalogue, getRelation } from './catalogue/catalogue.ts';
import type { CatalogueCache } from './catalogue/catalogue-cache.ts';
import { readDataRequest } from './data-request.ts';
import { serveRelation } from './serve-relation.ts';
import { serveRoutine } from './serve-routine.ts';
import { createTimeZones } from './time-zones.ts';

export type DataApiOptions = {
  database: Database;
  catalogue: CatalogueCache;
};

/** /rest/v1: tables, views and functions of the exposed schemas, in the wire contract of the published client. */
export function createDataApiRouter(options: DataApiOptions): Router {
  const { database, catalogue } = options;
  const timeZones = createTimeZones(database);
  const router = Router();
  router.use(...readBody);

  router.all('/rpc/:name', async (req, res) => {
    const request = await readDataRequest(req, (await catalogue.get()).settings, timeZones);
    const answer = await retryWhenStale(catalogue, (known) =>
      serveRoutine(request, req.params.name, { database, catalogue: known }),
    );
    sendAnswer(res, request, answer, 'call');
  });

  router.all('/:relation', async (req, res) => {
    const request = await readDataRequest(req, (await catalogue.get()).settings, timeZones);
    const answer = await retryWhenStale(catalogue, async (known) => {
      const relation = getRelation(known, request.schema, req.params.relation);
      return serveRelation(request, relation, { database, catalogue: known });
    });
    sendAnswer(res, request, answer, request.method);
  });

  router.all('/', () => {
    throw new DataApiError(404, 'PGRST126', 'Root endpoint metadata is disabled');
  });
  router.use(() => {
    throw new DataApiError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return router;
}

/** Bytes are for a function that takes them; everything else is text. */
const readBytes = express.raw({ type: 'application/octet-stream', limit: BODY_LIMIT_BYTES });
const readText = express.text({ type: () => true, limit: BODY_LIMIT_BYTES });
const readBody: RequestHandler[] = [
  readBytes,
  (req, res, next) => (Buffer.isBuffer(req.body) ? next() : readText(req, res, next)),
];

const staleCodes = new Set(['PGRST202', 'PGRST200', 'PGRST204', 'PGRST205', '42703']);

/** What is not found may be newer than the catalogue; nothing was changed yet, so the request can run again. */
async function retryWhenStale<T>(
  catalogue: CatalogueCache,
  run: (known: Catalogue) => Promise<T>,
): Promise<T> {
  try {
    return await run(await catalogue.get());
  } catch (error) {
    const isMissing = error instanceof DataApiError && staleCodes.has(error.code);
    const fresh = isMissing ? await catalogue.readAgain() : null;
    if (!fresh) throw error;
    return run(fresh);
  }
}
