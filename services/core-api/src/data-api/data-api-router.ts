import express, { Router } from 'express';
import type { Database } from '../database/database.ts';
import { BODY_LIMIT_BYTES } from '../http/body-errors.ts';
import { getRelation } from './catalogue.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import { sendAnswer } from './data-answer.ts';
import { DataApiError, unusableBody } from './data-api-error.ts';
import { readDataRequest } from './data-request.ts';
import { serveRelation } from './serve-relation.ts';
import { serveRoutine } from './serve-routine.ts';

export type DataApiOptions = {
  database: Database;
  catalogue: CatalogueCache;
  /** Rows of one answer at most. */
  maxRows?: number;
};

/** /rest/v1: tables, views and functions of schema `public`, in the wire contract of the published client. */
export function createDataApiRouter({ database, catalogue, maxRows = 1000 }: DataApiOptions): Router {
  const router = Router();

  router.use(express.text({ type: () => true, limit: BODY_LIMIT_BYTES }), (req, _res, next) => {
    const type = req.get('content-type');
    if (
      typeof req.body === 'string' &&
      req.body !== '' &&
      type !== undefined &&
      !/^application\/([\w.-]+\+)?json\b/i.test(type)
    ) {
      throw unusableBody(`Content-Type not acceptable: ${type.slice(0, 100)}`, 415);
    }
    next();
  });

  router.all('/rpc/:name', async (req, res) => {
    const request = readDataRequest(req);
    const answer = await retryWhenStale(catalogue, async () =>
      serveRoutine(request, req.params.name, { database, catalogue: await catalogue.get(), maxRows }),
    );
    sendAnswer(res, request, answer);
  });

  router.all('/:relation', async (req, res) => {
    const request = readDataRequest(req);
    const answer = await retryWhenStale(catalogue, async () => {
      const known = await catalogue.get();
      const relation = getRelation(known, req.params.relation);
      return serveRelation(request, relation, { database, catalogue: known, maxRows });
    });
    sendAnswer(res, request, answer);
  });

  router.use(() => {
    throw new DataApiError(404, 'PGRST125', 'Invalid path specified in request URL');
  });
  return router;
}

const staleCodes = new Set(['PGRST202', 'PGRST200', 'PGRST204', 'PGRST205', '42703']);

/** What is not found may be newer than the catalogue; nothing was changed yet, so the request can run again. */
async function retryWhenStale<T>(catalogue: CatalogueCache, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DataApiError && staleCodes.has(error.code) && catalogue.forgetIfStale())
      return run();
    throw error;
  }
}
