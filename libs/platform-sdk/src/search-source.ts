import type { ServiceClient } from '@reflectory/client';
import type { Role } from '@reflectory/contracts/members';

/** What is searched for, and by whom; `signal` ends a search that nobody waits for any more. */
export type SearchRequest = {
  text: string;
  client: ServiceClient;
  role: Role | null;
  /** Results that are shown at most. */
  limit: number;
  signal: AbortSignal;
};

/** One thing that was found; `to` is the path that it leads to. */
export type SearchResult = { id: string; title: string; detail?: string; to: string };

/**
 * Searches something of a remote. The service decides what the person may find.
 *
 * @throws Error when it cannot be searched; the palette says so.
 */
export type SearchSource = (request: SearchRequest) => Promise<SearchResult[]>;
