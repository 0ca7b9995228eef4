import type { ServiceClient } from '@reflectory/client';
import type { PresentationShareRow } from '@reflectory/contracts/presentations';
import { queryOptions } from '@tanstack/react-query';

/** A public link of the signed-in person that opens something, or would if nothing stood before it. */
export type Link = PresentationShareRow;

export const LINKS_KEY = ['presentations', 'links'];

/** All links that are not revoked, newest first. */
export function linksQuery(client: ServiceClient) {
  return queryOptions({
    queryKey: LINKS_KEY,
    queryFn: async (): Promise<Link[]> => {
      const { data } = await client
        .from('presentation_shares')
        .select()
        .is('revoked_at', null)
        .order('created_at', { ascending: false })
        .order('id')
        .throwOnError();
      return data;
    },
    // Views are counted while the page is open.
    staleTime: 0,
  });
}
