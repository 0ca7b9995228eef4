import type { EmotionFamily } from '@reflectory/contracts/journal';
import { familyHues } from '../artwork/palette.ts';
import { hexOf, type Theme } from './colour.ts';

const lightness: Readonly<Record<Theme, number>> = { dark: 0.76, light: 0.6 };
const chroma = { least: 0.035, most: 0.15 };

/** From this share on an emotion has its full colour; a feeling that fills most of an entry is rare. */
const FULL_PERCENTAGE = 60;

/** Colour of an emotion in the interface, as `#rrggbb`: hue says family, chroma says strength. Always show the word with it. */
export function emotionColour(family: EmotionFamily, percentage: number, theme: Theme): string {
  const strength = Math.min(Math.max(percentage / FULL_PERCENTAGE, 0), 1);
  const c = chroma.least + (chroma.most - chroma.least) * strength;
  return hexOf({ mode: 'oklch', l: lightness[theme], c, h: familyHues[family] });
}
