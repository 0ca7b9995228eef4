import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { analysisSchema } from '@reflectory/contracts/journal';
import type { Analysis } from '@reflectory/contracts/journal';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createBuiltinEngine } from './builtin-engine.ts';
import { diaryEntries } from './testing/diary-entries.ts';

const engine = createBuiltinEngine();
const analyse = (text: string): Analysis => engine.analyse(text, { language: 'en' });
const sharesIn = (text: string) =>
  Object.fromEntries(analyse(text).emotions.map(({ emotion, percentage }) => [emotion, percentage]));
const evidenceIn = ({ emotions, themes, suggestions }: Analysis) =>
  [...emotions, ...themes, ...suggestions].flatMap(({ evidence }) => evidence);

/** What every analysis must hold, as a list of what it does not. */
const problemsIn = (text: string, analysis: Analysis): string[] => {
  const shares = analysis.emotions.map(({ percentage }) => percentage);
  const total = shares.reduce((sum, percentage) => sum + percentage, 0);
  const problems = analysisSchema.safeParse(analysis).success ? [] : ['does not fit the contract'];
  if (total !== 0 && total !== 100) problems.push(`sums to ${total}`);
  if (shares.some((share, index) => share > (shares[index - 1] ?? 100))) problems.push('is not sorted');
  for (const { sentence, start, end, terms } of evidenceIn(analysis)) {
    if (text.slice(start, end) !== sentence) problems.push(`misplaces ${sentence}`);
    const isMissing = (term: string) => !sentence.replace(/\s+/gu, ' ').includes(term);
    if (terms.length === 0 || terms.some(isMissing)) problems.push(`misquotes ${sentence}`);
  }
  return problems;
};

describe('what the words speak of', () => {
  it.each([
    ['Closed the deal with the client today.', {}],
    ['Nothing special happened.', {}],
    ['I took pains with the report, kind of.', {}],
    ['I am lonely.', { loneliness: 100 }],
    ['The report is due Friday and I am overwhelmed.', { overwhelm: 100 }],
    ['I was mightily vexed.', { anger: 100 }],
    ['Lay awake, my heart was really racing.', { fear: 50, worry: 50 }],
    ['I feel content.', { contentment: 100 }],
    ['I can’t wait to see Anna.', { excitement: 100 }],
    ['I am fed up with him.', { frustration: 100 }],
  ])('%s', (text, shares) => {
    expect(sharesIn(text)).toEqual(shares);
  });

  it.each([
    ['I am not happy.', {}],
    ["I'm not very happy with it.", {}],
    ['I am not afraid any more.', {}],
    ['I am free of worry.', {}],
    ['I am not angry.', {}],
    ['Not only happy, I was amused.', { joy: 50, amusement: 50 }],
    ['I felt nothing but joy.', { joy: 100 }],
    ['I was never so merry in my life.', { joy: 100 }],
    ['No doubt I love her.', { love: 100 }],
    ['It was not without joy.', { joy: 100 }],
    ['I did not go, but I was happy.', { joy: 100 }],
  ])('denial: %s', (text, shares) => {
    expect(sharesIn(text)).toEqual(shares);
  });

  it('counts a strengthened word for more and a softened one for less', () => {
    const plain = sharesIn('I was sad. I was glad.');
    expect(plain).toEqual({ joy: 50, sadness: 50 });
    expect(sharesIn('I was very sad. I was glad.')['sadness']).toBeGreaterThan(50);
    expect(sharesIn('I was a little sad. I was glad.')['sadness']).toBeLessThan(50);
    expect(sharesIn('I was terribly excited.')).toEqual({ excitement: 100 });
  });

  it('shows the words as they were written', () => {
    const [found] = analyse('Well: I can’t wait to see him.').emotions;
    expect(found?.evidence[0]?.terms).toEqual(['can’t wait']);
  });
});

