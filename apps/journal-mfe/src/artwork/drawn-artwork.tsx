import { thumbnailOf } from '@reflectory/domain/artwork';
import { ArtworkFrame } from '@reflectory/design-system';
import type { EntryArtworkProps } from './entry-artwork.tsx';

/** Draws the picture of an entry for its size; one in which nothing was felt has the accent of the instance. */
export function DrawnArtwork({ artwork }: EntryArtworkProps) {
  return (
    <ArtworkFrame
      svg={thumbnailOf(artwork)}
      alt=""
      ratio="square"
      size="thumbnail"
      isInAccent={artwork.emotions.length === 0}
    />
  );
}
