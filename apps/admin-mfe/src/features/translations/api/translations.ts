import type { TranslationRow } from '@reflectory/contracts/languages';
import { usePlatform } from '@reflectory/platform-sdk';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

/** A word of the instance's own. */
export type OwnWord = Pick<TranslationRow, 'namespace' | 'key' | 'value'>;

const keyOf = (language: string) => ['admin', 'translations', language];

/** The instance's own words in a language. */
export function useOwnWords(language: string) {
  const { client, boot } = usePlatform();
  return useQuery({
    queryKey: keyOf(language),
    queryFn: async (): Promise<OwnWord[]> => {
      const { data } = await client
        .from('translations')
        .select('namespace,key,value')
        .eq('instance_id', boot.instance.id)
        .eq('language_code', language)
        .order('namespace')
        .order('key')
        .throwOnError();
      return data;
    },
  });
}

/** Writes a word, replacing the one with the same key; with `value` null it goes back to the built-in one. */
export function useSaveWord(language: string) {
  const { client, boot } = usePlatform();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ namespace, key, value }: Omit<OwnWord, 'value'> & { value: string | null }) => {
      const rows = client.from('translations');
      const place = { instance_id: boot.instance.id, language_code: language, namespace, key };
      if (value === null) await rows.delete().match(place).throwOnError();
      else await rows.upsert({ ...place, value }).throwOnError();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: keyOf(language) }),
  });
}
