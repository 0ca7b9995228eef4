import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/search';
import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Frameworks that the person has written with. */
export function useUsedFrameworks() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'search-frameworks'],
    meta: keptOnDevice,
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-used-frameworks', {})).frameworks;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
