import { useQuery } from '@tanstack/react-query';
import { keptOnDevice } from '../../../service/kept-on-device.ts';
import { useReadScope } from '../../../service/use-read-scope.ts';
import { readEntries } from './use-entries.ts';

/** Entries that the journal's first page shows. */
const LATEST_COUNT = 3;

/** The newest few entries. */
export function useLatestEntries() {
  const { client, key } = useReadScope();
  return useQuery({
    queryKey: [...key, 'entries', 'latest'],
    meta: keptOnDevice,
    queryFn: () => readEntries(client, null, LATEST_COUNT),
  });
}
