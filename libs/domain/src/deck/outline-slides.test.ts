import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OutlineLine, outlineSlides } from './outline-slides.ts';

const line = (level: number, text: string, note = ''): OutlineLine => ({ level, text, note });
const brief = (lines: OutlineLine[]) =>
  outlineSlides({ title: 'Move', note: '' }, lines).map((slide) =>
    slide.type === 'chapters'
      ? `${slide.title}: ${slide.chapters.join(' ')}`
      : `${slide.above}/${slide.title}: ${slide.items.map(({ text, isBelow }) => (isBelow ? `-${text}` : text)).join(' ')}`,
  );

describe('an outline as slides', () => {
  it('names its branches first and shows each with two levels', () => {
    expect(brief([line(1, 'Why'), line(2, 'river'), line(3, 'near'), line(1, 'Money')])).toEqual([
      'Move: Why Money',
      'Move/Why: river -near',
      'Move/Money: ',
    ]);
  });

  it('gives what hangs deeper slides of its own', () => {
    expect(brief([line(1, 'a'), line(2, 'b'), line(3, 'c'), line(4, 'd'), line(2, 'e')])).toEqual([
      'Move: a',
      'Move/a: b e',
      'a/b: c -d',
    ]);
  });

  it('goes on over several slides where a branch is long, and notes once', () => {
    const slides = outlineSlides({ title: 'Move', note: '' }, [
      line(1, 'a', 'a note'),
      ...Array.from({ length: 20 }, (_, index) => line(2, `${index}`)),
    ]);
    expect(slides.map((slide) => (slide.type === 'branch' ? slide.items.length : 0))).toEqual([0, 9, 9, 2]);
    expect(slides.map(({ note }) => note)).toEqual(['', 'a note', '', '']);
  });

  it('says everything that hangs on a branch, whatever it is like', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 6 }), { maxLength: 40 }), (levels) => {
        const lines = levels.map((level, index) => line(level, `n${index}`));
        const said = new Set(
          outlineSlides({ title: 'Move', note: '' }, lines).flatMap((slide) =>
            slide.type === 'chapters'
              ? slide.chapters
              : [slide.title, ...slide.items.map(({ text }) => text)],
          ),
        );
        expect(lines.filter(({ text }) => !said.has(text))).toEqual([]);
      }),
    );
  });
});
