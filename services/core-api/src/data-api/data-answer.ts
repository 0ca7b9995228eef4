import type { Response } from 'express';
import type { AnswerRow } from './answer-sql.ts';
import { DataApiError } from './data-api-error.ts';
import type { DataRequest } from './data-request.ts';
import { contentTypeOf } from './media-type.ts';

/** An answer of the data API before it is sent. */
export type DataAnswer = {
  status: number;
  contentRange: string | null;
  location?: string;
  /** Null sends no body. */
  body: string | null;
};

/** Sends an answer with the headers that every answer has. */
export function sendAnswer(res: Response, request: DataRequest, answer: DataAnswer): void {
  const { preferences, profile, format, method } = request;
  res.status(answer.status).set('cache-control', 'no-store');
  if (answer.contentRange !== null) res.set('content-range', answer.contentRange);
  if (answer.location !== undefined) res.set('location', answer.location);
  if (preferences.applied.length > 0) res.set('preference-applied', preferences.applied.join(', '));
  if (profile !== null) res.set('content-profile', profile);
  if (answer.body === null) {
    res.end();
    return;
  }
  const bytes = Buffer.from(answer.body, 'utf8');
  res.setHeader('content-type', contentTypeOf(format));
  res.setHeader('content-length', bytes.length);
  res.end(method === 'HEAD' ? undefined : bytes);
}

/** Answer of a read: 206 when a total was asked for and the page is smaller. @throws DataApiError PGRST103 */
export function readAnswer({ rows, total, body }: AnswerRow, offset: number): DataAnswer {
  if (total !== null && offset > 0 && offset >= total) {
    throw new DataApiError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: `An offset of ${offset} was requested, but there are only ${total} rows.`,
    });
  }
  const isPartial = total !== null && rows < total;
  return { status: isPartial ? 206 : 200, contentRange: contentRange(offset, rows, total), body };
}

/** `0-9/57`, or `*` where nothing is known or there. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const page = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${page}/${total ?? '*'}`;
}

/** Thrown inside the transaction, so that nothing stays changed. @throws DataApiError PGRST116 or PGRST124 */
export function refuseWrongCount({ rows }: AnswerRow, request: DataRequest, isBodySent: boolean): void {
  if (request.format.kind === 'object' && isBodySent && rows !== 1) {
    throw new DataApiError(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${rows} rows`,
    });
  }
  const { maxAffected } = request.preferences;
  if (!request.isRead && maxAffected !== null && rows > maxAffected) {
    throw new DataApiError(400, 'PGRST124', 'Query result exceeds max-affected preference constraint', {
      details: `The query affects ${rows} rows`,
    });
  }
}
