import { type ComponentType, lazy, Suspense } from 'react';
import type { EntryFilesProps } from './entry-files.tsx';

// Whatever happens to this part, the words stay.
const EntryFiles = lazy<ComponentType<EntryFilesProps>>(() =>
  import('./entry-files.tsx').then(
    (loaded) => ({ default: loaded.EntryFiles }),
    () => ({ default: () => null }),
  ),
);

/** Pictures and files of a place, fetched beside its words. */
export function EntryFilesPlace(props: EntryFilesProps) {
  return (
    <Suspense fallback={null}>
      <EntryFiles {...props} />
    </Suspense>
  );
}
