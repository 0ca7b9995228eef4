import { callFunction } from '@reflectory/client';
import type { OverallPresentationData, SessionPresentationData } from '@reflectory/contracts/presentations';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LINKS_KEY, type Link } from './list-links.ts';

/** What a link would show if it were made now. */
export type Snapshot = { title: string; data: SessionPresentationData | OverallPresentationData };
/** Makes it; null where what was shared is gone. */
export type TakeSnapshot = (link: Link) => Promise<Snapshot | null>;

/** What was shared is no longer there. */
export class NothingToShowError extends Error {
  override readonly name = 'NothingToShowError';
}

/** Puts a snapshot of now behind a link. The sections that may be seen stay the same. */
export function useRefreshLink(takeSnapshot: TakeSnapshot) {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (link: Link) => {
      const snapshot = await takeSnapshot(link);
      if (!snapshot) throw new NothingToShowError();
      await callFunction(client, 'refresh-share', { token: link.share_token, ...snapshot });
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LINKS_KEY }),
  });
}
