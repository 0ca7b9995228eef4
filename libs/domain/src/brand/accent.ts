import type { Oklch } from 'culori/fn';
import { contrastRatio, hexOf, LEAST_CONTRAST, oklchOf, surfaces, type Theme } from './colour.ts';

const STEP = 0.005;

/**
 * Moves an accent's lightness until it has 4.5:1 against the theme's surface; the hue stays.
 *
 * @returns `#rrggbb`, the given colour when it is readable as it is, or null when it is not a colour
 */
export function adjustAccent(hex: string, theme: Theme): string | null {
  const chosen = oklchOf(hex);
  if (!chosen) return null;
  const surface = surfaces[theme];
  if (contrastRatio(hex, surface) >= LEAST_CONTRAST) return hex.toLowerCase();
  const readable = lightnesses(chosen, theme)
    .map((l) => hexOf({ ...chosen, l }))
    .find((candidate) => contrastRatio(candidate, surface) >= LEAST_CONTRAST);
  return readable ?? null;
}

/** From the chosen lightness towards the end that is away from the surface. */
function lightnesses({ l }: Oklch, theme: Theme): number[] {
  const end = theme === 'dark' ? 1 : 0;
  const direction = Math.sign(end - l);
  const count = Math.ceil(Math.abs(end - l) / STEP);
  return Array.from({ length: count + 1 }, (_, step) => (step === count ? end : l + direction * STEP * step));
}

const INK = hexOf({ mode: 'oklch', l: 0.17, c: 0.012, h: 265 });

/** The readable one of ink and white on an accent, at least 4.5:1; black where the ink is just too light. */
export function textOnAccent(accent: string): string {
  const white = '#ffffff';
  const better = contrastRatio(INK, accent) >= contrastRatio(white, accent) ? INK : white;
  return contrastRatio(better, accent) >= LEAST_CONTRAST ? better : '#000000';
}
