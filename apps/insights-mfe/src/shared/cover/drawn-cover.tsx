import {
  drawJourney,
  drawMonthCover,
  drawYearCover,
  type ThumbnailInput,
  thumbnailOf,
} from '@reflectory/domain/artwork';
import { ArtworkFrame } from '@reflectory/design-system';
import { partsOf } from './parts-of.ts';
import type { SpanCoverProps } from './span-cover.tsx';

/** Of the frame of a month, in px. */
const BAND = { width: 1040, height: 160 };

function drawingOf({ kind, from, points }: SpanCoverProps): string {
  const parts = partsOf({ kind, points });
  if (kind === 'year') return drawYearCover(parts, from.slice(0, 4));
  return kind === 'month' ? drawMonthCover(parts, from.slice(0, 7), BAND) : drawJourney(parts, from);
}

/** Draws a time of its days or months. */
export function DrawnCover(props: SpanCoverProps) {
  return <ArtworkFrame svg={drawingOf(props)} alt="" ratio={props.kind === 'month' ? 'band' : 'square'} />;
}

/** Draws what was felt for a place beside a name. */
export function DrawnThumbnail(input: ThumbnailInput) {
  return (
    <ArtworkFrame
      svg={thumbnailOf(input)}
      alt=""
      ratio="square"
      size="thumbnail"
      isInAccent={input.emotions.length === 0}
    />
  );
}
