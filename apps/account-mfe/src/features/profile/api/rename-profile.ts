import { profileName } from '@reflectory/client';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Writes the name into the profile; who shows it sees it at once. */
export function useRenameProfile() {
  const { client } = usePlatform();
  const { id } = useCurrentUser();
  const cache = useQueryClient();
  return useMutation({
    mutationFn: async (name: string) => {
      const { error } = await client.from('profiles').upsert({ id, name });
      if (error) throw error;
      return name;
    },
    onSuccess: (name) => cache.setQueryData(profileName(client, id).queryKey, name),
  });
}
