import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ADMINISTRATORS_KEY } from './administrators.ts';

const INVITATIONS_KEY = ['admin', 'invitations'];

/** Left out: the caller's own instance. */
type Place = { instance_id?: string };

/** Who was invited to an instance. */
export function useInvitations(place: Place) {
  const { client } = usePlatform();
  return useQuery({
    queryKey: [...INVITATIONS_KEY, place],
    queryFn: async () => (await callFunction(client, 'list-invitations', place)).invitations,
  });
}

function useRefreshing<Input, Output>(run: (input: Input) => Promise<Output>) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: run,
    retry: false,
    onSettled: () =>
      Promise.all(
        [INVITATIONS_KEY, ADMINISTRATORS_KEY].map((queryKey) => queries.invalidateQueries({ queryKey })),
      ),
  });
}

/** Mails an invitation. */
export function useInvite() {
  const { client } = usePlatform();
  return useRefreshing((person: FunctionInput<'invite-member'>) =>
    callFunction(client, 'invite-member', person),
  );
}

/** Mails it again with a new link. */
export function useResendInvitation() {
  const { client } = usePlatform();
  return useRefreshing((somebody: FunctionInput<'resend-invitation'>) =>
    callFunction(client, 'resend-invitation', somebody),
  );
}

/** Takes it back. */
export function useWithdrawInvitation() {
  const { client } = usePlatform();
  return useRefreshing((somebody: FunctionInput<'withdraw-invitation'>) =>
    callFunction(client, 'withdraw-invitation', somebody),
  );
}
