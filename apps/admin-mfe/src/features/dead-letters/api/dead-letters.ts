import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const DEAD_LETTERS_KEY = ['admin', 'dead-letters'];

/** Tasks that failed in the background, the newest first. */
export function useDeadLetters() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: DEAD_LETTERS_KEY,
    queryFn: async () => (await callFunction(client, 'list-dead-letters', null)).letters,
  });
}

/** Has one done again. */
export function useRepeatDeadLetter() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (letter: FunctionInput<'repeat-dead-letter'>) =>
      callFunction(client, 'repeat-dead-letter', letter),
    retry: false,
    onSettled: () => queries.invalidateQueries({ queryKey: DEAD_LETTERS_KEY }),
  });
}
