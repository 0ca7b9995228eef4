import type { ThumbnailInput } from '@reflectory/domain/artwork';
import { Suspense } from 'react';
import classes from './artwork.module.css';
import { lazilyDrawn } from './lazily-drawn.tsx';

export type EntryArtworkProps = { artwork: ThumbnailInput };

const Place = () => <span className={classes.place} />;
const Drawn = lazilyDrawn<EntryArtworkProps>((drawn) => drawn.DrawnArtwork, Place);

/** The picture of an entry among others; it only accompanies its words. */
export function EntryArtwork({ artwork }: EntryArtworkProps) {
  return (
    <Suspense fallback={<Place />}>
      <Drawn artwork={artwork} />
    </Suspense>
  );
}
