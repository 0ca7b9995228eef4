import type {} from '@reflectory/contracts/features';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FEATURES_KEY } from './find-features.ts';

/** Turns a feature on or off for this instance; null goes back to the standard. */
export function useChooseFeature() {
  const { client, boot } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ key, own }: { key: string; own: boolean | null }) => {
      const rows = client.from('instance_features');
      const instance_id = boot.instance.id;
      if (own === null)
        await rows.delete().eq('instance_id', instance_id).eq('feature_key', key).throwOnError();
      else await rows.upsert({ instance_id, feature_key: key, enabled: own }).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: FEATURES_KEY }),
  });
}
