import type { InstanceWorkflowRow } from '@reflectory/contracts/workflows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type InstanceRoutine = Pick<
  InstanceWorkflowRow,
  'id' | 'title' | 'document' | 'is_on' | 'last_state' | 'last_at'
>;
/** What is written of a routine; without an id it is a new one. */
export type InstanceDraft = Pick<InstanceRoutine, 'title' | 'document'> & { id: string | null };

/** Routines of this instance, with what they did last. */
export function useInstanceWorkflows() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'instance-workflows'],
    queryFn: async (): Promise<InstanceRoutine[]> => {
      const { data } = await client
        .from('instance_workflows')
        .select('id,title,document,is_on,last_state,last_at')
        .order('created_at')
        .throwOnError();
      return data;
    },
  });
}

/** Writes, switches and removes routines; the list is read anew. */
export function useChangeInstanceWorkflows() {
  const { client, key } = useScope();
  const queries = useQueryClient();
  const onSuccess = () => queries.invalidateQueries({ queryKey: [...key, 'instance-workflows'] });
  const keep = useMutation({
    mutationFn: async ({ id, title, document }: InstanceDraft) => {
      const table = client.from('instance_workflows');
      await (id === null
        ? table.insert({ title, document }).throwOnError()
        : table.update({ title, document }).eq('id', id).throwOnError());
    },
    onSuccess,
  });
  const turn = useMutation({
    mutationFn: async ({ id, isOn }: { id: string; isOn: boolean }) =>
      void (await client.from('instance_workflows').update({ is_on: isOn }).eq('id', id).throwOnError()),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async (id: string) =>
      void (await client.from('instance_workflows').delete().eq('id', id).throwOnError()),
    onSuccess,
  });
  return { keep, turn, remove };
}
