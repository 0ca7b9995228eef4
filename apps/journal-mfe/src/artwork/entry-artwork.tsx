import type { ThumbnailInput } from '@reflectory/domain/artwork';
import { ArtworkFrame } from '@reflectory/design-system';
import { Suspense } from 'react';
import classes from './artwork.module.css';
import { lazilyDrawn } from './lazily-drawn.tsx';

/** What the picture of an entry in a list is made of: an address of what was painted, else what is drawn. */
export type ListedArtwork = ThumbnailInput & { painted?: string | null };
export type EntryArtworkProps = { artwork: ListedArtwork };

const Place = () => <span className={classes.place} />;
const Drawn = lazilyDrawn<EntryArtworkProps>((drawn) => drawn.DrawnArtwork, Place);

/** The picture of an entry among others; it only accompanies its words. */
export function EntryArtwork({ artwork }: EntryArtworkProps) {
  if (artwork.painted) return <ArtworkFrame src={artwork.painted} alt="" ratio="square" size="thumbnail" />;
  return (
    <Suspense fallback={<Place />}>
      <Drawn artwork={artwork} />
    </Suspense>
  );
}
