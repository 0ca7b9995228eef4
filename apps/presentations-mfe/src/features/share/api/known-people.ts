import type {} from '@reflectory/contracts/entry-details';
import type { ServiceClient } from '@reflectory/client';
import { queryOptions } from '@tanstack/react-query';

/** Names of the people that a person keeps beside their entries; none where they cannot be asked for. */
export function knownPeopleQuery(client: ServiceClient) {
  return queryOptions({
    queryKey: ['presentations', 'people'],
    queryFn: async (): Promise<string[]> => {
      const { data } = await client.from('people').select('label').order('label').throwOnError();
      return data.map(({ label }) => label);
    },
    retry: false,
  });
}
