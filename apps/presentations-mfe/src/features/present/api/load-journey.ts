import { callFunction, type ServiceClient } from '@reflectory/client';
import type { Journey } from '@reflectory/contracts/overview';
import { queryOptions } from '@tanstack/react-query';

/** The whole journal of the signed-in person as slides show it. */
export const loadJourney = (client: ServiceClient): Promise<Journey> =>
  callFunction(client, 'get-journey', { zone: new Intl.DateTimeFormat().resolvedOptions().timeZone });

export function journeyQuery(client: ServiceClient) {
  return queryOptions({
    queryKey: ['presentations', 'journey'],
    queryFn: () => loadJourney(client),
    staleTime: 0,
  });
}
