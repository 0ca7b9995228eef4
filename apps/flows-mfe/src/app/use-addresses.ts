import { takeFields } from '@reflectory/domain/incoming-webhooks';
import { useIncomingWebhooks } from '../features/incoming-webhooks/api/use-incoming-webhooks.ts';
import { useWebhooks } from '../features/webhooks/api/use-webhooks.ts';
import type { Addresses } from '../features/workflows/api/use-places.ts';

/** Addresses that routines tell, and those that begin them. */
export function useAddresses(): Addresses {
  const { data: webhooks = [] } = useWebhooks();
  const { data: incoming = [] } = useIncomingWebhooks();
  return {
    webhooks,
    incoming: incoming.map(({ id, name, fields, example }) => {
      const taken = takeFields(example, fields);
      return {
        id,
        name,
        taken: fields.map((field) => ({ name: field.name, words: taken[field.name] ?? '' })),
      };
    }),
  };
}
