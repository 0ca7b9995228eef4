import { callFunction, FunctionCallError } from '@reflectory/client';
import { QUERY_RETRIES } from '@reflectory/contracts/behaviour';
import type { SharedPresentation, SharedSession } from '@reflectory/contracts/presentations';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Content of a public link: undefined while it loads, null when it is unavailable. */
export type SharedResult<Content> = Content | null | undefined;

/** A link that is gone stays gone; only a call that did not get through is worth repeating. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const isAnswer = error instanceof FunctionCallError && error.code !== 'unreachable';
  return !isAnswer && failures < QUERY_RETRIES;
}

/** Content that the gateway wrote into the document, or from the service after a navigation inside the app. */
function useShared<Content>(
  key: readonly string[],
  inlined: SharedResult<Content>,
  load: () => Promise<Content>,
): SharedResult<Content> {
  const query = useQuery({
    queryKey: ['presentations', 'shared', ...key],
    queryFn: load,
    enabled: inlined === undefined,
    retry: isWorthRepeating,
    // A link can be revoked at any time, so nothing of it is kept.
    staleTime: 0,
    gcTime: 0,
  });
  if (inlined !== undefined) return inlined;
  const isEmpty = query.isSuccess && !query.data;
  return query.isError || isEmpty ? null : query.data;
}

/** The presentation behind a link. */
export function useSharedPresentation(token: string): SharedResult<SharedPresentation> {
  const { shared, client } = usePlatform();
  const inlined = shared?.kind === 'presentation' && shared.token === token ? shared.content : undefined;
  return useShared(['presentation', token], inlined, () =>
    callFunction(client, 'get-shared-presentation', { token }),
  );
}

/** The session behind a link. */
export function useSharedSession(token: string): SharedResult<SharedSession> {
  const { shared, client } = usePlatform();
  const inlined = shared?.kind === 'session' && shared.token === token ? shared.content : undefined;
  return useShared(['session', token], inlined, () => callFunction(client, 'get-shared-session', { token }));
}
