import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { InstanceStatus } from '@reflectory/contracts/instance';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

const INSTANCES_KEY = ['admin', 'instances'];

/** Every instance. */
export function useInstances() {
  const { client } = usePlatform();
  return useQuery({
    queryKey: INSTANCES_KEY,
    queryFn: async () => (await callFunction(client, 'list-instances', null)).instances,
  });
}

type NewInstance = { instance: FunctionInput<'create-instance'>; administrator: string };

/** Makes an instance and invites its first administrator; `isInvited` tells whether the mail went out. */
export function useCreateInstance() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ instance: input, administrator }: NewInstance) => {
      const { instance } = await callFunction(client, 'create-instance', input);
      const isInvited = await callFunction(client, 'invite-member', {
        instance_id: instance.id,
        email: administrator.trim(),
        role: 'admin',
      }).then(
        () => true,
        () => false,
      );
      return { instance, isInvited };
    },
    retry: false,
    onSuccess: () => queries.invalidateQueries({ queryKey: INSTANCES_KEY }),
  });
}

/** Pauses an instance or opens it again. */
export function useSetInstanceStatus() {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (input: { instance_id: string; status: InstanceStatus }) =>
      callFunction(client, 'set-instance-status', input),
    onSettled: () => queries.invalidateQueries({ queryKey: INSTANCES_KEY }),
  });
}
