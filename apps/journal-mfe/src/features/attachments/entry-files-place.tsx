import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import classes from './entry-files.module.css';
import type { EntryFilesProps } from './entry-files.tsx';

/** Stands in where the part cannot be had: whatever happens to it, the words stay. */
function NoFiles({ onSettled }: Pick<EntryFilesProps, 'onSettled'>) {
  useEffect(() => onSettled?.(), [onSettled]);
  return null;
}

const EntryFiles = lazy<ComponentType<EntryFilesProps>>(() =>
  import('./entry-files.tsx').then(
    (loaded) => ({ default: loaded.EntryFiles }),
    () => ({ default: NoFiles }),
  ),
);

/** Pictures and files of a place, fetched beside its words. */
export function EntryFilesPlace(props: EntryFilesProps) {
  return (
    <div className={classes.place}>
      <Suspense fallback={null}>
        <EntryFiles {...props} />
      </Suspense>
    </div>
  );
}
