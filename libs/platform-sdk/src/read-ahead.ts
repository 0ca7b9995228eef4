import type { ServiceClient } from '@reflectory/client';
import type { QueryClient } from '@tanstack/react-query';

/** Where somebody is about to go, and who reads for them. */
export type ReadAheadRequest = {
  /** What the path of the route names, for instance `id`. */
  params: Readonly<Record<string, string | undefined>>;
  client: ServiceClient;
  instanceId: string;
  userId: string;
  queries: QueryClient;
};

/** Asks for what a page shows first, under the query keys by which the page asks for it. */
export type ReadAhead = (request: ReadAheadRequest) => void;
