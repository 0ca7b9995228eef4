import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { shareFilter, type ShareSubject } from '../model/share-subject.ts';
import { getAuthor } from './get-author.ts';
import { shareKey } from './find-share.ts';

/** Revokes every active link of a subject; doing it twice is harmless. */
export function useRevokeShare(subject: ShareSubject) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async () => {
      await getAuthor(client);
      await client
        .from('presentation_shares')
        .update({ revoked_at: new Date().toISOString() })
        .match(shareFilter(subject))
        .is('revoked_at', null)
        .throwOnError();
    },
    onSuccess: () => queryClient.setQueryData(shareKey(subject), null),
  });
}
