import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useScope } from '../../../service/use-scope.ts';

/** Seconds between two looks at runs that are under way. */
const LOOK_SECONDS = 3;

/** The person's routines, the newest first. */
export function useWorkflows() {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'workflows'],
    queryFn: async () => (await callFunction(client, 'list-workflows', null)).workflows,
  });
}

/** Routines to begin with. */
export function useTemplates() {
  const { client, key } = useScope();
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: [...key, 'templates', i18n.language],
    queryFn: async () => (await callFunction(client, 'list-workflow-templates', null)).templates,
  });
}

/** Runs of a routine, looked at again while one of them goes on. */
export function useRuns(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'runs', id],
    queryFn: async () => (await callFunction(client, 'list-workflow-runs', { id })).runs,
    refetchInterval: ({ state }) =>
      state.data?.some((run) => run.state === 'waiting') ? LOOK_SECONDS * 1000 : false,
  });
}

/** Versions of a routine that were published, the newest first. */
export function useVersions(id: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'versions', id],
    queryFn: async () => (await callFunction(client, 'list-workflow-versions', { id })).versions,
  });
}

type Deed =
  | 'save-workflow'
  | 'publish-workflow'
  | 'pause-workflow'
  | 'remove-workflow'
  | 'run-workflow'
  | 'cancel-workflow-run'
  | 'rerun-workflow';

/** Does something to a routine or a run; lists are read anew. */
export function useDeed<Name extends Deed>(name: Name) {
  const { client, key } = useScope();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: FunctionInput<Name>) => callFunction(client, name, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: [...key] }),
  });
}

/** What would happen; nothing is done. */
export function useTry() {
  const { client } = useScope();
  return useMutation({
    mutationFn: (input: FunctionInput<'try-workflow'>) => callFunction(client, 'try-workflow', input),
  });
}
