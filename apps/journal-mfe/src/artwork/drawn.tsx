import { drawMonthCover, thumbnailOf } from '@reflectory/domain/artwork';
import { ArtworkFrame } from '@reflectory/design-system';
import type { EntryArtworkProps } from './entry-artwork.tsx';
import type { MonthCoverProps } from './month-cover.tsx';

/** Of the frame, in px. */
const BAND = { width: 1040, height: 160 };

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

/** Draws the cover of a month. */
export function DrawnMonthCover({ month, parts }: MonthCoverProps) {
  return <ArtworkFrame svg={drawMonthCover(parts, month, BAND)} alt="" ratio="band" />;
}
