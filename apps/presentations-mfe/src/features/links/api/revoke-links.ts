import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** Revokes links by their ids; every screen that shows one asks anew. */
export function useRevokeLinks() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (ids: readonly string[]) => {
      await client
        .from('presentation_shares')
        .update({ revoked_at: new Date().toISOString() })
        .in('id', [...ids])
        .is('revoked_at', null)
        .throwOnError();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['presentations'] }),
  });
}
