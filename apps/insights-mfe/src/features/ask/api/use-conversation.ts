import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/conversations';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import { builtInLanguage } from '@reflectory/contracts/languages';
import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../service/use-scope.ts';

type Page = FunctionOutput<'read-conversation'>;
export type Answered = FunctionOutput<'ask-journal'>;
export type AnsweredMessage = Answered['message'];
type Pages = InfiniteData<Page, string | null>;

/** Messages of a conversation, the newest page first; null reads nothing. */
export function useConversation(id: string | null) {
  const { client, key } = useScope();
  return useInfiniteQuery({
    queryKey: [...key, 'conversation', id],
    enabled: id !== null,
    // What stood beside an answer when it was given stands there as long as the page is open.
    staleTime: Infinity,
    initialPageParam: null as string | null,
    queryFn: ({ pageParam }) =>
      callFunction(client, 'read-conversation', { conversation_id: id ?? '', before: pageParam }),
    getNextPageParam: ({ has_earlier: hasEarlier, messages }) =>
      hasEarlier ? (messages[0]?.asked_at ?? null) : null,
  });
}

/** Asks, and puts the answer at the end of its conversation. */
export function useAsk(conversationId: string | null) {
  const { client, key } = useScope();
  const { i18n } = useTranslation();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (question: string): Promise<Answered> =>
      callFunction(client, 'ask-journal', {
        question,
        conversation_id: conversationId,
        language: builtInLanguage(i18n.language),
        zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
      }),
    onSuccess: ({ conversation_id: id, message: { id: messageId, ...message } }) => {
      if (id === null || messageId === null) return;
      const added = { ...message, id: messageId };
      queries.setQueryData<Pages>([...key, 'conversation', id], (known) => {
        const [newest, ...earlier] = known?.pages ?? [];
        const page = newest ?? { title: message.question, has_earlier: false, messages: [] };
        return {
          pages: [{ ...page, messages: [...page.messages, added] }, ...earlier],
          pageParams: known?.pageParams ?? [null],
        };
      });
      void queries.invalidateQueries({ queryKey: [...key, 'conversations'] });
    },
  });
}
