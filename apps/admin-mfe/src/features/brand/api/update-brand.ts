import { callFunction } from '@reflectory/client';
import type { Brand } from '@reflectory/contracts/instance';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Writes the brand of an instance; the server checks its contrast again. */
export function useUpdateBrand(instanceId: string) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (brand: Brand) => callFunction(client, 'update-brand', { instance_id: instanceId, brand }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['admin', 'instances'] }),
  });
}
