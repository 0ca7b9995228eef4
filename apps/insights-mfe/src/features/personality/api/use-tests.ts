import type { PersonalityTestRow } from '@reflectory/contracts/personality';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type PersonalityTest = Pick<PersonalityTestRow, 'id' | 'answers' | 'language' | 'taken_at'>;

/** Tests of the person, the latest first. */
export function useTests() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'personality'],
    meta: { isKept: true },
    queryFn: async (): Promise<PersonalityTest[]> => {
      const { data } = await client
        .from('personality_tests')
        .select('id, answers, language, taken_at')
        .order('taken_at', { ascending: false })
        .throwOnError();
      return data;
    },
  });
}

/** Keeps what was answered. Not repeated by itself: an answer that got lost would leave a second test. */
export function useTakeTest() {
  const { client, key } = useScope();
  const { id: user_id } = useCurrentUser();
  const queries = useQueryClient();
  return useMutation({
    retry: false,
    mutationFn: async (test: Pick<PersonalityTest, 'id' | 'answers' | 'language'>): Promise<void> => {
      await client
        .from('personality_tests')
        .upsert({ ...test, user_id }, { onConflict: 'instance_id,id', ignoreDuplicates: true })
        .throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'personality'] }),
  });
}

export function useRemoveTest() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (id: string): Promise<void> => {
      await client.from('personality_tests').delete().eq('id', id).throwOnError();
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key, 'personality'] }),
  });
}
