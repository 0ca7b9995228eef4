import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type {} from '@reflectory/contracts/overview';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type AskedSpan = Omit<FunctionInput<'get-overview'>, 'zone'>;

/** Entries that are counted later are asked for again, in milliseconds. */
const COUNTING_MS = 5000;

/** What was written, said and found in a span; null asks for nothing. */
export function useOverview(span: AskedSpan | null) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'overview', span],
    enabled: span !== null,
    meta: { isKept: true },
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data && state.data.to_come > 0 ? COUNTING_MS : false),
    queryFn: () =>
      callFunction(client, 'get-overview', {
        ...(span ?? { from: null, to: '9999-12-31', grain: 'year' }),
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
  });
}
