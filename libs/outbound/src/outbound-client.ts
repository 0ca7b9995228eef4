import { lookup } from 'node:dns/promises';
import { type CircuitBreaker, createCircuitBreaker } from '@reflectory/server-kit';
import { LRUCache } from 'lru-cache';
import type { Dispatcher } from 'undici';
import type { Resolve } from './guarded-lookup.ts';
import { OutboundRefusedError, OutboundUnavailableError } from './outbound-error.ts';

const REST_MS = 10_000;
/** Said of one folder that is full, by a server that is well. */
const INSUFFICIENT_STORAGE = 507;
/** Origins whose failures are remembered. */
const MOST_ORIGINS = 1000;

type OutboundOptions = {
  /** Origins, as `http://10.0.0.5:8080`, that the operator chose: they may be private and without TLS. */
  allowedOrigins: readonly string[];
  /** Milliseconds from the request until the last byte of its response. */
  timeoutMs: number;
  /** Milliseconds in which the other side may say nothing, before its headers and between parts of its body; left out: all. */
  silenceMs?: number;
  maxResponseBytes: number;
  resolve?: Resolve;
};

type OutboundRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PROPFIND' | 'REPORT';
  headers?: Readonly<Record<string, string>>;
  body?: string | FormData | Uint8Array<ArrayBuffer>;
  /** Hands a redirect out instead of refusing it; who asked decides whether to go there. */
  isRedirectGiven?: boolean;
  /** Aborted when nobody wants the response any more, which says nothing of the other side. */
  signal?: AbortSignal;
};

/** Its body is read, or thrown away by `body.dump()`. */
export type OutboundResponse = Pick<Dispatcher.ResponseData, 'statusCode' | 'headers' | 'body'>;

/** Sends requests to addresses that others gave. */
type OutboundClient = {
  /**
   * @throws OutboundRefusedError for an address that is not public, no https, a redirect
   * @throws Error when the signal is aborted
   * @throws OutboundUnavailableError when nobody answers in time, or with a status of 500 and more but 507
   */
  request(url: string, options: OutboundRequest): Promise<OutboundResponse>;
};

export function createOutboundClient(options: OutboundOptions): OutboundClient {
  const { timeoutMs, silenceMs = timeoutMs, maxResponseBytes } = options;
  const { resolve = (hostname) => lookup(hostname, { all: true }) } = options;
  const allowedOrigins = new Set(options.allowedOrigins);
  let opened: ReturnType<typeof open> | null = null;
  const open = async () => {
    // Most processes send nothing to anybody, and undici takes 25 MB of each.
    const [{ Agent, request }, { createGuardedConnector }] = await Promise.all([
      import('undici'),
      import('./guarded-connector.ts'),
    ]);
    const dispatcher = new Agent({
      connect: createGuardedConnector(allowedOrigins, resolve),
      maxResponseSize: maxResponseBytes,
      headersTimeout: silenceMs,
      bodyTimeout: silenceMs,
    });
    return { request, dispatcher };
  };
  const breakers = new LRUCache<string, CircuitBreaker>({
    max: MOST_ORIGINS,
    memoMethod: () => createCircuitBreaker({ isAway, awayError, restMs: REST_MS }),
  });
  return {
    async request(url, { method, headers, body, isRedirectGiven = false, signal }) {
      const { origin, protocol } = new URL(url);
      if (protocol !== 'https:' && !allowedOrigins.has(origin)) throw new OutboundRefusedError('not_https');
      const encoded = await encode(body);
      const { request, dispatcher } = await (opened ??= open());
      const timeout = AbortSignal.timeout(timeoutMs);
      const call = async () => {
        const response = await request(url, {
          dispatcher,
          method,
          headers: { ...encoded.headers, ...headers },
          body: encoded.body,
          signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
        });
        const { statusCode } = response;
        if (
          statusCode < 300 ||
          statusCode === 304 ||
          (isRedirectGiven && statusCode < 400) ||
          (statusCode >= 400 && statusCode < 500) ||
          statusCode === INSUFFICIENT_STORAGE
        )
          return response;
        await response.body.dump();
        if (statusCode < 400) throw new OutboundRefusedError('redirect');
        throw new Error(`The other side answered ${statusCode}`);
      };
      return breakers.memo(origin)(() => call().catch((error: unknown) => throwFor(error, signal)));
    },
  };
}

/** Owners of addresses whose clients are kept. */
const MOST_OWNERS = 500;

/** A client for each owner of addresses, by a name: the failures of one close nobody else's way. */
export function createOutboundClients(options: OutboundOptions): (owner: string) => OutboundClient {
  const clients = new LRUCache<string, OutboundClient>({
    max: MOST_OWNERS,
    memoMethod: () => createOutboundClient(options),
  });
  return (owner) => clients.memo(owner);
}

/** What was given up is told from what failed. */
class GivenUpError extends Error {}

function throwFor(error: unknown, signal: AbortSignal | undefined): never {
  throw signal?.aborted ? new GivenUpError('Nobody waits any more', { cause: signal.reason }) : error;
}

function isAway(error: unknown): boolean | null {
  if (error instanceof GivenUpError) return null;
  return !(error instanceof OutboundRefusedError);
}

const awayError = (cause?: unknown) => new OutboundUnavailableError(cause);

/** Bytes of a body with their type, and their length so that nobody has to take chunks. */
async function encode(body: OutboundRequest['body']) {
  if (body === undefined) return { body: null, headers: {} };
  const encoded = new Response(body);
  const type = encoded.headers.get('content-type');
  return {
    body: Buffer.from(await encoded.arrayBuffer()),
    headers: type === null ? {} : { 'content-type': type },
  };
}
