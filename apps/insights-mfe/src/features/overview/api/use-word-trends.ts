import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/overview';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Words that come and go in a span. */
export function useWordTrends(span: Omit<FunctionInput<'list-word-trends'>, 'zone'>) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'word-trends', span],
    meta: { isKept: true },
    queryFn: () =>
      callFunction(client, 'list-word-trends', {
        ...span,
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  });
}
