import type {} from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { tableFailure } from '../../../service/service-failure.ts';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

export type FilterChoice = { id: string; label: string };

/** As many as a menu can hold. */
const MOST_CHOICES = 200;

/** Journals, tags and people that one can filter by. */
export function useFilterChoices() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'search-choices'],
    meta: keptOnDevice,
    queryFn: async () => {
      const [journals, tags, people] = await Promise.all([
        client.from('journals').select('id,title').order('position').limit(MOST_CHOICES),
        client.from('tags').select('id,label').is('merged_into', null).order('label').limit(MOST_CHOICES),
        client.from('people').select('id,label').is('merged_into', null).order('label').limit(MOST_CHOICES),
      ]);
      for (const { error, status } of [journals, tags, people]) if (error) throw tableFailure(status, error);
      const choices: Record<'journal' | 'tag' | 'person', FilterChoice[]> = {
        journal: (journals.data ?? []).map(({ id, title }) => ({ id, label: title })),
        tag: tags.data ?? [],
        person: people.data ?? [],
      };
      return choices;
    },
  });
}
