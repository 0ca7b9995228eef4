import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** What a link leads to. */
export function useSharedSoundscape(token: string) {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: ['sound', boot.instance.id, 'shared', token],
    queryFn: () => callFunction(client, 'open-shared-soundscape', { token }),
    enabled: token !== '',
  });
}
