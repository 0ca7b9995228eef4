import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/reviews';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** What is being made is asked for again, in milliseconds. */
const MAKING_MS = 5000;

const zoneOfDevice = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Reviews of the person, the latest first. */
export function useReviews() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'reviews'],
    meta: { isKept: true },
    refetchInterval: ({ state }) => (state.data?.is_making ? MAKING_MS : false),
    queryFn: () => callFunction(client, 'list-reviews', { zone: zoneOfDevice() }),
  });
}

export function useReview(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'review', id],
    meta: { isKept: true },
    refetchInterval: ({ state }) => (state.data?.is_asked_anew ? MAKING_MS : false),
    queryFn: () => callFunction(client, 'get-review', { id, zone: zoneOfDevice() }),
  });
}

/** Has a review made anew. */
export function useAskAnew(id: string) {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => callFunction(client, 'ask-review-anew', { id }),
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'review', id] }),
  });
}

/** Whether one is told by mail when a review is there. */
export function useReviewMails() {
  const { client, key } = useScope();
  const { id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (by_mail: boolean): Promise<void> => {
      await client.from('period_review_settings').update({ by_mail }).eq('user_id', id).throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'reviews'] }),
  });
}
