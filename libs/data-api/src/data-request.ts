import { CONTEXT_HEADER, type RequestContext } from '@reflectory/contracts/control-plane';
import type { Request } from 'express';
import { contextOf } from '@reflectory/runtime/http';
import { type IdempotentCall, readIdempotentCall } from '@reflectory/runtime/idempotency';
import { DataApiError } from './data-api-error.ts';
import type { DataApiSettings } from './data-api-settings.ts';
import { type AcceptedFormat, chooseFormat } from './grammar/media-type.ts';
import { parseQuery, type ParsedQuery } from './grammar/parse-query.ts';
import { namesTimeZone, parsePreferences, type Preferences } from './grammar/preferences.ts';
import type { TimeZones } from './time-zones.ts';

/** A request of the data API, understood as far as that needs no catalogue. */
export type DataRequest = {
  context: RequestContext;
  method: string;
  isRead: boolean;
  /** Path and headers as the caller's functions may ask for them. */
  path: string;
  headers: Readonly<Record<string, string>>;
  /** Pairs of the query string in order; `+` is a blank. */
  pairs: readonly (readonly [string, string])[];
  preferences: Preferences;
  format: AcceptedFormat;
  /** The schema that is meant, and whether the client named it. */
  schema: string;
  isSchemaNamed: boolean;
  body: unknown;
  /** Type of the body without parameters, in small letters. */
  bodyType: string;
  range: { offset: number; limit: number | null } | null;
  idempotentCall: IdempotentCall | null;
};

const noTimeZones: ReadonlySet<string> = new Set();

/** Reads headers and query string. @throws DataApiError */
export async function readDataRequest(
  req: Request,
  settings: DataApiSettings,
  timeZones: TimeZones,
): Promise<DataRequest> {
  const { method } = req;
  const prefer = req.get('prefer') ?? '';
  const knownZones = namesTimeZone(prefer) ? await timeZones.get() : noTimeZones;
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = req.get(isRead ? 'accept-profile' : 'content-profile');
  return {
    context: contextOf(req),
    method,
    isRead,
    path: req.path,
    headers: shownHeaders(req),
    pairs: [...new URL(req.originalUrl, 'http://localhost').searchParams],
    preferences: parsePreferences(prefer, settings, knownZones),
    format: chooseFormat(req.get('accept') ?? '', settings),
    schema: readSchema(profile, settings),
    isSchemaNamed: profile !== undefined,
    body: req.body,
    bodyType: (req.get('content-type') ?? 'application/json').split(';')[0]?.trim().toLowerCase() ?? '',
    range: isRead ? readRange(req.get('range')) : null,
    idempotentCall: readIdempotentCall(req),
  };
}

/** Neither what the gateway says of the caller nor the cookies of our own pages. */
const hiddenHeaders = new Set([CONTEXT_HEADER, 'cookie']);

function shownHeaders({ headers }: Request): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || hiddenHeaders.has(name) ? [] : [[name, String(value)]],
    ),
  );
}

/** The query of a request; the `Range` header counts where limit and offset are silent. */
export function queryOf({ range }: DataRequest, pairs: DataRequest['pairs']): ParsedQuery {
  const query = parseQuery(pairs);
  if (range === null || query.limit !== null || query.offset > 0) return query;
  return { ...query, ...range };
}

function readSchema(name: string | undefined, { schemas }: DataApiSettings): string {
  const [byDefault = 'public'] = schemas;
  if (name === undefined) return byDefault;
  if (schemas.includes(name)) return name;
  throw new DataApiError(406, 'PGRST106', `Invalid schema: ${name.slice(0, 100)}`, {
    hint: `Only the following schemas are exposed: ${schemas.join(', ')}`,
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
