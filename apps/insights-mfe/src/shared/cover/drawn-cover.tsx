import { FAMILY_ORDER, type OverviewBucket } from '@reflectory/contracts/overview';
import {
  type CoverPart,
  drawJourney,
  drawMonthCover,
  drawYearCover,
  type ThumbnailInput,
  thumbnailOf,
} from '@reflectory/domain/artwork';
import { ArtworkFrame } from '@reflectory/design-system';
import type { SpanCoverProps } from './span-cover.tsx';

/** Of the frame of a month, in px. */
const BAND = { width: 1040, height: 160 };

/** What stood out in a day or a month, and how much was written. */
const partOf = ({ families, words }: OverviewBucket): CoverPart => {
  const most = Math.max(...families);
  const family = most > 0 ? (FAMILY_ORDER[families.indexOf(most)] ?? null) : null;
  return { family, words };
};

function drawingOf({ kind, from, points }: SpanCoverProps): string {
  const parts = points.map(partOf);
  const written = parts.filter(({ words }) => words > 0);
  if (kind === 'year') return drawYearCover(parts, from.slice(0, 4));
  return kind === 'month' ? drawMonthCover(written, from.slice(0, 7), BAND) : drawJourney(written, from);
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
