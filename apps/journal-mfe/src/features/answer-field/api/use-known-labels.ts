import type {} from '@reflectory/contracts/entry-details';
import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { tableFailure } from '../../../service/service-failure.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';

/** As many as are looked through while typing. */
const MOST_LABELS = 1000;

/** Tags and people that the person has named in any entry, the newest first. */
export function useKnownLabels() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'known-labels'],
    meta: keptOnDevice,
    queryFn: async () => {
      const [tags, people] = await Promise.all([
        client
          .from('tags')
          .select('label')
          .is('merged_into', null)
          .order('created_at', { ascending: false })
          .limit(MOST_LABELS),
        client
          .from('people')
          .select('label')
          .is('merged_into', null)
          .order('created_at', { ascending: false })
          .limit(MOST_LABELS),
      ]);
      for (const { error, status } of [tags, people]) if (error) throw tableFailure(status, error);
      const labels = (rows: { label: string }[] | null) => (rows ?? []).map(({ label }) => label);
      return { tags: labels(tags.data), people: labels(people.data) };
    },
  });
}
