/** Style sheets in the form that an instance gets them, for the toolbar. */
export const brands = {
  reflectory: '',
  acme: sheet({ corners: [6, 10, 16], dark: ['#66a9ff', '#0f1116'], light: ['#1f5fbf', '#ffffff'] }),
  globex: sheet({ corners: [0, 0, 0], dark: ['#f2693f', '#0f1116'], light: ['#b93f17', '#ffffff'] }),
} as const;

export type BrandName = keyof typeof brands;

export const isBrandName = (name: unknown): name is BrandName => typeof name === 'string' && name in brands;

type Colours = readonly [accent: string, onAccent: string];

function sheet(brand: { corners: readonly [number, number, number]; dark: Colours; light: Colours }): string {
  const [control, surface, artwork] = brand.corners;
  const corners = `--radius-control:${control}px;--radius-surface:${surface}px;--radius-artwork:${artwork}px`;
  return `@layer brand{:root{${corners}}:root,[data-theme='dark']{${tokens(brand.dark)}}[data-theme='light']{${tokens(brand.light)}}}`;
}

function tokens([accent, onAccent]: Colours): string {
  return `--color-accent:${accent};--color-on-accent:${onAccent};--color-focus:${accent}`;
}
