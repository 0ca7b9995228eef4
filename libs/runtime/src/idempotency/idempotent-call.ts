import { createHash } from 'node:crypto';
import { HttpError } from '@reflectory/server-kit';
import type { Request } from 'express';
import type { Transaction } from '../database/database.ts';

/** A call that may be sent again without being done again. */
export type IdempotentCall = {
  /**
   * Runs and keeps the result in the same transaction, or answers with the result kept before; it has to be plain data.
   *
   * @throws HttpError 409 while the same call runs elsewhere, 422 when the key belongs to another request, 410
   * when what it wrote was deleted since.
   */
  once<Result>(tx: Transaction, run: () => Promise<Result>): Promise<Result>;
  /** Whether the result was one kept before. */
  isReplay(): boolean;
};

/** Header of an answer that was kept before. */
export const REPLAY_HEADER = 'idempotent-replayed';

/** What of a request, besides its address and body, decides how the answer looks. */
const decidingHeaders = ['prefer', 'accept', 'content-profile'];

/** Reads the header `Idempotency-Key` of a POST whose body is text; null without one. @throws HttpError 400 */
export function readIdempotentCall(req: Request): IdempotentCall | null {
  const header = req.get('idempotency-key');
  if (header === undefined || req.method !== 'POST') return null;
  // The draft standard writes a string in quotes, most programs a bare word.
  const key = header.trim().replace(/^"(.*)"$/, '$1');
  if (!/^[\x20-\x7e]{1,255}$/.test(key)) {
    throw new HttpError(
      400,
      'idempotency_key_invalid',
      'An Idempotency-Key has 1 to 255 printable characters',
    );
  }
  return createIdempotentCall(`POST ${req.baseUrl}${req.path}`, key, fingerprint(req));
}

function fingerprint(req: Request): Buffer {
  const body: unknown = req.body;
  const parts = [req.originalUrl, ...decidingHeaders.map((name) => req.get(name) ?? ''), body ?? ''];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

type Found = { state: 'new' | 'running' | 'other' | 'kept'; kept_answer: string | null };

function createIdempotentCall(route: string, key: string, request: Buffer): IdempotentCall {
  let isReplay = false;
  return {
    async once(tx, run) {
      const [found] = await tx.query<Found>('select * from app.begin_idempotent_call($1, $2, $3)', [
        route,
        key,
        request,
      ]);
      if (found?.state === 'running') throw isRunning();
      if (found?.state === 'other') throw belongsToAnother();
      isReplay = found?.state === 'kept';
      if (found?.state === 'kept' && found.kept_answer === '') throw answerIsDeleted();
      // It was written below, for the same call.
      if (found?.state === 'kept') return JSON.parse(found.kept_answer ?? 'null');
      const result = await run();
      const answer = JSON.stringify(result) ?? 'null';
      await tx.query('select app.keep_idempotent_call($1, $2, $3, $4)', [route, key, request, answer]);
      return result;
    },
    isReplay: () => isReplay,
  };
}

const isRunning = () =>
  new HttpError(409, 'idempotency_key_in_use', 'A call with this Idempotency-Key is running, try again', {
    'retry-after': '1',
  });

const belongsToAnother = () =>
  new HttpError(
    422,
    'idempotency_key_reused',
    'This Idempotency-Key belongs to a request that was different',
  );

const answerIsDeleted = () =>
  new HttpError(
    410,
    'idempotency_answer_deleted',
    'This call was done before; what it wrote has been deleted since, and its answer with it',
  );
