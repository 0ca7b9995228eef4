import type { RequestContext } from '@reflectory/contracts';
import type { Request } from 'express';
import { contextOf } from '../http/request-context.ts';
import { DataApiError } from './data-api-error.ts';
import { type AnswerFormat, chooseFormat } from './media-type.ts';
import { parseQuery, type ParsedQuery } from './parse-query.ts';
import { parsePreferences, type Preferences } from './preferences.ts';

/** A request of the data API, understood as far as that needs no catalogue. */
export type DataRequest = {
  context: RequestContext;
  method: string;
  isRead: boolean;
  /** Pairs of the query string in order; `+` is a blank. */
  pairs: readonly (readonly [string, string])[];
  preferences: Preferences;
  format: AnswerFormat;
  /** The schema that the client named, to be named in the answer. */
  profile: string | null;
  body: unknown;
  range: { offset: number; limit: number | null } | null;
};

/** Reads headers and query string. @throws DataApiError */
export function readDataRequest(req: Request): DataRequest {
  const { method } = req;
  const isRead = method === 'GET' || method === 'HEAD';
  return {
    context: contextOf(req),
    method,
    isRead,
    pairs: [...new URL(req.url, 'http://localhost').searchParams],
    preferences: parsePreferences(req.get('prefer') ?? ''),
    format: chooseFormat(req.get('accept') ?? ''),
    profile: readProfile(req.get(isRead ? 'accept-profile' : 'content-profile')),
    body: req.body,
    range: isRead ? readRange(req.get('range')) : null,
  };
}

/** The query of a request; the `Range` header counts where limit and offset are silent. */
export function queryOf({ range }: DataRequest, pairs: DataRequest['pairs']): ParsedQuery {
  const query = parseQuery(pairs);
  if (range === null || query.limit !== null || query.offset > 0) return query;
  return { ...query, ...range };
}

function readProfile(name: string | undefined): string | null {
  if (name === undefined || name === 'public') return name ?? null;
  throw new DataApiError(406, 'PGRST106', `Invalid schema: ${name.slice(0, 100)}`, {
    hint: 'Only the following schemas are exposed: public',
  });
}

function readRange(header: string | undefined): DataRequest['range'] {
  const match = /^(?:items=)?(\d{1,15})-(\d{1,15})?$/.exec(header ?? '');
  if (!match) return null;
  const offset = Number(match[1]);
  if (match[2] === undefined) return { offset, limit: null };
  const last = Number(match[2]);
  if (last < offset) {
    throw new DataApiError(416, 'PGRST103', 'Requested range not satisfiable', {
      details: 'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    });
  }
  return { offset, limit: last - offset + 1 };
}
