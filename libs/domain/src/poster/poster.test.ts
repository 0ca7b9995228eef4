import * as fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { crc32 } from '../checksum/index.ts';
import { drawArtwork, drawMonthCover, drawYearCover } from '../artwork/index.ts';
import { drawPoster, type PosterInput, posterPixels, withPrintSize } from './index.ts';
import { wrapped } from './wrapped.ts';

const joy = { emotions: [{ family: 'joy', percentage: 100 }], rhythm: [4, 9, 12], seed: 'a' } as const;
const plain: PosterInput = {
  paper: 'a4',
  ground: 'dark',
  drawing: drawArtwork(joy),
  title: '',
  date: '',
};
const parsed = (svg: string) => {
  const tags: { name: string; attributes: Record<string, unknown> }[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => tags.push({ name, attributes: { ...attributes } }));
  parser.write(svg).close();
  return tags;
};

describe('a poster', () => {
  it('has the size of its paper, and a drawing of lines that fills its width but for the margin', () => {
    const [sheet, , drawing] = parsed(drawPoster(plain));
    expect(sheet?.attributes).toMatchObject({ width: '210mm', height: '297mm' });
    expect(drawing).toMatchObject({
      name: 'svg',
      attributes: { x: '150', width: '1800', viewBox: '0 0 900 900' },
    });
    expect(drawPoster({ ...plain, paper: 'a3' })).toContain('width="297mm" height="420mm"');
    expect(posterPixels('a4')).toEqual({ width: 2480, height: 3508 });
    expect(posterPixels('a3')).toEqual({ width: 3508, height: 4961 });
  });

  it('is the same for the same seed, and another for another', () => {
    expect(drawPoster(plain)).toBe(drawPoster({ ...plain }));
    const other = { ...plain, drawing: drawArtwork({ ...joy, seed: 'b' }) };
    expect(drawPoster(other)).not.toBe(drawPoster(plain));
  });

  it('has no word unless it is given one, and then room for it', () => {
    expect(drawPoster(plain)).not.toContain('<text');
    const said = drawPoster({ ...plain, title: 'The <garden> & I', date: 'March 1, 2026' });
    expect(said).toContain('>The &lt;garden&gt; &amp; I</text>');
    expect(said).toContain('>March 1, 2026</text>');
    const tags = parsed(said);
    const drawing = tags[2]?.attributes ?? {};
    const words = tags.filter(({ name }) => name === 'text');
    for (const { attributes } of words)
      expect(Number(attributes['y'])).toBeGreaterThan(Number(drawing['y']) + 1800);
    expect(Math.max(...words.map(({ attributes }) => Number(attributes['y'])))).toBeLessThan(2970 - 100);
  });

  it('is well-formed whatever its words are, and draws covers as well', () => {
    const parts = [...Array<null>(60)].map((_, at) => ({
      family: at % 3 ? ('fear' as const) : null,
      words: at * 9,
    }));
    const drawings = [plain.drawing, drawMonthCover(parts, '2026-03'), drawYearCover(parts, '2026')];
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.constantFrom(...drawings),
        (title, drawing) => {
          const svg = drawPoster({ ...plain, drawing, title, ground: 'light' });
          expect(svg).not.toMatch(/NaN|undefined/u);
          parsed(svg);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('has darker lines on a light ground', () => {
    const brightest = (svg: string) =>
      Math.max(
        ...[...svg.matchAll(/stroke="#([0-9a-f]{2})/gu)].map(([, red]) => Number.parseInt(red ?? '', 16)),
      );
    expect(brightest(drawPoster({ ...plain, ground: 'light' }))).toBeLessThan(brightest(drawPoster(plain)));
  });
});

describe('a title', () => {
  it('is set in lines that fit, and ends with an ellipsis where it is too long', () => {
    expect(wrapped('A walk by the sea', 18, 3)).toEqual(['A walk by the sea']);
    expect(wrapped('A walk by the sea', 6, 3)).toEqual(['A walk by', 'the sea']);
    expect(wrapped('a'.repeat(100), 10, 3)).toHaveLength(3);
    expect(wrapped('one two three four five six', 5, 2).at(-1)).toMatch(/…$/u);
    expect(wrapped('雨'.repeat(30), 18, 3)).toHaveLength(2);
  });
});

describe('a PNG for print', () => {
  it('says how large its dots are', () => {
    const png = Uint8Array.from({ length: 60 }, (_, at) => at);
    const sized = withPrintSize(png);
    const view = new DataView(sized.buffer);
    expect(sized.length).toBe(81);
    expect(view.getUint32(33)).toBe(9);
    expect(Buffer.from(sized.subarray(37, 41)).toString()).toBe('pHYs');
    expect(Math.round(view.getUint32(41) * 0.0254)).toBe(300);
    expect(view.getUint32(50)).toBe(crc32(sized.subarray(37, 50)));
    expect([...sized.subarray(54)]).toEqual([...png.subarray(33)]);
  });
});
