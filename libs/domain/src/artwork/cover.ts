import type { EmotionFamily } from '@reflectory/contracts/journal';
import { formOf } from './artwork.ts';
import { drawSheet, type DrawOptions } from './draw-sheet.ts';
import { ridges } from './forms/ridges.ts';
import { year } from './forms/year.ts';
import type { Form } from './sheet.ts';

/** What stands for one day, or one month, of a cover: what stood out, and how much was written. */
export type CoverPart = { family: EmotionFamily | null; words: number };

/** Agitation of a cover: it shows much and stays quiet. */
const AROUSAL = 0.3;

/** The form of the feeling that stood out most often. */
function formOfMost(parts: readonly CoverPart[]): Form {
  const counts = new Map<EmotionFamily, number>();
  for (const { family } of parts) if (family) counts.set(family, (counts.get(family) ?? 0) + 1);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const shares = [...counts].map(([family, count]) => ({ family, share: count / total }));
  return formOf(shares.toSorted((one, other) => other.share - one.share));
}

/** How much was written along the parts: 0 where nothing was, else 0.25 to 1, by the root so that one long day hides no other. */
function paceOf(parts: readonly CoverPart[], least: number): (place: number) => number {
  const most = Math.max(...parts.map(({ words }) => words), 1);
  return (place) => {
    const words = parts[Math.round(place * (parts.length - 1))]?.words ?? 0;
    return words === 0 ? least : 0.25 + 0.75 * Math.sqrt(words / most);
  };
}

function drawParts(
  { parts, seed, form, least }: { parts: readonly CoverPart[]; seed: string; form: Form; least: number },
  options: DrawOptions,
): string {
  const stretches = parts.map(({ family }) => ({ family, share: 1 }));
  return drawSheet(
    {
      form,
      stretches: stretches.length > 0 ? stretches : [{ family: null, share: 1 }],
      isExact: true,
      paceAt: paceOf(parts, least),
      arousal: AROUSAL,
      parts: parts.length,
      seed,
    },
    options,
  );
}

/** The cover of a month: in the form of what stood out most, with the colours of the days that were written on, in their order. */
export const drawMonthCover = (days: readonly CoverPart[], seed: string, options: DrawOptions = {}): string =>
  drawParts({ parts: days, seed, form: formOfMost(days), least: 0.25 }, options);

/** The cover of a year from each of its days, in their order, those without a word as well. */
export const drawYearCover = (days: readonly CoverPart[], seed: string, options: DrawOptions = {}): string =>
  drawParts({ parts: days, seed, form: year, least: 0 }, options);

/** The drawing of a whole journey from its months, in their order. */
export const drawJourney = (months: readonly CoverPart[], seed: string, options: DrawOptions = {}): string =>
  drawParts({ parts: months, seed, form: ridges, least: 0.25 }, options);
