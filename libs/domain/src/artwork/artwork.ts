import type { EmotionFamily, EmotionInsight } from '@reflectory/contracts/journal';
import { drawSheet, type DrawOptions } from './draw-sheet.ts';
import { lines } from './forms/lines.ts';
import { formOfFamily } from './forms/of-family.ts';
import { weave } from './forms/weave.ts';
import { widthFrom } from './rhythm.ts';
import type { Form } from './sheet.ts';

/** Name of this way of drawing; a change that draws old entries anew raises the number. */
export const artworkEngine = 'forms@1';

/** A feeling that an artwork is drawn from. */
export type ArtworkFeeling = Pick<EmotionInsight, 'family' | 'percentage'> &
  Partial<Pick<EmotionInsight, 'arousal'>>;

/** What an artwork is drawn from. */
export type ArtworkInput = {
  /** The strongest first. */
  emotions: readonly ArtworkFeeling[];
  /** Words per sentence, in order. */
  rhythm?: readonly number[];
  /** The same seed and feelings give the same picture. */
  seed: string;
};

/** What a thumbnail is drawn from. */
export type ThumbnailInput = {
  emotions: readonly Pick<ArtworkFeeling, 'family' | 'percentage'>[];
  seed: string;
};

const MOST_FEELINGS = 5;
/** A feeling has a form of its own from this share on, and only where it stands out from the next by so much. */
const LEAST = { share: 0.3, lead: 0.08 };
/** Of a feeling of which it is not known. */
const USUAL_AROUSAL = 0.4;

type Share = { family: EmotionFamily; share: number };

function sharesOf(felt: readonly ArtworkFeeling[]): Share[] {
  const total = felt.reduce((sum, { percentage }) => sum + percentage, 0);
  const shares = new Map<EmotionFamily, number>();
  for (const { family, percentage } of felt)
    shares.set(family, (shares.get(family) ?? 0) + percentage / total);
  return [...shares]
    .map(([family, share]) => ({ family, share }))
    .toSorted((one, other) => other.share - one.share);
}

/** The form of what was felt most; several feelings of much the same strength are woven into one. */
export function formOf([first, second]: readonly Share[]): Form {
  if (!first) return lines;
  const isClear = !second || (first.share >= LEAST.share && first.share - second.share >= LEAST.lead);
  return isClear ? formOfFamily[first.family] : weave;
}

const arousalOf = (felt: readonly ArtworkFeeling[]): number => {
  const total = felt.reduce((sum, { percentage }) => sum + percentage, 0);
  if (total === 0) return USUAL_AROUSAL;
  return felt.reduce(
    (sum, { arousal = USUAL_AROUSAL, percentage }) => sum + (arousal * percentage) / total,
    0,
  );
};

/**
 * Draws an entry in lines on a transparent ground, for a dark one: its form is that of what was felt most, its colours are
 * those of all feelings by their shares. Returns an SVG text of at most 20 KB.
 */
export function drawArtwork(
  { emotions, rhythm = [], seed }: ArtworkInput,
  options: DrawOptions = {},
): string {
  const felt = emotions.filter(({ percentage }) => percentage > 0).slice(0, MOST_FEELINGS);
  const shares = sharesOf(felt);
  return drawSheet(
    {
      form: formOf(shares),
      stretches: shares.length > 0 ? shares : [{ family: null, share: 1 }],
      paceAt: widthFrom(rhythm),
      arousal: arousalOf(felt),
      parts: 1,
      seed,
    },
    options,
  );
}

/** The artwork of an entry for a picture of some 30 to 100 px: the same form in few and strong strokes, at most 4 KB. */
export const thumbnailOf = ({ emotions, seed }: ThumbnailInput): string =>
  drawArtwork(
    { emotions: emotions.map(({ family, percentage }) => ({ family, percentage })), seed },
    { isSmall: true },
  );

/** An SVG text as a `data:` address for an image. */
export const artworkDataUrl = (svg: string): string => `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
