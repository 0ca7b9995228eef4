import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/providers';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** Whose voice the instance offers, and whether the person agreed to them; null where nobody speaks, or without the network. */
export function useProviderVoice() {
  const { client, key } = useScope();
  const { isOnline } = usePlatform();
  const { data } = useQuery({
    queryKey: [...key, 'provider-voice'],
    queryFn: () => callFunction(client, 'get-provider', null),
  });
  if (!isOnline || !data?.provider?.tasks.includes('speech')) return null;
  return { host: data.provider.host, hasConsent: data.has_consent };
}
