import type { RateLimit } from '@reflectory/auth';
import { catalogueFunctions as contract } from '@reflectory/contracts/music';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import {
  defineStreamedFunction,
  FunctionError,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { CatalogueFailedError } from './catalogue-failed-error.ts';
import { createCatalogueFetch } from './catalogue-fetch.ts';

/** Pieces that one person may have fetched: an album at once, and one every half a minute. */
const pieces: RateLimit = { name: 'get-catalogue-track', burst: 40, seconds: 30 };
const LARGEST = 52_428_800;
const TIMEOUT_MS = 120_000;

type Parts = Pick<FunctionParts, 'database' | 'limiter' | 'memberOrigins'>;

/** The door to pieces of catalogues: nobody elsewhere learns who listens. */
export function createCatalogueFunctions({ database, limiter, memberOrigins }: Parts): FunctionDefinition[] {
  const fetchBody = createCatalogueFetch({
    privateOrigins: memberOrigins,
    maxBytes: LARGEST,
    timeoutMs: TIMEOUT_MS,
  });
  return [
    defineStreamedFunction({
      contract,
      name: 'get-catalogue-track',
      access: 'signed-in',
      async handle({ id }, { context }, answer) {
        await takeOrRefuse(limiter, pieces, `${context.instance_id}:${context.user_id ?? ''}`);
        const address = await database.asPrincipal(
          context,
          async (tx) => {
            const [row] = await tx.query<{ address: string | null }>(
              'select app.find_catalogue_media($1) as address',
              [id],
            );
            return row?.address ?? null;
          },
          { readOnly: true, searchPath: PRODUCT_SEARCH_PATH },
        );
        if (address === null) throw new FunctionError('not_found', 'There is no such piece');
        const body = await fetchBody(context.instance_id, address).catch((error: unknown) => {
          if (!(error instanceof CatalogueFailedError)) throw error;
          throw new FunctionError('unavailable', `The piece is not to be had: ${error.failure}`);
        });
        // Nothing of it is ever shown as a page of ours.
        answer.begin({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
        for await (const chunk of body) await answer.write(chunk as Uint8Array);
      },
    }),
  ];
}
