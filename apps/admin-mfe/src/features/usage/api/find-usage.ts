import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** How often each area of this instance was opened, day by day. */
export function useUsage() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: ['admin', 'usage'],
    queryFn: () => callFunction(client, 'list-usage', null),
  });
}
