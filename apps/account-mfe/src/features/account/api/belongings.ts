import { callFunction, type ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/account';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { queryOptions } from '@tanstack/react-query';

/** What of a person every feature keeps, in a few words each. */
export const belongingsQuery = (client: ServiceClient, tag: string) => {
  const language = builtInLanguage(tag);
  return queryOptions({
    queryKey: ['belongings', language],
    queryFn: async () => (await callFunction(client, 'list-belongings', { language })).belongings,
  });
};
