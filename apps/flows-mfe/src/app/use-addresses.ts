import { takeFields } from '@reflectory/domain/incoming-webhooks';
import { useIncomingWebhooks } from '../features/incoming-webhooks/api/use-incoming-webhooks.ts';
import { useWebhooks } from '../features/webhooks/api/use-webhooks.ts';
import type { Addresses } from '../features/workflows/api/use-places.ts';

/** Addresses that routines tell, and those that begin them, with what is taken of their examples. */
export function useAddresses(examples?: ReadonlyMap<string, unknown>): Addresses {
  const { data: webhooks = [] } = useWebhooks();
  const { data: incoming = [] } = useIncomingWebhooks();
  return {
    webhooks,
    incoming: incoming.map(({ id, name, fields }) => {
      const taken = takeFields(examples?.get(id), fields);
      return {
        id,
        name,
        taken: fields.map((field) => ({ name: field.name, words: taken[field.name] ?? '' })),
      };
    }),
  };
}