describe('themes and suggestions', () => {
  it('gives no shares and no advice where somebody writes of suicide', () => {
    const text =
      'I do not see the point of any of it any more. I am so tired of being here. Everyone would be better off without me.';
    expect(analyse(text)).toMatchObject({ emotions: [], suggestions: [] });
    expect(analyse('This meeting is killing me, I am so frustrated.').emotions).not.toEqual([]);
  });

  it('finds areas of life by the words that point to them', () => {
    const { themes } = analyse('My boss moved the meeting. My mother called about the rent.');
    expect(themes.map(({ area, count }) => [area, count])).toEqual([
      ['work', 2],
      ['money', 1],
      ['family', 1],
    ]);
  });

  it('counts every sentence that names a theme, and keeps eight', () => {
    const text = 'The meeting at work ran long. '.repeat(20);
    const work = analyse(text).themes.find(({ area }) => area === 'work');
    expect(work).toMatchObject({ sentenceCount: 20, count: 40 });
    expect(work?.evidence).toHaveLength(8);
  });

  it('finds a phrase that the text comes back to', () => {
    const { themes } = analyse('I thought about the garden project. The garden project is late again.');
    expect(themes.find(({ area }) => area === null)).toMatchObject({ name: 'garden project', count: 2 });
  });

  it('says on which words a suggestion rests', () => {
    const { suggestions } = analyse('I could not sleep. I worry about tomorrow.');
    expect(suggestions[0]?.text).toContain('before you lie down');
    expect(suggestions[0]?.reason).toContain('“worry”');
    expect(suggestions[0]?.evidence.map(({ sentence }) => sentence)).toContain('I worry about tomorrow.');
  });

  it('quotes the person in the summary and says when nothing stood out', () => {
    expect(analyse('I was sad at home. A sad day.').summary).toBe(
      'The words of feeling here speak of sadness: “sad”. You wrote about home.',
    );
    expect(analyse('The kettle is on the table.').summary).toContain('No words of feeling stood out');
  });
});

describe('texts that cannot be read', () => {
  it.each([
    ['nothing', '', 0],
    ['white space', ' \n\t ', 0],
    ['only emoji', '😀🙏🏽 👨‍👩‍👧', 0],
    ['Spanish', 'Hoy estoy muy cansado y triste, pero el sol brilla para mí.', 12],
    ['another script', 'Сегодня я очень устал, но день был хороший', 8],
  ])('%s: says so and finds nothing', (_name, text, wordCount) => {
    const { language, emotions, themes, suggestions, summary, ...rest } = analyse(text);
    expect({ language, emotions, themes, suggestions }).toEqual({
      language: null,
      emotions: [],
      themes: [],
      suggestions: [],
    });
    expect(summary).not.toBe('');
    expect(rest.wordCount).toBe(wordCount);
  });

  it('says so in the language of the person', () => {
    expect(engine.analyse('Сегодня я устал', { language: 'de' }).summary).toContain('Texte auf Englisch');
  });

  it('names the part that was read of a text that is very long', () => {
    const text = `${'I was glad to be home. '.repeat(8_695)}${'🙂 '.repeat(400)} I was sad.`;
    const analysis = analyse(text);
    expect(analysis.summary).toContain('Only the first 200,000 characters were read.');
    expect(analysis.emotions.map(({ emotion }) => emotion)).toEqual(['joy']);
    expect(JSON.stringify(analysis).isWellFormed()).toBe(true);
    expect(problemsIn(text, analysis)).toEqual([]);
  });

  it.each(['#', 'a', 'http://a.b/', '😀', 'a ', '\n', "' ", 'word. '])(
    'comes to an end on 200,000 × %j',
    (piece) => {
      const text = piece.repeat(Math.ceil(200_000 / piece.length));
      expect(problemsIn(text, analyse(text))).toEqual([]);
    },
  );
});

describe('any text', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      'I was not happy',
      'mightily pleased—',
      'don’t cry',
      '\n\n',
      '; and so to bed',
      '…',
      '😀',
      '"At peace"',
      ' ',
    ),
  );
  it('has evidence at exact offsets and shares that sum to 100, the same each time', () => {
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = `I was there and so were they. ${pieces.join(' ')}`;
        const analysis = analyse(text);
        expect(problemsIn(text, analysis)).toEqual([]);
        expect(analyse(text)).toEqual(analysis);
      }),
      { numRuns: 150 },
    );
  });

  it.each(diaryEntries.map(({ date, text }) => [date, text]))('a diary entry of %s', (_date, text) => {
    const analysis = analyse(text);
    expect(problemsIn(text, analysis)).toEqual([]);
    expect(analysis.language).toBe('en');
    expect(analysis.rhythm.reduce((sum, words) => sum + words, 0)).toBe(analysis.wordCount);
    expect(analysis.emotions.length).toBeGreaterThan(0);
  });

  it('finds what a day held', () => {
    const shares = sharesIn(diaryEntries[3].text);
    expect(Object.keys(shares)).toEqual(expect.arrayContaining(['frustration', 'contentment', 'weariness']));
  });

  const diary = path.resolve(import.meta.dirname, '../../../../../../shared/data/pepys-diary.jsonl');
  it.skipIf(!existsSync(diary))(
    'three years of a diary (needs the shared data beside the checkout)',
    () => {
      const texts = readFileSync(diary, 'utf8').split('\n').slice(0, 1000).filter(Boolean);
      for (const line of texts) {
        const { text }: { text: string } = JSON.parse(line);
        expect(problemsIn(text, analyse(text))).toEqual([]);
      }
    },
    60_000,
  );
});
