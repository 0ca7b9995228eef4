import { describe, expect, it } from 'vitest';
import { idioms } from './idioms.ts';
import { buildLexicon, emotionSources } from './lexicon.ts';
import { lifeAreas } from './life-areas.ts';

const lexicon = buildLexicon(emotionSources, idioms);
const phrases = [...lexicon.phrases.values()].flat();

describe('the emotion lexicon', () => {
  it('is as large as it claims', () => {
    expect(lexicon.words.size).toBeGreaterThan(1_600);
    expect(phrases.length).toBeGreaterThan(800);
    expect(emotionSources).toHaveLength(30);
  });

  it('gives a word to one emotion unless it is bound to different parts of speech', () => {
    const twice = [...lexicon.words]
      .filter(
        ([, entries]) =>
          new Set(entries.map(({ only }) => only)).size < entries.length ||
          (entries.some(({ only }) => only === null) && entries.length > 1),
      )
      .map(([word, entries]) => `${word}: ${entries.map(({ source }) => source?.emotion).join(', ')}`);
    expect(twice).toEqual([]);
  });

  it('gives a phrase to one emotion', () => {
    const written = phrases.map(({ words }) => words.join(' '));
    expect(written.filter((phrase, index) => written.indexOf(phrase) !== index)).toEqual([]);
  });

  it('is written in lower case without stray marks', () => {
    for (const { words } of phrases) expect(words.join(' ')).toMatch(/^[a-z' ]+$/u);
    for (const word of lexicon.words.keys()) expect(word).toMatch(/^[a-z]+$/u);
    for (const { words } of lifeAreas) expect(words.trim()).toMatch(/^[a-z/\s]+$/u);
  });

  it('leads a denied word only to an emotion there is', () => {
    const names = emotionSources.map(({ emotion }) => emotion);
    expect(new Set(names).size).toBe(names.length);
    const unknown = emotionSources.filter(({ denied }) => denied !== undefined && !names.includes(denied));
    expect(unknown).toEqual([]);
  });
});
