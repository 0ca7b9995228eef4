import type {} from '@reflectory/contracts/journal';
import type { Found } from '@reflectory/domain/meditation';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/** What of an entry a meditation is made of; `needsHelp` where its words ask for people and not for quiet. */
export type EntryWords = { title: string; found: Found; needsHelp: boolean };

const nothing: Found = { emotions: [], themes: [] };

/** Reads an entry for a meditation; null where there is none. */
export function useEntryWords(entryId: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'entry', entryId],
    queryFn: async (): Promise<EntryWords | null> => {
      const [entries, analyses, { speaksOfSuicideInSteps }] = await Promise.all([
        client.from('entries').select('title,text').eq('id', entryId).limit(1).throwOnError(),
        client.from('analyses').select('result').eq('entry_id', entryId).limit(1).throwOnError(),
        // The words that it listens for are many, and nothing is made before they are there.
        import('@reflectory/domain/crisis/in-steps'),
      ]);
      const [entry] = entries.data;
      if (!entry) return null;
      // Asked anew each time, and kept nowhere.
      const needsHelp = await speaksOfSuicideInSteps(entry.text, () => Promise.resolve());
      return {
        title: entry.title,
        needsHelp,
        found: needsHelp ? nothing : (analyses.data[0]?.result ?? nothing),
      };
    },
  });
}
