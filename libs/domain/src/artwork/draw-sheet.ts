import { coloursOf, type Stretch } from './colours.ts';
import { randomFrom } from './random.ts';
import { renderMarks } from './render-marks.ts';
import type { Form, Sheet } from './sheet.ts';

export type DrawOptions = {
  /** Size in px, by which the sheet has its ratio. */
  width?: number;
  height?: number;
  /** Few and strong strokes, for a picture of some 30 to 100 px. */
  isSmall?: boolean;
};

/** What is drawn, whatever it stands for. */
export type Drawing = Pick<Sheet, 'paceAt' | 'arousal' | 'parts'> & {
  form: Form;
  stretches: readonly Stretch[];
  /** Whether one stretch ends where the next begins; else they run into each other. */
  isExact?: boolean;
  seed: string;
};

/** Heights of a sheet in units, and digits of a place in them. */
const FULL = { unit: 900, digits: 0 } as const;
const SMALL = { unit: 96, digits: 1 } as const;
/** Sheets that are wider than this, in heights, have strokes that are stronger by as much. */
const WIDE = 2;

/** Draws a form on a sheet of the ratio that is asked for, as an SVG text. */
export function drawSheet(
  { form, stretches, isExact = false, seed, ...drawn }: Drawing,
  { isSmall = false, ...size }: DrawOptions,
): string {
  const { unit, digits } = isSmall ? SMALL : FULL;
  const { width: shownWidth = unit, height: shownHeight = unit } = size;
  const width = shownWidth / shownHeight;
  const feelings = new Set(stretches.map(({ family }) => family)).size;
  const marks = form({ ...drawn, width, isSmall, feelings, random: randomFrom(seed) });
  const colourAt = coloursOf(stretches, { random: randomFrom(`${seed} colours`), isExact });
  const shapes = renderMarks(marks, { unit, digits, weight: Math.max(width / WIDE, 1), colourAt });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${shownHeight}" ` +
    `viewBox="0 0 ${Math.round(width * unit)} ${unit}" fill="none" stroke-linecap="round" stroke-linejoin="round">${shapes}</svg>`
  );
}
