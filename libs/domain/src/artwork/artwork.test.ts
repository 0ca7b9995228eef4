import { emotionFamilySchema } from '@reflectory/contracts/journal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  artworkDataUrl,
  drawArtwork,
  drawJourney,
  drawMonthCover,
  drawYearCover,
  familyHues,
  thumbnailOf,
} from './index.ts';
import { oklchToHex } from './palette.ts';

const families = emotionFamilySchema.options;
const anyFamily = fc.constantFrom(...families);
const anyEmotion = fc.record({
  family: anyFamily,
  percentage: fc.integer({ min: 0, max: 100 }),
  arousal: fc.float({ min: 0, max: 1, noNaN: true }),
});
const anyInput = fc.record({
  emotions: fc.array(anyEmotion, { maxLength: 24 }),
  rhythm: fc.array(fc.nat({ max: 5000 }), { maxLength: 40 }),
  seed: fc.string(),
});
const anyParts = fc.array(
  fc.record({ family: fc.option(anyFamily, { nil: null }), words: fc.nat({ max: 20_000 }) }),
  { maxLength: 366 },
);
const anySize = fc.constantFrom(
  {},
  { width: 1600, height: 900 },
  { width: 1040, height: 160 },
  { isSmall: true },
);

const felt = (family: (typeof families)[number], percentage = 100) => ({ family, percentage, arousal: 0.5 });
const seeds = Array.from({ length: 24 }, (_, index) => `entry ${index}`);
/** Kinds of shapes and commands of paths in a drawing, and how many there are: what is left without places and colours. */
const outlineOf = (svg: string): string =>
  ['<path', '<circle', 'L', 'Z', 'z', 'c']
    .map((sign) => Math.round(Math.log2(svg.split(sign).length)))
    .join(' ');
const huesOf = (svg: string) => new Set(svg.match(/#[0-9a-f]{6}/gu));
const chromaOf = (hex = ''): number => {
  const parts = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  return Math.max(...parts) - Math.min(...parts);
};
const isSound = (svg: string): void => {
  expect(svg).not.toMatch(/NaN|Infinity|undefined|style=|<script|\sid=|\son\w+=|href/u);
  const tags = new Set(svg.match(/<\w+/gu));
  expect([...tags].filter((tag) => !['<svg', '<g', '<path', '<circle'].includes(tag))).toEqual([]);
  expect(svg.match(/<(path|circle)/gu)?.length).toBeGreaterThan(2);
};

describe('an artwork', () => {
  it('is the same for the same entry, and another for another seed', () => {
    const input = { emotions: [felt('joy', 60), felt('fear', 40)], rhythm: [12, 4, 30], seed: 'a' };
    expect(drawArtwork(input)).toBe(drawArtwork(structuredClone(input)));
    expect(drawArtwork(input)).not.toBe(drawArtwork({ ...input, seed: 'b' }));
  });

  it('has at most 20 KB and nothing but shapes with presentation attributes', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const svg = drawArtwork(any);
        expect(svg.length).toBeLessThan(20_480);
        isSound(svg);
      }),
      { numRuns: 150 },
    );
  });

  it('has a form of its own for each feeling, for several at once and for none', () => {
    const drawings = [
      ...families.map((family) => [felt(family)]),
      [felt('joy', 36), felt('sadness', 34), felt('calm', 30)],
      [],
    ].map((emotions) => new Set(seeds.map((seed) => outlineOf(drawArtwork({ emotions, seed })))));
    drawings.forEach((outlines, index) => {
      const others = drawings.filter((_, other) => other !== index);
      const shared = [...outlines].filter((outline) => others.some((other) => other.has(outline)));
      expect(shared.length / outlines.size, `form ${index}`).toBeLessThan(0.34);
    });
  });

  it('has the form of what was felt most where it stands out, whatever its place in the list', () => {
    const outline = (emotions: ReturnType<typeof felt>[]) => outlineOf(drawArtwork({ emotions, seed: 'a' }));
    expect(outline([felt('anger', 70), felt('joy', 30)])).toBe(outline([felt('joy', 30), felt('anger', 70)]));
    expect(outline([felt('anger', 70), felt('joy', 30)])).not.toBe(
      outline([felt('anger', 30), felt('joy', 70)]),
    );
  });

  it('adds up feelings of one family', () => {
    const emotions = [felt('joy', 30), felt('fear', 40), felt('joy', 30)];
    expect(outlineOf(drawArtwork({ emotions, seed: 'a' }))).toBe(
      outlineOf(drawArtwork({ emotions: [felt('joy', 60), felt('fear', 40)], seed: 'a' })),
    );
  });

  it('has no colour where nothing was felt', () => {
    expect(Math.max(...[...huesOf(drawArtwork({ emotions: [], seed: 'a' }))].map(chromaOf))).toBeLessThan(25);
    expect(drawArtwork({ emotions: [felt('joy', 0)], seed: 'a' })).toBe(
      drawArtwork({ emotions: [], seed: 'a' }),
    );
  });

  it('fits the ratio that is asked for', () => {
    expect(drawArtwork({ emotions: [felt('calm')], seed: 'a' }, { width: 1600, height: 900 })).toContain(
      'width="1600" height="900" viewBox="0 0 1600 900"',
    );
  });
});

