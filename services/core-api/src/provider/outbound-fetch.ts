import { Readable } from 'node:stream';
import { createOutboundClients, OutboundRefusedError } from '@reflectory/outbound';
import { ProviderFailedError } from './provider.ts';

/** Bytes of an answer: an image is the largest. */
const ANSWER_LIMIT = 32_000_000;

export type OutboundFetchOptions = {
  /** Origins that the operator allows although they are private or without TLS. */
  privateOrigins: readonly string[];
  /** Milliseconds until the last byte of an answer. */
  timeoutMs: number;
};

type Fetch = typeof globalThis.fetch;

/** `fetch` by the one client for addresses that others gave; each instance has its own, with its own breaker. */
export function createOutboundFetch({ privateOrigins, timeoutMs }: OutboundFetchOptions) {
  const clientOf = createOutboundClients({
    allowedOrigins: privateOrigins,
    timeoutMs,
    maxResponseBytes: ANSWER_LIMIT,
  });
  return (instance: string): Fetch =>
    async (input, init) => {
      init?.signal?.throwIfAborted();
      const { method, headers, body } = init ?? {};
      const answer = await clientOf(instance)
        .request(addressOf(input), {
          method: method === 'GET' || method === 'DELETE' ? method : 'POST',
          headers: Object.fromEntries(new Headers(headers)),
          ...(isSendable(body) && { body }),
        })
        .catch((error: unknown) => {
          throw new ProviderFailedError(error instanceof OutboundRefusedError ? 'refused' : 'unavailable', {
            cause: error,
          });
        });
      return new Response(Readable.toWeb(answer.body) as ReadableStream, {
        status: answer.statusCode,
        headers: Object.entries(answer.headers).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
        ),
      });
    };
}

const isSendable = (body: unknown): body is string | FormData =>
  typeof body === 'string' || body instanceof FormData;

const addressOf = (input: Parameters<Fetch>[0]): string =>
  typeof input === 'string' ? input : input instanceof URL ? input.href : input.url;
