import type { ThumbnailInput } from '@reflectory/domain/artwork';
import { type ComponentType, lazy, Suspense } from 'react';
import classes from './entry-artwork.module.css';

export type EntryArtworkProps = { artwork: ThumbnailInput };

// How to draw is fetched when there is an entry to draw, so that the first view does not wait for it.
const Drawn = lazy<ComponentType<EntryArtworkProps>>(() =>
  import('./drawn-artwork.tsx').then(
    (loaded) => ({ default: loaded.DrawnArtwork }),
    () => ({ default: () => <span className={classes.place} /> }),
  ),
);

/** The picture of an entry among others; it only accompanies its words. */
export function EntryArtwork({ artwork }: EntryArtworkProps) {
  return (
    <Suspense fallback={<span className={classes.place} />}>
      <Drawn artwork={artwork} />
    </Suspense>
  );
}
