import type {} from '@reflectory/contracts/features';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the feature choices in the query cache. */
export const FEATURES_KEY = ['admin', 'features'];

/** A feature as it is here: `own` is this instance's choice, or null where it follows the standard. */
export type FeatureChoice = { key: string; description: string; standard: boolean; own: boolean | null };

/** Every feature with the standard and this instance's choice. */
export function useFeatureChoices() {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: FEATURES_KEY,
    queryFn: async (): Promise<FeatureChoice[]> => {
      const [standard, own] = await Promise.all([
        client
          .from('global_features')
          .select('feature_key,enabled,description')
          .order('feature_key')
          .throwOnError(),
        client
          .from('instance_features')
          .select('feature_key,enabled')
          .eq('instance_id', boot.instance.id)
          .throwOnError(),
      ]);
      const choices = new Map(own.data.map((row) => [row.feature_key, row.enabled]));
      return standard.data.map((row) => ({
        key: row.feature_key,
        description: row.description,
        standard: row.enabled,
        own: choices.get(row.feature_key) ?? null,
      }));
    },
  });
}
