import type { InstanceWorkflowRow, InstanceWorkflowRunRow } from '@reflectory/contracts/workflows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

export type InstanceRoutine = Pick<InstanceWorkflowRow, 'id' | 'title' | 'document' | 'is_on'>;
export type InstanceRun = Pick<InstanceWorkflowRunRow, 'id' | 'workflow_id' | 'state' | 'steps' | 'at'>;
/** What is written of a routine; without an id it is a new one. */
export type InstanceDraft = Pick<InstanceRoutine, 'title' | 'document'> & { id: string | null };

/** Runs that are shown, of all routines together. */
const LOG = 100;

/** Routines of this instance, with what they did last. */
export function useInstanceWorkflows() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'instance-workflows'],
    queryFn: async (): Promise<{ routines: InstanceRoutine[]; runs: InstanceRun[] }> => {
      const [{ data: routines }, { data: runs }] = await Promise.all([
        client
          .from('instance_workflows')
          .select('id,title,document,is_on')
          .order('created_at')
          .throwOnError(),
        client
          .from('instance_workflow_runs')
          .select('id,workflow_id,state,steps,at')
          .order('at', { ascending: false })
          .limit(LOG)
          .throwOnError(),
      ]);
      return { routines, runs };
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
