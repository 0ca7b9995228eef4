import { callFunction, FunctionCallError } from '@reflectory/client';
import { QUERY_RETRIES } from '@reflectory/contracts/behaviour';
import type { LinkGuard, SharedPresentation, SharedSession } from '@reflectory/contracts/presentations';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useCountView } from './count-view.ts';

/** Content of a public link: undefined while it loads, null when it is unavailable; and what stands before it. */
export type SharedResult<Content> = { content: Content | null | undefined; guard?: LinkGuard | undefined };

/** A link that is gone stays gone; only a call that did not get through is worth repeating. */
function isWorthRepeating(failures: number, error: Error): boolean {
  const isAnswer = error instanceof FunctionCallError && error.code !== 'unreachable';
  return !isAnswer && failures < QUERY_RETRIES;
}

/** What of a link stands in the document of the page. */
type Inlined<Content> = { content: Content | null; guard?: LinkGuard | undefined } | undefined;

/** Content that the gateway wrote into the document, or from the service after a navigation inside the app. */
function useShared<Content>(
  [kind, token]: readonly [kind: string, token: string],
  inlined: Inlined<Content>,
  load: () => Promise<Content>,
): SharedResult<Content> {
  const query = useQuery({
    queryKey: ['presentations', 'shared', kind, token],
    queryFn: load,
    enabled: inlined === undefined,
    retry: isWorthRepeating,
    // A link can be revoked at any time, so nothing of it is kept.
    staleTime: 0,
    gcTime: 0,
  });
  const [first] = useState({ token, inlined });
  // Whoever opened a guarded link goes on reading while the page learns other facts.
  const isOpened = inlined?.guard !== undefined && first.token === token && Boolean(first.inlined?.content);
  const kept = isOpened && inlined.guard !== 'expired' ? first.inlined : inlined;
  const isEmpty = query.isSuccess && !query.data;
  const result = kept ?? { content: query.isError || isEmpty ? null : query.data };
  useCountView(token, Boolean(result.content));
  return result;
}

/** The presentation behind a link. */
export function useSharedPresentation(token: string): SharedResult<SharedPresentation> {
  const { shared, client } = usePlatform();
  const inlined = shared?.kind === 'presentation' && shared.token === token ? shared : undefined;
  return useShared(['presentation', token], inlined, () =>
    callFunction(client, 'get-shared-presentation', { token }),
  );
}

/** The session behind a link. */
export function useSharedSession(token: string): SharedResult<SharedSession> {
  const { shared, client } = usePlatform();
  const inlined = shared?.kind === 'session' && shared.token === token ? shared : undefined;
  return useShared(['session', token], inlined, () => callFunction(client, 'get-shared-session', { token }));
}
