import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ServiceClient } from '@reflectory/client';

/** Name of the person as their profile has it; null while there is no profile. */
export const profileName = (client: ServiceClient, userId: string) =>
  queryOptions({
    queryKey: ['profile-name', userId],
    queryFn: async () => {
      const { data, error } = await client.from('profiles').select('name').eq('id', userId).maybeSingle();
      if (error) throw error;
      return data?.name ?? null;
    },
  });

/** Writes the name into the profile; who shows it sees it at once. */
export function useRenameProfile(client: ServiceClient, userId: string) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { error } = await client.from('profiles').upsert({ id: userId, name });
      if (error) throw error;
      return name;
    },
    onSuccess: (name) => cache.setQueryData(profileName(client, userId).queryKey, name),
  });
}
