import type { ServiceClient } from '@reflectory/client';
import { queryOptions } from '@tanstack/react-query';
import { shareFilter, type ShareSubject } from '../model/share-subject.ts';

/** Key of the newest active link of a subject. */
export function shareKey(subject: ShareSubject) {
  return ['presentations', 'share', shareFilter(subject)];
}

/** Token of the newest active link, or null while there is none. */
export function findShareQuery(client: ServiceClient, subject: ShareSubject) {
  return queryOptions({
    queryKey: shareKey(subject),
    queryFn: async (): Promise<string | null> => {
      const { data } = await client
        .from('presentation_shares')
        .select('share_token, revoked_at')
        .match(shareFilter(subject))
        .is('revoked_at', null)
        .order('created_at', { ascending: false })
        .limit(1)
        .maybeSingle()
        .throwOnError();
      return data?.share_token ?? null;
    },
    // Another tab or device may have made or revoked a link since.
    staleTime: 0,
  });
}
