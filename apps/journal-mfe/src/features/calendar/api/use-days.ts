import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/timeline';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { ownZone } from '../../../service/own-day.ts';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** The days of a range on which something was written. */
export function useDays({ from, to }: { from: string; to: string }) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'days', from, to],
    meta: keptOnDevice,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-days', { from, to, zone: ownZone() })).days;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
