import { hexColourSchema } from '@reflectory/contracts/instance';
import {
  clampChroma,
  converter,
  formatHex,
  modeLrgb,
  modeOklch,
  modeRgb,
  parseHex,
  useMode as registerMode,
  wcagContrast,
  type Oklch,
} from 'culori/fn';

registerMode(modeRgb);
registerMode(modeLrgb);
registerMode(modeOklch);
const toOklch = converter('oklch');

export type Theme = 'dark' | 'light';

/** Least contrast of text on its surface (WCAG 2.2, level AA). */
export const LEAST_CONTRAST = 4.5;

/**
 * The surface of each theme on which an accent has the hardest time: floating in the dark, paper in the light.
 * What is readable there is readable on every other surface of the theme.
 */
export const surfaces: Readonly<Record<Theme, string>> = {
  dark: hexOf({ mode: 'oklch', l: 0.245, c: 0.013, h: 265 }),
  light: hexOf({ mode: 'oklch', l: 0.985, c: 0.006, h: 85 }),
};

/** WCAG contrast of two hex colours, 1 to 21; 1 when either cannot be read. */
export function contrastRatio(one: string, other: string): number {
  const [first, second] = [parseHex(one), parseHex(other)];
  return first && second ? wcagContrast(first, second) : 1;
}

/** An OKLCH colour as `#rrggbb`; chroma that a screen cannot show is lowered, hue and lightness stay. */
export function hexOf(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** `#rrggbb` as OKLCH, or null when it is not a colour. */
export function oklchOf(hex: string): Oklch | null {
  return hexColourSchema.safeParse(hex).success ? (toOklch(hex) ?? null) : null;
}
