import { callFunction } from '@reflectory/client';
import type { FunctionInput } from '@reflectory/contracts/functions';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation } from '@tanstack/react-query';

/** Chooses the languages of this instance; open pages are told. */
export function useSetLanguages() {
  const { client } = usePlatform();
  return useMutation({
    mutationFn: (input: FunctionInput<'set-languages'>) => callFunction(client, 'set-languages', input),
  });
}
