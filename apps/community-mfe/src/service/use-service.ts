import { callFunction, failureCode, FunctionCallError } from '@reflectory/client';
import type { challengeFunctions } from '@reflectory/contracts/challenges';
import type { FunctionInput, FunctionName, FunctionOutput } from '@reflectory/contracts/functions';
import type {
  circleFunctions,
  gatheringFunctions,
  moderationFunctions,
  postDraftFunctions,
  postFunctions,
} from '@reflectory/contracts/community';
import { useCurrentUser, usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';

/** What the service is asked about circles, posts, their moderation and challenges. */
type Asked =
  | keyof typeof circleFunctions
  | keyof typeof gatheringFunctions
  | keyof typeof postFunctions
  | keyof typeof postDraftFunctions
  | keyof typeof moderationFunctions
  | keyof typeof challengeFunctions;

/** The head of every query key: nobody is shown another person's answers. */
export function useScopeKey(): readonly ['community', instanceId: string, userId: string] {
  const { boot } = usePlatform();
  const { id } = useCurrentUser();
  return ['community', boot.instance.id, id];
}

/** An answer of the service; asked again whenever a page comes, since what was taken back must not be shown. */
export function useAsk<Name extends Asked & FunctionName>(
  name: Name,
  input: FunctionInput<Name>,
  { enabled = true }: { enabled?: boolean } = {},
) {
  const { client } = usePlatform();
  return useQuery({
    queryKey: [...useScopeKey(), name, input],
    queryFn: () => callFunction(client, name, input),
    refetchOnMount: 'always',
    gcTime: 0,
    enabled,
  });
}

/** Does something, and asks every list again. */
export function useAct<Name extends Asked & FunctionName>(name: Name) {
  const { client } = usePlatform();
  const queries = useQueryClient();
  const key = useScopeKey();
  return useMutation<FunctionOutput<Name>, Error, FunctionInput<Name>>({
    mutationFn: (input) => callFunction(client, name, input),
    onSuccess: () => queries.invalidateQueries({ queryKey: key }),
  });
}

/** What to tell a person about a call that failed. */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation(['community', 'common']);
  const { isOnline } = usePlatform();
  return (error) => {
    if (!isOnline) return t('offline');
    const code = failureCode(error);
    if (error instanceof FunctionCallError && Object.values(error.fields).includes('flagged'))
      return t('problems.flagged');
    return t([`problems.${code}`, `common:errors.${code}`, 'common:errors.internal']);
  };
}
