import { callFunction } from '@reflectory/client';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';
import type { ApiDescription } from '../model/api-description.ts';

/** What tokens reach, as the service describes it. */
export function useApiDescription() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'api-description'],
    queryFn: async () => (await callFunction(client, 'get-api-description', {})) as ApiDescription,
  });
}
