import { type BuiltInText, usePlatform } from '@reflectory/platform-sdk';
import { useQuery } from '@tanstack/react-query';

/** Name of a text within all of them. */
export const nameOf = ({ namespace, key }: Pick<BuiltInText, 'namespace' | 'key'>) => `${namespace}.${key}`;

/** Every text that comes with the product, in a language. */
export function useBuiltInTexts(language: string) {
  const { language: languages } = usePlatform();
  return useQuery({
    queryKey: ['admin', 'built-in-texts', language],
    queryFn: () => languages.findBuiltIn(language),
  });
}
