import type { RateLimit } from '@reflectory/auth';
import { catalogueFunctions as contract } from '@reflectory/contracts/music';
import { PRODUCT_SEARCH_PATH } from '@reflectory/runtime/database';
import {
  defineStreamedFunction,
  FunctionError,
  type FunctionDefinition,
  type StreamedAnswer,
} from '@reflectory/runtime/functions';
import { BusyError, createFairQueue } from '@reflectory/server-kit';
import { takeOrRefuse } from '../../../rate-limits/index.ts';
import type { FunctionParts } from '../../define-feature.ts';
import { CatalogueFailedError } from './catalogue-failed-error.ts';
import { createCatalogueFetch } from './catalogue-fetch.ts';

/** Pieces that one person may have fetched: an album at once, and one every half a minute. */
const pieces: RateLimit = { name: 'get-catalogue-track', burst: 40, seconds: 30 };
const LARGEST = 52_428_800;
/** Whoever listens slowly is waited for, whoever sends a piece and stops is not. */
const TIMEOUT_MS = 1_200_000;
const SILENCE_MS = 20_000;
/** Pieces under way in one process, and of these those of one instance and of one person: what is heard and what follows. */
const AT_ONCE = 48;
const PER_INSTANCE = 24;
const PER_PERSON = 2;
const WAIT_MS = 2000;

type Parts = Pick<FunctionParts, 'database' | 'limiter' | 'memberOrigins'>;

/** The door to pieces of catalogues: nobody elsewhere learns who listens. */
export function createCatalogueFunctions({ database, limiter, memberOrigins }: Parts): FunctionDefinition[] {
  const fetchBody = createCatalogueFetch({
    privateOrigins: memberOrigins,
    maxBytes: LARGEST,
    timeoutMs: TIMEOUT_MS,
    silenceMs: SILENCE_MS,
  });
  const places = createFairQueue({
    atOnce: AT_ONCE,
    perInstance: PER_INSTANCE,
    perPerson: PER_PERSON,
    waitingPerPerson: PER_PERSON,
    waitMs: WAIT_MS,
  });
  const send = async (instance: string, address: string, answer: StreamedAnswer) => {
    const body = await fetchBody(instance, address, answer.gone).catch((error: unknown) => {
      if (!(error instanceof CatalogueFailedError)) throw error;
      throw new FunctionError('unavailable', `The piece is not to be had: ${error.failure}`);
    });
    try {
      // Nothing of it is ever shown as a page of ours.
      answer.begin({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
      for await (const chunk of body) await answer.write(chunk as Uint8Array);
    } finally {
      body.destroy();
    }
  };
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
        const owner = { instance: context.instance_id, person: context.user_id ?? '' };
        await places
          .run(owner, () => send(owner.instance, address, answer), { signal: answer.gone })
          .catch((error: unknown) => {
            throw error instanceof BusyError
              ? new FunctionError(
                  'rate_limited',
                  'Too many pieces are fetched at once. Try again in a moment',
                )
              : error;
          });
      },
    }),
  ];
}
