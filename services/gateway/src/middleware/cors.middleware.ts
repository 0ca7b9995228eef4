import type { RequestHandler } from 'express';

const methods = 'GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS';

const allowedHeaders = [
  'authorization',
  'apikey',
  'x-client-info',
  'content-type',
  'accept',
  'accept-profile',
  'content-profile',
  'prefer',
  'range',
  'range-unit',
  'x-supabase-api-version',
  'x-upsert',
  'x-metadata',
  'cache-control',
  'x-region',
  'x-retry-count',
  'x-use-cookie',
  'x-request-id',
  'idempotency-key',
  'traceparent',
  'tracestate',
  'baggage',
  'mcp-protocol-version',
  'mcp-method',
  'mcp-name',
  'last-event-id',
].join(', ');

const exposedHeaders = [
  'content-disposition',
  'content-range',
  'content-location',
  'preference-applied',
  'x-supabase-api-version',
  'x-total-count',
  'link',
  'x-relay-error',
  'etag',
  'x-sb-error-code',
  'x-request-id',
  'retry-after',
  'ratelimit',
  'ratelimit-policy',
  'idempotent-replayed',
  'www-authenticate',
].join(', ');

/** Lets scripts of any origin make calls: they are authorised by a bearer token alone, never by a cookie. */
export function cors(): RequestHandler {
  return (req, res, next) => {
    res.setHeader('access-control-allow-origin', '*');
    res.setHeader('access-control-expose-headers', exposedHeaders);
    if (req.method !== 'OPTIONS') {
      next();
      return;
    }
    res.setHeader('access-control-allow-methods', methods);
    res.setHeader('access-control-allow-headers', allowedHeaders);
    res.setHeader('access-control-max-age', '7200');
    res.status(204).end();
  };
}
