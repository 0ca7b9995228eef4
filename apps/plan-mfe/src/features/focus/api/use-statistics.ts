import { callFunction } from '@reflectory/client';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { today } from './use-sessions.ts';

/** Spans that statistics are shown for, in weeks. */
const focusSpans = { month: 5, quarter: 13, year: 52 } as const;
export type FocusSpan = keyof typeof focusSpans;

/** Focus of the last weeks, by this device's clocks, the week of today included. */
export function useStatistics(span: FocusSpan) {
  const { client, key } = useScope();
  const to = today();
  const from = dayOfNumber(numberOfDay(to) - focusSpans[span] * 7 + 1);
  const { timeZone: zone } = new Intl.DateTimeFormat().resolvedOptions();
  return useQuery({
    queryKey: [...key, 'focus', 'statistics', from, to, zone],
    meta: { isKept: true },
    queryFn: async () => ({
      from,
      to,
      ...(await callFunction(client, 'get-focus-statistics', { zone, from, to })),
    }),
  });
}

export type Statistics = NonNullable<ReturnType<typeof useStatistics>['data']>;
