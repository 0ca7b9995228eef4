import { ownProvider } from '@reflectory/client';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Whose voice the instance offers, and whether the person agreed to them; null where nobody speaks, or without the network. */
export function useProviderVoice() {
  const { client, boot, isOnline } = usePlatform();
  const { id: userId } = useCurrentUser();
  const { data } = useQuery(ownProvider(client, boot.instance.id, userId));
  if (!isOnline || !data?.provider?.tasks.includes('speech')) return null;
  return { host: data.provider.host, hasConsent: data.has_consent };
}
