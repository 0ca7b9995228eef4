import { callFunction } from '@reflectory/client';
import type { AccessRequest } from '@reflectory/contracts/api-tokens';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useScope } from '../../../service/use-scope.ts';

/** Who asks for what, as it is at this moment. */
export function useAccessRequest(request: AccessRequest) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'access-request', request],
    staleTime: 0,
    queryFn: () => callFunction(client, 'get-access-request', request),
  });
}

/** Answers a request, and leads to the application that waits for it. */
export function useAnswerAccessRequest(request: AccessRequest) {
  const { client } = useScope();
  return useMutation({
    mutationFn: (allowed: FunctionInput<'answer-access-request'>['allowed']) =>
      callFunction(client, 'answer-access-request', { request, allowed }),
    onSuccess: ({ return_to: address }) => window.location.assign(address),
  });
}
