import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** Whether words ask for people and not for quiet; undefined until that is known. Kept nowhere. */
export function useNeedsHelp(text: string) {
  const { key } = useScope();
  const { data } = useQuery({
    queryKey: [...key, 'needs-help', text],
    queryFn: async () => {
      const { speaksOfSuicideInSteps } = await import('@reflectory/domain/crisis/in-steps');
      return speaksOfSuicideInSteps(text, () => Promise.resolve());
    },
    gcTime: 0,
    networkMode: 'always',
  });
  return data;
}
