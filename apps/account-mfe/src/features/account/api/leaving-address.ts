import { callFunction, type ServiceClient } from '@reflectory/client';
import { usePlatform } from '@reflectory/platform-sdk';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { retryUnlessRefused } from '../../../shared/retry.ts';

const leavingAddressKey = ['leaving-address'];

/** Where the way out is mailed besides the account's own address. */
export const leavingAddress = (client: ServiceClient) =>
  queryOptions({
    queryKey: leavingAddressKey,
    queryFn: () => callFunction(client, 'get-leaving-address', null),
  });

function useChange<Input>(mutationFn: (client: ServiceClient, input: Input) => Promise<unknown>) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    retry: retryUnlessRefused,
    mutationFn: (input: Input) => mutationFn(client, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: leavingAddressKey }),
  });
}

/** Mails a code to an address. A wrong address is named in `fields`. */
export const useNameLeavingAddress = () =>
  useChange((client, email: string) => callFunction(client, 'name-leaving-address', { email }));

/** Uses the code up. A wrong one is named in `fields`. */
export const useConfirmLeavingAddress = () =>
  useChange((client, code: string) => callFunction(client, 'confirm-leaving-address', { code }));

/** The account's own address is the only one again. */
export const useForgetLeavingAddress = () =>
  useChange((client, _input: null) => callFunction(client, 'forget-leaving-address', null));
