import type { Analysis } from '@reflectory/contracts/journal';
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
  const entries = [
    { id: 'a', title: 'Oldest', text: 'x'.repeat(300), entry_at: '2026-01-01T00:00:00+00:00' },
    { id: 'b', title: 'Newest', text: 'short', entry_at: '2026-03-01T00:00:00+00:00' },
    { id: 'c', title: 'Between', text: 'short', entry_at: '2026-02-01T00:00:00+00:00' },
  ];
  const analyses = [
    { entry_id: 'a', result: analysis(['fear', 'hope'], ['Work', 'work'], ['Rest']) },
    { entry_id: 'b', result: analysis(['hope'], ['Work'], ['Walk', 'Rest']) },
    { entry_id: 'gone', result: analysis(['anger'], ['Ghosts'], ['Vanish']) },
  ];
  const texts = {
    language: 'en' as const,
    summary: (facts: object) => JSON.stringify(facts),
    themeIn: ({ count, last }: { count: number; last: string }) => `${count} until ${last.slice(0, 10)}`,
  };
  const data = journeyPresentation(entries, analyses, texts);

  it('lists entries newest first with no more than their previews', () => {
    expect(data.entries.map(({ title }) => title)).toEqual(['Newest', 'Between', 'Oldest']);
    expect(data.entries[2]?.text).toHaveLength(100);
  });

  it('counts emotions and themes once per entry', () => {
    expect(data.analysis?.emotions).toEqual([
      { name: 'hope', count: 2, family: 'fear' },
      { name: 'fear', count: 1, family: 'fear' },
    ]);
    expect(data.themes).toEqual([{ name: 'Work', count: 2, description: '2 until 2026-03-01' }]);
  });

  it('does not count what was found where somebody writes of suicide', () => {
    const heavy = { id: 'd', title: 'Night', text: 'I want to die.', entry_at: '2026-04-01T00:00:00+00:00' };
    const result = analysis(['hope', 'anger'], ['Work'], ['Walk']);
    const withHeavy = journeyPresentation(
      [...entries, heavy],
      [...analyses, { entry_id: 'd', result }],
      texts,
    );
    expect(withHeavy.analysis?.emotions).toEqual(data.analysis?.emotions);
    expect(withHeavy.themes).toEqual(data.themes);
    expect(withHeavy.suggestions).toEqual(data.suggestions);
    expect(withHeavy.entries).toHaveLength(4);
  });

  it('names feelings and areas of life in the language of the page', () => {
    const result = { ...analysis(['fear'], [], []), engine: 'builtin@1' };
    const themes = [{ name: 'Work', area: 'work', count: 1, evidence }];
    const inGerman = journeyPresentation(entries, [{ entry_id: 'a', result: { ...result, themes } }], {
      ...texts,
      language: 'de',
    });
    expect(inGerman.analysis?.emotions?.[0]?.name).toBe('Angst');
    expect(inGerman.themes[0]?.name).toBe('Arbeit');
  });

  it('puts what was suggested most often first', () => {
    expect(data.suggestions).toEqual(['Rest', 'Walk']);
  });

  it('quotes no sentence outside the timeline and knows nothing of an entry that is gone', () => {
    expect(JSON.stringify(data)).not.toMatch(/secret|Ghosts|Vanish|anger/);
  });

  it('quotes the newest sentence of the strongest feeling that the timeline shows', () => {
    const said = 'The sea was quiet this morning.';
    const result = analysis(['hope'], [], []);
    result.emotions = result.emotions.map((emotion) => ({ ...emotion, evidence: evidenceOf(said) }));
    const newest = { id: 'b', title: 'Newest', entry_at: '2026-03-01T00:00:00+00:00' };
    const quoteOf = (text: string) =>
      journeyPresentation([{ ...newest, text }], [{ entry_id: newest.id, result }], texts).analysis?.quote;
    expect(quoteOf(`We swam. ${said}`)).toBe(said);
    expect(quoteOf(`${'We swam. '.repeat(20)}${said}`)).toBeUndefined();
    expect(quoteOf(`${said} I want to die.`)).toBeUndefined();
  });

  it('is drawn as one artwork, the same for the same journey', () => {
    expect(data.imageUrl).toMatch(/^data:image\/svg\+xml;utf8,%3Csvg/);
    expect(journeyPresentation(entries, analyses, texts).imageUrl).toBe(data.imageUrl);
    expect(journeyPresentation(entries, [], texts).imageUrl).toBeNull();
  });

  it('says over what time it speaks, and nothing without an analysis', () => {
    expect(JSON.parse(data.analysis?.summary ?? '')).toEqual({
      count: 3,
      from: '2026-01-01T00:00:00+00:00',
      to: '2026-03-01T00:00:00+00:00',
    });
    expect(journeyPresentation(entries, [], texts).analysis).toBeNull();
    expect(journeyPresentation([], [], texts).entries).toEqual([]);
  });
});
