import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chunksOf } from './chunks.ts';
import { detectLanguage } from './detect-language.ts';
import { createTextReader } from './read-text.ts';

const read = createTextReader();
const sentencesOf = (text: string) => read(text).map((sentence) => sentence.text);

describe('reading a text', () => {
  it('parts sentences, paragraphs and list items', () => {
    expect(sentencesOf('I rose. “Up betimes!” he said.\n\nwent home\n- Bread\n- Ale')).toEqual([
      'I rose.',
      '“Up betimes!”',
      'he said.',
      'went home',
      '- Bread',
      '- Ale',
    ]);
  });

  it('keeps a hard-wrapped sentence whole', () => {
    expect(sentencesOf('I walked home\nand slept.')).toEqual(['I walked home\nand slept.']);
  });

  it('reads on after a wide gap', () => {
    expect(sentencesOf(`I am glad.${' '.repeat(900)}I am sad.`)).toEqual(['I am glad.', 'I am sad.']);
  });

  it('reads a very long sentence clause by clause', () => {
    const text = `I ${'went and '.repeat(20)}sat; and so ${'we talked and '.repeat(10)}rose.`;
    expect(sentencesOf(text)).toHaveLength(2);
  });

  it('finds each sentence at its offsets, in order', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
        let last = 0;
        for (const { start, end, text: sentence } of read(text)) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(text.slice(start, end)).toBe(sentence);
          last = end;
        }
      }),
    );
  });
});

describe('chunks', () => {
  it('lose nothing but blank lines and runs without a space', () => {
    const words = fc.array(fc.string({ minLength: 1, maxLength: 60 }), { maxLength: 400 });
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ');
        const chunks = [...chunksOf(text)];
        for (const chunk of chunks) {
          expect(chunk.text.length).toBeLessThanOrEqual(4000);
          expect(text.slice(chunk.start, chunk.start + chunk.text.length)).toBe(chunk.text);
        }
        const kept = (piece: string) =>
          piece.split(/\s+/u).filter((word) => word !== '' && word.length < 100);
        expect(chunks.flatMap((chunk) => kept(chunk.text))).toEqual(kept(text));
      }),
    );
  });
});

describe('language', () => {
  it.each([
    ['I went home and slept.', 'en'],
    ['Ich ging nach Hause und schlief.', 'de'],
    ['Je suis rentrée dans la nuit avec ma sœur.', 'fr'],
    ['今日はとても疲れた。', null],
    ['…', null],
    ['Vexed', 'en'],
  ])('%s → %s', (text, language) => {
    expect(detectLanguage(text, 'en')).toBe(language);
  });
});
