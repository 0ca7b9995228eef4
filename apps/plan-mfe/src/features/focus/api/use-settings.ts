import type { FocusSettingRow } from '@reflectory/contracts/focus';
import { useCurrentUser } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

export type FocusSettings = Omit<FocusSettingRow, 'instance_id' | 'user_id' | 'created_at' | 'updated_at'>;

const columns =
  'mode,minutes,round_minutes,short_break,long_break,is_break_whole_screen,asks_for_mood,tells_when_over' as const;
const usual: FocusSettings = {
  mode: 'countdown',
  minutes: 50,
  round_minutes: 25,
  short_break: 5,
  long_break: 15,
  is_break_whole_screen: false,
  asks_for_mood: true,
  tells_when_over: false,
};

/** How somebody likes to focus: what is usual until they said otherwise. Null while it is not known. */
export function useFocusSettings() {
  const { client, key } = useScope();
  const { id: userId } = useCurrentUser();
  const queries = useQueryClient();
  const queryKey = [...key, 'focus', 'settings'];
  const query = useQuery({
    queryKey,
    meta: { isKept: true },
    queryFn: async (): Promise<FocusSettings> => {
      const { data } = await client.from('focus_settings').select(columns).maybeSingle().throwOnError();
      return data ?? usual;
    },
  });
  const change = useMutation({
    networkMode: 'always',
    mutationFn: async (settings: FocusSettings) =>
      void (await client
        .from('focus_settings')
        .upsert({ ...settings, user_id: userId })
        .throwOnError()),
    onMutate: (settings) => queries.setQueryData(queryKey, settings),
  });
  // Who cannot reach the service begins with what is usual.
  const settings = query.data ?? (query.isError ? usual : null);
  return {
    settings,
    change: (part: Partial<FocusSettings>) => change.mutate({ ...(settings ?? usual), ...part }),
    isFailed: change.isError,
  };
}
