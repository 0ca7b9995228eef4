import type { Analysis, Suggestion } from '@reflectory/contracts/journal';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { describe, expect, it } from 'vitest';
import { isHint, shownSuggestion, summariseIn, summaryIn } from './index.ts';
import { texts } from './texts.ts';

const vexed = { sentence: 'I was vexed at the office.', start: 0, end: 26, terms: ['vexed'] };
const evidence = [vexed];
const frustration = {
  emotion: 'frustration',
  family: 'anger',
  percentage: 100,
  valence: 0,
  arousal: 0,
  evidence,
} as const;
const work = { name: 'Work', area: 'work', count: 1, evidence };
const analysis: Analysis = {
  engine: 'builtin@1',
  language: 'en',
  summary: 'As stored.',
  emotions: [frustration],
  themes: [work],
  suggestions: [],
  wordCount: 6,
  rhythm: [6],
};

describe('what the built-in reader says', () => {
  it('changes with the language of the page, the quoted words stay', () => {
    expect(summariseIn('en', [frustration], [work])).toBe(
      'Something here may point to frustration: “vexed”. You wrote about work.',
    );
    expect(summaryIn('de', analysis).text).toMatch(/\(„vexed“\)\. Du hast über Arbeit geschrieben\.$/);
    expect(summaryIn('ar', analysis).text).toContain('«\u2068vexed\u2069»');
  });

  it('calls one word alone a hint, and words that are often wrong; several words name it', () => {
    const twice = { ...frustration, evidence: [...evidence, { ...vexed, start: 40, end: 66 }] };
    expect(
      [frustration, twice, { ...twice, confidence: 0.4 }, { ...twice, confidence: 0.8 }].map(isHint),
    ).toEqual([true, false, true, false]);
    expect(summariseIn('en', [twice], [])).not.toMatch(/hint|trace|may point/);
  });

  it('is said in more than one way, the same of the same words', () => {
    const said = [0, 1, 2, 3].map((start) => {
      const moved = { ...frustration, evidence: [{ ...vexed, start }] };
      return summariseIn('fr', [moved], []);
    });
    expect(new Set(said).size).toBe(3);
    expect(said[3]).toBe(said[0]);
  });

  it('is left out where it could not read', () => {
    expect(summaryIn('fr', { ...analysis, language: null }).text).toBe('');
  });

  it('has every name, frame and suggestion in every language, each with the same places', () => {
    const shape = (value: unknown): unknown =>
      typeof value === 'string'
        ? [...value.matchAll(/\{\w+\}/gu)].map(([place]) => place).toSorted()
        : Object.fromEntries(Object.entries(value as object).map(([key, own]) => [key, shape(own)]));
    for (const language of LANGUAGES) expect(shape(texts[language])).toEqual(shape(texts.en));
  });
});

it('shows another engine as it wrote, and in which language', () => {
  expect(summaryIn('de', { ...analysis, engine: 'acme:reader' })).toEqual({
    text: 'As stored.',
    language: 'en',
  });
});

describe('a suggestion', () => {
  const { text } = texts.en.suggestions.tired;
  const stored: Suggestion = { text, reason: 'Because.', evidence };

  it('is said in the language of the page, also one that was stored without its rule', () => {
    const german = { text: texts.de.suggestions.tired.text, isTranslated: true };
    expect(shownSuggestion({ ...stored, key: 'tired' }, 'de')).toMatchObject(german);
    expect(shownSuggestion(stored, 'de')).toMatchObject(german);
    expect(shownSuggestion(stored, 'de').reason).toContain('„vexed“');
  });

  it('of another engine stays as it was written', () => {
    const other = { text: 'Walk.', reason: 'Because.', evidence };
    expect(shownSuggestion(other, 'de')).toEqual({ text: 'Walk.', reason: 'Because.', isTranslated: false });
  });
});
