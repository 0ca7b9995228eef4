import type { ServiceClient } from '@reflectory/client';
import type {} from '@reflectory/contracts/entry-details';
import type {} from '@reflectory/contracts/journal';
import type { Found } from '@reflectory/domain/meditation';
import { useQuery } from '@tanstack/react-query';
import { useScope } from '../../../shared/use-scope.ts';

/**
 * What of an entry a meditation is made of: `people` are those whom it names. `needsHelp` where its words ask for people and
 * not for quiet.
 */
export type EntryWords = {
  title: string;
  text: string;
  found: Found;
  people: readonly string[];
  needsHelp: boolean;
};

const nothing: Found = { emotions: [], themes: [] };

async function readPeople(client: ServiceClient, entryId: string): Promise<string[]> {
  const links = await client.from('entry_people').select('person_id').eq('entry_id', entryId).throwOnError();
  const ids = links.data.map(({ person_id: id }) => id);
  if (ids.length === 0) return [];
  const people = await client.from('people').select('label').in('id', ids).order('label').throwOnError();
  return people.data.map(({ label }) => label);
}

/** Reads an entry for a meditation; null where there is none. */
export function useEntryWords(entryId: string) {
  const { client, key } = useScope();
  return useQuery({
    queryKey: [...key, 'entry', entryId],
    queryFn: async (): Promise<EntryWords | null> => {
      const [entries, analyses, people, { speaksOfSuicideInSteps }] = await Promise.all([
        client.from('entries').select('title,text').eq('id', entryId).limit(1).throwOnError(),
        client.from('analyses').select('result').eq('entry_id', entryId).limit(1).throwOnError(),
        readPeople(client, entryId),
        // The words that it listens for are many, and nothing is made before they are there.
        import('@reflectory/domain/crisis/in-steps'),
      ]);
      const [entry] = entries.data;
      if (!entry) return null;
      // Asked anew each time, and kept nowhere.
      const needsHelp = await speaksOfSuicideInSteps(entry.text, () => Promise.resolve());
      return {
        ...entry,
        needsHelp,
        people: needsHelp ? [] : people,
        found: needsHelp ? nothing : (analyses.data[0]?.result ?? nothing),
      };
    },
  });
}
