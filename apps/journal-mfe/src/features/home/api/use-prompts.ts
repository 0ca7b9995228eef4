import { callFunction } from '@reflectory/client';
import type {} from '@reflectory/contracts/library';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { functionFailure } from '../../../service/service-failure.ts';
import { type ReadScope, useReadScope } from '../../../service/use-read-scope.ts';

/** Key of the prompts of a day, in the words of a language. */
export const promptsKey = (key: ReadScope['key'], day: string, language: string) =>
  [...key, 'prompts', day, language] as const;

/** What can be written about on a day, its own prompt first. */
export function usePrompts(day: string) {
  const { client, key } = useReadScope();
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: promptsKey(key, day, i18n.language),
    meta: keptOnDevice,
    queryFn: async () => {
      try {
        return (await callFunction(client, 'list-prompts', { day, topic: null })).prompts;
      } catch (error) {
        throw functionFailure(error);
      }
    },
  });
}
