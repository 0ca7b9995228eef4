import type { MembershipRole } from '@reflectory/contracts/members';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { MEMBERS_KEY } from './find-members.ts';

export type MembershipChange = { userId: string; role?: MembershipRole; isActive?: boolean };

/** Changes the role of a member, or pauses and resumes the membership. */
export function useUpdateMembership() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ userId, role, isActive }: MembershipChange) => {
      const change = {
        ...(role === undefined ? {} : { role }),
        ...(isActive === undefined ? {} : { is_active: isActive }),
      };
      await client.from('instance_users').update(change).eq('user_id', userId).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: MEMBERS_KEY }),
  });
}
