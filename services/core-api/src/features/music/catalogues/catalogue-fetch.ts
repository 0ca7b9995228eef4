import { createOutboundClients, OutboundRefusedError, type OutboundResponse } from '@reflectory/outbound';
import { CatalogueFailedError } from './catalogue-failed-error.ts';

/** Addresses that lead to another one: those who count downloads stand before many pieces. */
const MOST_REDIRECTS = 5;

function failureOfStatus(status: number) {
  if (status === 401 || status === 403) return 'locked';
  return status === 404 || status === 410 ? 'gone' : 'unreachable';
}

/** Where a redirect leads; null where it says nothing that can be gone to. */
function nextAddress({ headers }: OutboundResponse, from: string): string | null {
  const [location] = [headers['location']].flat();
  return location && URL.canParse(location, from) ? new URL(location, from).href : null;
}

/** Fetches what stands at the addresses of catalogues and of their pieces. */
export function createCatalogueFetch(limits: {
  privateOrigins: readonly string[];
  maxBytes: number;
  /** Milliseconds until the last byte. */
  timeoutMs: number;
  /** Milliseconds in which nothing has to come; left out: all. */
  silenceMs?: number;
}) {
  const { privateOrigins: allowedOrigins, maxBytes: maxResponseBytes, timeoutMs, silenceMs } = limits;
  const clientOf = createOutboundClients({
    allowedOrigins,
    maxResponseBytes,
    timeoutMs,
    ...(silenceMs !== undefined && { silenceMs }),
  });
  /** Each address on the way is checked like the first. @throws CatalogueFailedError */
  return async (instance: string, first: string, signal?: AbortSignal): Promise<OutboundResponse['body']> => {
    let address: string | null = first;
    for (let hop = 0; address !== null && hop <= MOST_REDIRECTS; hop += 1) {
      const answer = await clientOf(instance)
        .request(address, { method: 'GET', isRedirectGiven: true, ...(signal && { signal }) })
        .catch((error: unknown) => {
          signal?.throwIfAborted();
          throw new CatalogueFailedError(error instanceof OutboundRefusedError ? 'refused' : 'unreachable');
        });
      if (answer.statusCode < 300) return answer.body;
      await answer.body.dump();
      if (answer.statusCode >= 400) throw new CatalogueFailedError(failureOfStatus(answer.statusCode));
      address = nextAddress(answer, address);
    }
    throw new CatalogueFailedError('unreachable');
  };
}
