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
import { expectChange } from './kept/check-kept.ts';
import { useKept } from './kept/use-kept.ts';

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

/**
 * An answer of the service; asked again whenever a page comes, since what was taken back must not be shown. What `isKept` is
 * read from the device where the service does not answer, for a day.
 */
export function useAsk<Name extends Asked & FunctionName>(
  name: Name,
  input: FunctionInput<Name>,
  { enabled = true, isKept = false }: { enabled?: boolean; isKept?: boolean } = {},
) {
  const { client } = usePlatform();
  const readOrFind = useKept();
  const read = (): Promise<FunctionOutput<Name>> => callFunction(client, name, input);
  return useQuery({
    queryKey: [...useScopeKey(), name, input],
    queryFn: () => (isKept ? readOrFind(name, input, read) : read()),
    // What comes from the device is another thing than the same words from the service.
    structuralSharing: !isKept,
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
    onSuccess() {
      expectChange(client);
      return queries.invalidateQueries({ queryKey: key });
    },
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
