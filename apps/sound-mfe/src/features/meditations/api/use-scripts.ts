import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { loadScripts } from '../model/load-scripts.ts';

/** The words of the built-in meditations in the language of the page. */
export function useScripts() {
  const { i18n } = useTranslation();
  return useQuery({
    queryKey: ['sound', 'scripts', i18n.language],
    queryFn: () => loadScripts(i18n.language),
    staleTime: Infinity,
    // They are part of the product: what is there is there without the network.
    networkMode: 'always',
  });
}
