import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** Begins the key of everything read about roles in the query cache. */
const ROLES_KEY = ['admin', 'roles'];

/** Roles of the instance, and every permission that there is. */
export function useRoles() {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: [...ROLES_KEY, boot.instance.id],
    queryFn: () => callFunction(client, 'list-roles', null),
  });
}

/** Who has a role besides that of the membership. */
export function useRoleMembers(role: string) {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: [...ROLES_KEY, boot.instance.id, role],
    queryFn: async () => (await callFunction(client, 'list-role-members', { role })).members,
  });
}

/** Active members whom a search by name or address finds: the first of them. */
export function useCandidates(search: string, role: 'admin' | null) {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: [...ROLES_KEY, boot.instance.id, 'candidates', search, role],
    queryFn: () =>
      callFunction(client, 'list-members', { search, role, isActive: true, offset: 0, limit: 50 }),
    placeholderData: keepPreviousData,
  });
}

/** A change of roles, as the function of that name takes it. */
export type RoleChange =
  | { name: 'save-role'; input: FunctionInput<'save-role'> }
  | { name: 'delete-role'; input: FunctionInput<'delete-role'> }
  | { name: 'set-role-member'; input: FunctionInput<'set-role-member'> };

/** Makes, changes, deletes, gives or takes a role. */
export function useChangeRoles() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (change: RoleChange): Promise<unknown> => {
      switch (change.name) {
        case 'save-role':
          return callFunction(client, change.name, change.input);
        case 'delete-role':
          return callFunction(client, change.name, change.input);
        case 'set-role-member':
          return callFunction(client, change.name, change.input);
      }
    },
    retry: false,
    onSettled: () => queries.invalidateQueries({ queryKey: ROLES_KEY }),
  });
}
