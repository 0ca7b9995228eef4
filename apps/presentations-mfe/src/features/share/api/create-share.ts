import type { HiddenName, SlidePermissions } from '@reflectory/contracts/presentations';
import { hideNames } from '@reflectory/domain/deck';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ShareSubject } from '../model/share-subject.ts';
import { shareKey } from './find-share.ts';
import { getAuthor } from './get-author.ts';

/** What may be seen, and the names that are taken out of it. */
type ShareChoice = { permissions: SlidePermissions; hidden: readonly HiddenName[] };

/**
 * Stores a snapshot with its permissions and gives the token of its link.
 * It is not repeated by itself: an answer that got lost would leave a second link behind that nobody sees.
 */
export function useCreateShare(subject: ShareSubject) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async ({ permissions, hidden }: ShareChoice): Promise<string> => {
      const author = await getAuthor(client);
      const shared = hideNames(subject, hidden);
      const { data } = await client
        .from('presentation_shares')
        .insert({
          user_id: author,
          title: shared.title,
          presentation_type: subject.type,
          presentation_data: { ...shared.data, slide_permissions: permissions },
          source_id: subject.type === 'session' ? subject.sourceId : null,
          ...(hidden.length > 0 && { hidden_names: [...hidden] }),
        })
        .select('share_token')
        .single()
        .throwOnError();
      return data.share_token;
    },
    onSuccess: (token) => queryClient.setQueryData(shareKey(subject), token),
  });
}
