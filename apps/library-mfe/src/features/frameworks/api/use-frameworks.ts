import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Every framework there is for this person; what was read stays on this device. */
export function useFrameworks() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'frameworks'],
    meta: { isKept: true },
    queryFn: async () => (await callFunction(client, 'list-library', null)).frameworks,
  });
}
