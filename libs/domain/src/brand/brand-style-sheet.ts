import type { Brand } from '@reflectory/contracts/instance';
import { adjustAccent, textOnAccent } from './accent.ts';
import type { Theme } from './colour.ts';

/** Corners of controls, surfaces and artwork in pixels. */
const corners: Record<Brand['shape'], readonly [control: number, surface: number, artwork: number]> = {
  square: [0, 0, 0],
  soft: [6, 10, 16],
  round: [18, 20, 28],
};

/** Order of the design system's layers: whichever style sheet comes first in a document decides it. */
const LAYERS = 'raw,semantic,brand,base,components,areas';

/**
 * The style sheet of an instance: semantic tokens in the layer `brand`, nothing else, so that no brand can break a layout.
 * Where an accent is refused the theme keeps the default one.
 */
export function brandStyleSheet(brand: Brand): string {
  const [control, surface, artwork] = corners[brand.shape];
  const shape = `--radius-control:${control}px;--radius-surface:${surface}px;--radius-artwork:${artwork}px`;
  const rules = [
    `:root{${shape}}`,
    rule(":root,[data-theme='dark']", brand.accent, 'dark'),
    rule("[data-theme='light']", brand.accent, 'light'),
  ];
  return `@layer ${LAYERS};@layer brand{${rules.join('')}}\n`;
}

function rule(selector: string, chosen: string, theme: Theme): string {
  const accent = adjustAccent(chosen, theme);
  if (!accent) return '';
  const tokens = `--color-accent:${accent};--color-on-accent:${textOnAccent(accent)};--color-focus:${accent}`;
  return `${selector}{${tokens}}`;
}
