import { emotionFamilySchema } from '@reflectory/contracts/journal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { artworkDataUrl, drawArtwork, familyHues } from './index.ts';
import { oklchToHex } from './palette.ts';

const anyEmotion = fc.record({
  emotion: fc.string(),
  family: fc.constantFrom(...emotionFamilySchema.options),
  percentage: fc.integer({ min: 0, max: 100 }),
  valence: fc.float({ min: -1, max: 1, noNaN: true }),
  arousal: fc.float({ min: 0, max: 1, noNaN: true }),
});
const anyInput = fc.record({
  emotions: fc.array(anyEmotion, { maxLength: 24 }),
  themes: fc.array(fc.string(), { maxLength: 10 }),
  rhythm: fc.array(fc.nat({ max: 5000 }), { maxLength: 40 }),
  seed: fc.string(),
});
const joy = { emotion: 'joy', family: 'joy', percentage: 60, valence: 0.8, arousal: 0.5 } as const;
const worry = { emotion: 'worry', family: 'fear', percentage: 40, valence: -0.6, arousal: 0.7 } as const;
const input = { emotions: [joy, worry], themes: ['Work'], rhythm: [12, 4, 30], seed: 'a' };
const pathsIn = (svg: string) => svg.match(/<path/gu)?.length ?? 0;

describe('drawArtwork', () => {
  it('draws the same picture for the same entry and another for another seed', () => {
    expect(drawArtwork(input)).toBe(drawArtwork(structuredClone(input)));
    expect(drawArtwork(input)).not.toBe(drawArtwork({ ...input, seed: 'b' }));
  });

  it('stays between 3 and 20 KB and holds nothing but shapes with presentation attributes', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const svg = drawArtwork(any);
        expect(svg.length).toBeGreaterThan(3_000);
        expect(svg.length).toBeLessThan(20_480);
        expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|<script|\sid=|\son\w+=|href/u);
        expect(
          [...new Set(svg.match(/<\w+/gu))].filter(
            (tag) => !['<svg', '<g', '<path', '<circle'].includes(tag),
          ),
        ).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('begins every thread on the sheet', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        for (const [, x, y] of drawArtwork(any, { width: 320, height: 180 }).matchAll(/M(-?\d+) (-?\d+)/gu)) {
          expect(Number(x)).toBeGreaterThanOrEqual(0);
          expect(Number(x)).toBeLessThanOrEqual(1600);
          expect(Number(y)).toBeGreaterThanOrEqual(0);
          expect(Number(y)).toBeLessThanOrEqual(900);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('gives the stronger feeling more threads', () => {
    const groups = drawArtwork(input).split('<g ').slice(1).map(pathsIn);
    expect(groups.slice(0, 3).reduce((a, b) => a + b)).toBeGreaterThan(
      groups.slice(3).reduce((a, b) => a + b),
    );
  });

  it('draws a few neutral threads when no feeling was found', () => {
    const svg = drawArtwork({ emotions: [], themes: [], rhythm: [], seed: 'quiet' });
    expect(pathsIn(svg)).toBe(15);
  });

  it('ties a knot for each theme, six at most', () => {
    const themes = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    expect(drawArtwork({ ...input, themes: themes.slice(0, 2) }).match(/<circle/gu)).toHaveLength(2);
    expect(drawArtwork({ ...input, themes }).match(/<circle/gu)).toHaveLength(6);
  });

  it('fits the ratio that is asked for', () => {
    expect(drawArtwork(input, { width: 1600, height: 900 })).toContain(
      'width="1600" height="900" viewBox="0 0 1600 900"',
    );
  });
});

describe('artworkDataUrl', () => {
  it('can be read back as the drawing', () => {
    const svg = drawArtwork(input);
    const url = artworkDataUrl(svg);
    expect(url.startsWith('data:image/svg+xml;utf8,%3Csvg')).toBe(true);
    expect(decodeURIComponent(url.slice('data:image/svg+xml;utf8,'.length))).toBe(svg);
  });
});

describe('palette', () => {
  it('has a hue for every family and converts known colours', () => {
    expect(Object.keys(familyHues).sort()).toEqual([...emotionFamilySchema.options].sort());
    expect(oklchToHex(0.628, 0.2577, 29.23)).toBe('#ff0000');
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
  });
});
