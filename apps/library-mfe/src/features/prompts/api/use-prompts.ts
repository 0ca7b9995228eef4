import { callFunction } from '@reflectory/client';
import type { LibraryTopic } from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** The person's day by their own clock, as `2026-11-22`. */
const ownDay = (): string => new Intl.DateTimeFormat('en-CA').format(new Date());

/** All prompts of a topic that this person has not put aside. */
export function usePrompts(topic: LibraryTopic) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'prompts', topic],
    meta: { isKept: true },
    queryFn: async () => (await callFunction(client, 'list-prompts', { day: ownDay(), topic })).prompts,
  });
}
