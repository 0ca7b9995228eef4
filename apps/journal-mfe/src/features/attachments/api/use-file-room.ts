import { callFunction } from '@reflectory/client';
import { useQuery } from '@tanstack/react-query';
import { functionFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** Bytes that the person keeps, may keep, and may keep in one file. */
export function useFileRoom() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'file-room'],
    queryFn: async ({ signal }) => {
      try {
        return await callFunction(client, 'get-file-room', {}, { signal });
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
