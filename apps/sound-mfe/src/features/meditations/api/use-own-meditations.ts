import type { MeditationStep } from '@reflectory/contracts/sound';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';
import { ownMeditationOf, type OwnMeditation } from '../model/own-meditation.ts';

/** A person keeps so many at most. */
const MOST = 100;

/** What a person made, the latest first; also without the network. */
export function useOwnMeditations() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'meditations'],
    meta: { isKept: true },
    queryFn: async () => {
      const { data } = await client
        .from('meditations')
        .select('id,name,steps,based_on,entry_id,revision')
        .order('created_at', { ascending: false })
        .limit(MOST)
        .throwOnError();
      return data;
    },
    select: (rows): OwnMeditation[] => rows.map(ownMeditationOf),
  });
}

export type MadeMeditation = Pick<OwnMeditation, 'id' | 'name' | 'basedOn' | 'entry_id'> & {
  steps: readonly MeditationStep[];
};

/** Keeps a meditation, or deletes one. */
export function useChangeMeditations() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ act, made }: { act: 'keep' | 'delete'; made: MadeMeditation }) => {
      const { id, name, basedOn, entry_id, steps } = made;
      const table = client.from('meditations');
      const row = { id, name, based_on: basedOn, entry_id, steps: [...steps] };
      await (act === 'keep' ? table.insert(row) : table.delete().eq('id', id)).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: [...key, 'meditations'] }),
  });
}
