import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Key of the list of second factors in the query cache. */
export const FACTORS_KEY = ['settings', 'factors'];

/** A second factor that is in use. */
export type Factor = { id: string; name: string; createdAt: string };

/** Second factors that are in use. */
export function useFactors() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: FACTORS_KEY,
    staleTime: 0,
    queryFn: async (): Promise<Factor[]> => {
      const { data, error } = await client.auth.mfa.listFactors();
      if (error) throw error;
      return data.totp.map(({ id, friendly_name: name = '', created_at: createdAt }) => ({
        id,
        name,
        createdAt,
      }));
    },
  });
}
