import type { Analysis } from '@reflectory/contracts/journal';
import type { Journey } from '@reflectory/contracts/overview';
import { describe, expect, it } from 'vitest';
import { journeyPresentation } from './journey-presentation.ts';
import { sessionPresentation } from './session-presentation.ts';

const evidenceOf = (sentence: string) => [{ sentence, start: 0, end: 5, terms: ['secret'] }];
const evidence = evidenceOf('A secret sentence.');

function analysis(emotions: string[], themes: string[], suggestions: string[]): Analysis {
  return {
    engine: 'acme:reader',
    language: 'en',
    summary: 'A summary.',
    emotions: emotions.map((emotion) => ({
      emotion,
      family: 'fear',
      percentage: Math.floor(100 / emotions.length),
      valence: 0,
      arousal: 0,
      evidence,
    })),
    themes: themes.map((name) => ({ name, area: null, count: 3, evidence })),
    suggestions: suggestions.map((text) => ({ text, reason: '', evidence })),
    wordCount: 10,
    rhythm: [],
  };
}

describe('sessionPresentation', () => {
  const entry = { title: 'Worries', framework: 'free', text: 'The whole text' };

  it('puts the answers beside the questions of the framework and leaves the evidence behind', () => {
    const data = sessionPresentation(
      {
        entry: { ...entry, framework: 'anxious' },
        session: { answers: ['The review', 'It goes wrong'] },
        analysis: { result: analysis(['fear'], [], []) },
        artwork: { svg: '<svg><rect fill="#f00"/></svg>' },
      },
      'en',
    );
    expect(data.questions).toHaveLength(21);
    expect(data.answers).toEqual(['The review', 'It goes wrong']);
    expect(data.analysis).toEqual({
      summary: 'A summary.',
      emotions: [{ emotion: 'fear', percentage: 100, family: 'fear', is_hint: true }],
    });
    expect(data.imageUrl).toBe(
      'data:image/svg+xml;utf8,%3Csvg%3E%3Crect%20fill%3D%22%23f00%22%2F%3E%3C%2Fsvg%3E',
    );
  });

  it('says of a feeling that several words speak of how much of the text it has', () => {
    const result = analysis(['fear'], [], []);
    const [fear] = result.emotions;
    const sure = { ...result, emotions: fear ? [{ ...fear, evidence: [...evidence, ...evidence] }] : [] };
    const data = sessionPresentation(
      { entry, session: null, analysis: { result: sure }, artwork: null },
      'en',
    );
    expect(data.analysis?.emotions).toEqual([{ emotion: 'fear', percentage: 100, family: 'fear' }]);
  });

  it('shows no percentages or advice of somebody who writes of suicide', () => {
    const data = sessionPresentation(
      {
        entry: { ...entry, text: 'Everyone would be better off without me.' },
        session: null,
        analysis: { result: analysis(['frustration'], [], ['Walk']) },
        artwork: null,
      },
      'en',
    );
    expect(data.analysis).toBeNull();
    expect(data.answers).toEqual(['Everyone would be better off without me.']);
  });

  it('quotes a sentence that stands in the answers', () => {
    const said = 'Tomorrow I will ask for help.';
    const result = analysis(['fear', 'hope'], [], []);
    result.emotions = result.emotions.map((emotion) => ({ ...emotion, evidence: evidenceOf(said) }));
    const sources = { session: null, analysis: { result }, artwork: null };
    const quoted = sessionPresentation(
      { ...sources, entry: { ...entry, text: `It was hard. ${said}` } },
      'en',
    );
    expect(quoted.analysis?.quote).toBe(said);
    expect(sessionPresentation({ ...sources, entry }, 'en').analysis).not.toHaveProperty('quote');
  });

  it('shows the text of an entry that has no session, analysis or artwork', () => {
    const data = sessionPresentation({ entry, session: null, analysis: null, artwork: null }, 'en');
    expect(data).toMatchObject({ answers: ['The whole text'], analysis: null, imageUrl: null });
  });
});

describe('journeyPresentation', () => {
  const journey: Journey = {
    entries: 3,
    first: '2026-01-01',
    last: '2026-03-01',
    first_entry: '55555555-5555-4555-8555-555555555555',
    months: [1, 1, 1],
    month_families: ['joy', null, 'fear'],
    feelings: [
      { emotion: 'hope', family: 'joy', valence: 0.6, arousal: 0.4, entries: 2 },
      { emotion: 'fear', family: 'fear', valence: -0.7, arousal: 0.8, entries: 1 },
    ],
    themes: [{ name: 'Work', area: 'work', entries: 2, last: '2026-03-01' }],
    suggestions: [{ text: 'Rest', reason: '' }],
    quote: 'It was a quiet morning.',
    timeline: [{ title: 'Newest', text: 'It was a quiet morning.', entry_at: '2026-03-01T00:00:00Z' }],
  };
  const texts = {
    language: 'en' as const,
    summary: (facts: object) => JSON.stringify(facts),
    themeIn: ({ count, last }: { count: number; last: string }) => `${count} until ${last}`,
  };

  it('says how much was written when, what was felt and what it was about', () => {
    expect(journeyPresentation(journey, texts)).toMatchObject({
      entries: [{ title: 'Newest', text: 'It was a quiet morning.', createdAt: '2026-03-01T00:00:00Z' }],
      analysis: {
        summary: '{"count":3,"from":"2026-01-01","to":"2026-03-01"}',
        emotions: [
          { name: 'hope', count: 2, family: 'joy' },
          { name: 'fear', count: 1, family: 'fear' },
        ],
        quote: 'It was a quiet morning.',
      },
      themes: [{ name: 'Work', count: 2, description: '2 until 2026-03-01' }],
      suggestions: ['Rest'],
    });
  });

  it('names feelings and areas of life in the language of the page', () => {
    const inGerman = journeyPresentation(journey, { ...texts, language: 'de' });
    expect(inGerman.analysis?.emotions?.[1]?.name).toBe('Angst');
    expect(inGerman.themes[0]?.name).toBe('Arbeit');
  });

  it('has no analysis and no artwork where nothing was found', () => {
    const unread = journeyPresentation({ ...journey, feelings: [], themes: [] }, texts);
    expect(unread).toMatchObject({ analysis: null, imageUrl: null });
  });

  it('draws one artwork of the whole journey, which is the same each time', () => {
    const { imageUrl } = journeyPresentation(journey, texts);
    expect(imageUrl).toMatch(/^data:image\/svg\+xml/);
    expect(journeyPresentation(journey, texts).imageUrl).toBe(imageUrl);
  });
});
