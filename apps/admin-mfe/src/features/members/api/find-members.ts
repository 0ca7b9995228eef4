import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the list of members in the query cache. */
export const MEMBERS_KEY = ['admin', 'members'];

/** The members of this instance, and whether the caller may change their roles. */
export function useMembers() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: MEMBERS_KEY,
    queryFn: () => callFunction(client, 'list-members', null),
  });
}
