import type { ServiceClient } from '@reflectory/client';
import type { PresentationShareRow } from '@reflectory/contracts/presentations';
import { queryOptions } from '@tanstack/react-query';
import { LINKS_KEY } from './list-links.ts';

/** What a list says of a deck that has a link. */
export type Deck = Pick<
  PresentationShareRow,
  'id' | 'title' | 'share_token' | 'created_at' | 'expires_at' | 'view_limit' | 'opened_count'
>;

/** Links come one by one: nobody has more to look through at once. */
const MOST = 100;

/** The signed-in person's decks that have a link, the newest first, without their slides. */
export const decksQuery = (client: ServiceClient, userId: string) =>
  queryOptions({
    queryKey: [...LINKS_KEY, 'decks', userId],
    queryFn: async (): Promise<Deck[]> => {
      const { data } = await client
        .from('presentation_shares')
        .select('id,title,share_token,created_at,expires_at,view_limit,opened_count')
        .is('revoked_at', null)
        .order('created_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
  });
