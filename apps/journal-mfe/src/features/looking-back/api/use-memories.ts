import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/timeline';
import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { ownZone } from '../../../service/own-day.ts';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** What was written on this day before; an extra, of which nothing is said where it cannot be read. */
export function useMemories(day: string) {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'memories', day],
    meta: keptOnDevice,
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-memories', { day, zone: ownZone() })).memories;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
