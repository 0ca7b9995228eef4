import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/library';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../service/use-scope.ts';

export type ProgressSpan = Omit<FunctionInput<'get-progress'>, 'zone'>;

/** What was walked of the library in a span; nothing is asked where there is none. */
export function useProgress(span: ProgressSpan) {
  const { client, key } = useScope();
  const { hasFeature } = usePlatform();
  return useQuery({
    queryKey: [...key, 'progress', span],
    enabled: hasFeature('library'),
    meta: { isKept: true },
    queryFn: () =>
      callFunction(client, 'get-progress', {
        ...span,
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  });
}
