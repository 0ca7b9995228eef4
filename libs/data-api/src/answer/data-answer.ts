import type { Response } from 'express';
import { REPLAY_HEADER } from '@reflectory/runtime/idempotency';
import type { DataRequest } from '../data-request.ts';
import { contentTypeOf } from '../grammar/media-type.ts';
import { appliedPreferences } from '../grammar/preferences.ts';
import type { AnswerRow } from '../statement/answer-sql.ts';
import { DataApiError } from '../data-api-error.ts';

/** An answer of the data API before it is sent. */
export type DataAnswer = {
  status: number;
  /** Null sends no `Content-Range`. */
  contentRange: string | null;
  /** Headers that some answers have besides. */
  headers?: Readonly<Record<string, string>>;
  /** Null sends no body. */
  body: string | null;
};

/** Sends an answer with the headers that every answer has. `kind` is the method, or `call` for a function. */
export function sendAnswer(res: Response, request: DataRequest, answer: DataAnswer, kind: string): void {
  const { preferences, schema, isSchemaNamed, format, method } = request;
  const applied = appliedPreferences(preferences, kind);
  res.status(answer.status).set('cache-control', 'no-store');
  if (answer.contentRange !== null) res.set('content-range', answer.contentRange);
  if (applied !== '') res.set('preference-applied', applied);
  if (isSchemaNamed) res.set('content-profile', schema);
  if (request.idempotentCall?.isReplay()) res.set(REPLAY_HEADER, 'true');
  const bytes = answer.body === null ? null : Buffer.from(answer.body, 'utf8');
  if (bytes || method === 'HEAD') res.setHeader('content-type', contentTypeOf(format));
  setOwnHeaders(res, answer.headers ?? {});
  if (bytes) res.setHeader('content-length', bytes.length);
  res.end(method === 'HEAD' ? undefined : (bytes ?? undefined));
}

function setOwnHeaders(res: Response, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) {
    try {
      res.setHeader(name, value);
    } catch {
      throw unusableHeaders();
    }
  }
}

/** Answer of a read: 206 when a total was asked for and the page is smaller. @throws DataApiError PGRST103 */
export function readAnswer({ rows, total, body }: AnswerRow, offset: number): DataAnswer {
  if (total !== null && rows === 0 && offset > 0 && offset >= total) {
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
  if (request.format.rows.kind === 'object' && isBodySent && rows !== 1) {
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

/** Headers that belong to how an answer is sent, or to the gateway. */
const ownHeader = /^(content-length|transfer-encoding|connection|x-reflectory-.*)$/i;

/** What functions and triggers set as `response.status` and `response.headers` goes before ours. @throws DataApiError PGRST111, PGRST112 */
export function withOwnSettings(answer: DataAnswer, { status, headers }: AnswerRow): DataAnswer {
  if (status === null && headers === null) return answer;
  if (status !== null && !/^[2-5]\d\d$/.test(status)) {
    throw new DataApiError(500, 'PGRST112', 'response.status guc must be a valid status code');
  }
  return {
    ...answer,
    status: status === null ? answer.status : Number(status),
    headers: { ...answer.headers, ...(headers === null ? {} : readHeaders(headers)) },
  };
}

const unusableHeaders = () =>
  new DataApiError(
    500,
    'PGRST111',
    'response.headers guc must be a JSON array composed of objects with a single key and a string value',
  );

function readHeaders(text: string): Record<string, string> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    throw unusableHeaders();
  }
  if (!Array.isArray(parsed)) throw unusableHeaders();
  const pairs = parsed.map((element: unknown): [string, string] => {
    const [pair, second] = typeof element === 'object' && element !== null ? Object.entries(element) : [];
    if (!pair || second || typeof pair[1] !== 'string') throw unusableHeaders();
    return [pair[0].toLowerCase(), pair[1]];
  });
  return Object.fromEntries(pairs.filter(([name]) => !ownHeader.test(name)));
}
