import { callFunction } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { LINKS_KEY } from './list-links.ts';

/** Until when, how often and with which password a link opens; an unset password stays, null is none. */
export type LinkLimits = {
  token: string;
  expiresAt: string | null;
  viewLimit: number | null;
  password?: string | null;
};

export function useGuardLink() {
  const { client } = usePlatform();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (limits: LinkLimits) => callFunction(client, 'guard-share', limits),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: LINKS_KEY }),
  });
}
