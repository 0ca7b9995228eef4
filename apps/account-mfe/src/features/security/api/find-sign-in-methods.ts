import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** How this auth session was opened, for instance `password` and `totp`. */
export function useSignInMethods() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: ['settings', 'sign-in-methods'],
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      const { data, error } = await client.auth.mfa.getAuthenticatorAssuranceLevel();
      if (error) throw error;
      return data.currentAuthenticationMethods.map((entry) =>
        typeof entry === 'string' ? entry : String(entry.method),
      );
    },
  });
}
