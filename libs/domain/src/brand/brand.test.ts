import type { Brand } from '@reflectory/contracts/instance';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjustAccent, textOnAccent } from './accent.ts';
import { brandStyleSheet } from './brand-style-sheet.ts';
import { checkBrand } from './check-brand.ts';
import { contrastRatio, oklchOf, surfaces, type Theme } from './colour.ts';
import { familyHues } from '../artwork/palette.ts';
import { emotionColour } from './emotion-colour.ts';

const anyTheme = fc.constantFrom<Theme>('dark', 'light');
const anyHex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`);
const brand = (changes: Partial<Brand> = {}): Brand => ({
  productName: 'Globex Journal',
  accent: '#e4572e',
  logoPath: null,
  shape: 'soft',
  ...changes,
});

describe('adjusting an accent', () => {
  test('an accepted accent is readable on its surface', () => {
    fc.assert(
      fc.property(anyHex, anyTheme, (hex, theme) => {
        const adjusted = adjustAccent(hex, theme);
        expect(contrastRatio(adjusted ?? '', surfaces[theme])).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('the hue stays', () => {
    fc.assert(
      fc.property(anyHex, anyTheme, (hex, theme) => {
        const adjusted = adjustAccent(hex, theme);
        const [before, after] = [oklchOf(hex), adjusted && oklchOf(adjusted)];
        // Near grey a hue has no meaning, and eight bits a channel move it.
        if (!before || !after || Math.min(before.c, after.c) < 0.06) return;
        const turn = Math.abs((before.h ?? 0) - (after.h ?? 0));
        expect(Math.min(turn, 360 - turn)).toBeLessThan(4);
      }),
    );
  });

  test('a readable accent is left alone', () => {
    expect(adjustAccent('#2FC6A4', 'dark')).toBe('#2fc6a4');
    expect(adjustAccent('#00604d', 'light')).toBe('#00604d');
  });

  test('an accepted accent is accepted again unchanged', () => {
    fc.assert(
      fc.property(anyHex, anyTheme, (hex, theme) => {
        const once = adjustAccent(hex, theme);
        expect(once && adjustAccent(once, theme)).toBe(once);
      }),
    );
  });

  test('every colour has a readable neighbour: a lemon yellow is olive on paper and itself in the dark', () => {
    expect(adjustAccent('#ffff00', 'dark')).toBe('#ffff00');
    for (const yellow of ['#ffff00', '#ffe600'])
      expect(contrastRatio(adjustAccent(yellow, 'light') ?? '', surfaces.light)).toBeGreaterThanOrEqual(4.5);
    fc.assert(fc.property(anyHex, anyTheme, (hex, theme) => adjustAccent(hex, theme) !== null));
  });

  test('what is no colour is refused', () => {
    expect(adjustAccent('teal', 'dark')).toBeNull();
    expect(adjustAccent('#12345', 'dark')).toBeNull();
  });

  test('text on any accent is readable', () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        expect(contrastRatio(textOnAccent(hex), hex)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('checking a brand', () => {
  test('a good brand has accents for both themes and their contrast', () => {
    const check = checkBrand(brand());
    expect(check).toMatchObject({ ok: true, problems: [] });
    expect(Math.min(check.contrast.dark ?? 0, check.contrast.light ?? 0)).toBeGreaterThanOrEqual(4.5);
  });

  test('what is no colour has no accent and no contrast', () => {
    const check = checkBrand(brand({ accent: '#ff' }));
    expect(check).toMatchObject({ ok: false, accents: { light: null }, contrast: { light: null } });
  });

  test('every wrong field is named once', () => {
    const check = checkBrand(brand({ accent: 'red', logoPath: '<script>', productName: ' ' }));
    expect(check.problems.map(({ field }) => field).toSorted()).toEqual([
      'accent',
      'logoPath',
      'productName',
    ]);
  });
});

describe('the style sheet of a brand', () => {
  test('sets semantic tokens in the layer brand and nothing else', () => {
    const properties = [...brandStyleSheet(brand()).matchAll(/[{;]([a-z-]+):/g)].map((match) => match[1]);
    expect(brandStyleSheet(brand())).toMatch(
      /^@layer raw,semantic,brand,base,components,areas;@layer brand\{.*\}\n$/,
    );
    expect(new Set(properties)).toEqual(
      new Set([
        '--radius-control',
        '--radius-surface',
        '--radius-artwork',
        '--color-accent',
        '--color-on-accent',
        '--color-focus',
      ]),
    );
  });

  test('leaves the default accent where the chosen one is no colour', () => {
    expect(brandStyleSheet(brand({ accent: 'yellow' }))).not.toContain('--color-accent');
  });

  test('carries nothing of what a person typed but the accent', () => {
    expect(brandStyleSheet(brand({ productName: '}body{display:none' }))).not.toContain('display');
  });

  test('gives a shape to corners', () => {
    expect(brandStyleSheet(brand({ shape: 'square' }))).toContain('--radius-control:0px');
    expect(brandStyleSheet(brand({ shape: 'round' }))).toContain('--radius-control:18px');
  });
});

describe('colours of emotions', () => {
  test('a stronger emotion has more chroma and the same hue', () => {
    const [weak, strong] = [
      oklchOf(emotionColour('calm', 5, 'dark')),
      oklchOf(emotionColour('calm', 60, 'dark')),
    ];
    expect(strong?.c).toBeGreaterThan((weak?.c ?? 1) * 2);
    expect(strong?.h).toBeCloseTo(familyHues.calm, -1);
  });

  test('no family can be mistaken for another by hue alone', () => {
    const hues = Object.values(familyHues).toSorted((one, other) => one - other);
    const gaps = hues.map((hue, index) => ((hues[(index + 1) % hues.length] ?? 0) - hue + 360) % 360);
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(25);
  });
});