describe('a thumbnail', () => {
  it('is small, has few strokes and keeps them strong', () => {
    fc.assert(
      fc.property(anyInput, (any) => {
        const svg = thumbnailOf(any);
        expect(svg.length).toBeLessThan(4000);
        expect(svg.match(/<(path|circle)/gu)?.length).toBeLessThan(32);
        for (const [, width] of svg.matchAll(/stroke-width="([\d.]+)"/gu))
          expect(Number(width)).toBeGreaterThan(2.5);
        isSound(svg);
      }),
      { numRuns: 150 },
    );
  });

  it('tells neighbours of one feeling from each other by more than their places', () => {
    for (const family of families) {
      const outlines = new Set(seeds.map((seed) => thumbnailOf({ emotions: [felt(family)], seed })));
      expect(outlines.size).toBe(seeds.length);
    }
  });

  it('has the hues of what was felt', () => {
    for (const seed of seeds) {
      expect(
        Math.max(...[...huesOf(thumbnailOf({ emotions: [felt('joy')], seed }))].map(chromaOf)),
      ).toBeGreaterThan(80);
    }
  });
});

describe('covers of a month and a year, and the drawing of a journey', () => {
  it('can be drawn of whatever was written, in any size', () => {
    fc.assert(
      fc.property(anyParts, fc.string(), anySize, (parts, seed, size) => {
        for (const draw of [drawMonthCover, drawYearCover, drawJourney]) {
          const svg = draw(parts, seed, size);
          expect(svg).toBe(draw(structuredClone(parts), seed, size));
          expect(svg).not.toMatch(/NaN|Infinity|undefined/u);
          expect(svg.length).toBeLessThan(60_000);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('have the colours of their days in the order of the days', () => {
    const days = [...Array<null>(12)].map((_, index) => ({
      family: index < 6 ? ('joy' as const) : ('fear' as const),
      words: 100,
    }));
    const colours = [...drawYearCover(days, 'a').matchAll(/stroke="(#[0-9a-f]{6})"/gu)].map(
      ([, colour]) => colour,
    );
    expect(new Set(colours).size).toBe(2);
    expect(drawYearCover(days, 'a').match(/<path/gu)).toHaveLength(12);
  });

  it('mark the days of a year without a word by a point', () => {
    const days = [...Array<null>(365)].map((_, index) => ({ family: null, words: index % 5 === 0 ? 80 : 0 }));
    const svg = drawYearCover(days, 'a');
    expect(svg.match(/<path/gu)).toHaveLength(73);
    expect(svg.match(/<circle/gu)).toHaveLength(292);
  });
});

describe('the address of an artwork', () => {
  it('can be read back as the drawing', () => {
    const svg = drawArtwork({ emotions: [felt('joy')], seed: 'a' });
    const url = artworkDataUrl(svg);
    expect(url.startsWith('data:image/svg+xml;utf8,%3Csvg')).toBe(true);
    expect(decodeURIComponent(url.slice('data:image/svg+xml;utf8,'.length))).toBe(svg);
  });
});

describe('the palette', () => {
  it('has a hue for every family and converts known colours', () => {
    expect(Object.keys(familyHues).sort()).toEqual([...families].sort());
    expect(oklchToHex(0.628, 0.2577, 29.23)).toBe('#ff0000');
    expect(oklchToHex(1, 0, 0)).toBe('#ffffff');
  });
});
