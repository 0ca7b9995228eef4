import { expect, it } from 'vitest';
import { journeySlides, permittedData, sessionSlides } from './index.ts';
import { chooseQuote, permittedQuote } from './quotes.ts';

const said = 'Tomorrow I will ask for help.';

it('chooses the first sentence that is shown elsewhere and can stand alone', () => {
  const shown = [`It was hard.\n${said}`];
  expect(chooseQuote(['It was hard.', 'Never said in any answer at all.', said], shown)).toBe(said);
  expect(chooseQuote(['Tomorrow I will\n ask for help.'], shown)).toBe(said);
  expect(chooseQuote([`${'and '.repeat(60)}so on.`], [`${'and '.repeat(60)}so on.`])).toBeUndefined();
});

it('quotes nothing where somebody writes of suicide', () => {
  const heavy = 'Some days I really want to die.';
  expect(chooseQuote([heavy], [heavy])).toBeUndefined();
  expect(permittedQuote(said, [`${said} ${heavy}`])).toBeNull();
});

it('goes with the answers of a session, to slides and to visitors', () => {
  const data = {
    title: 'A hard week',
    framework: 'free',
    questions: [],
    answers: [`It was hard. ${said}`],
    analysis: { emotions: [], quote: said },
    imageUrl: null,
  };
  const quoteOf = (permissions: Record<string, boolean>, quote = said) => {
    const analysis = { ...data.analysis, quote };
    const shown = permittedData('session', { ...data, analysis, slide_permissions: permissions });
    return shown && [shown.analysis?.quote, sessionSlides(shown).at(-1)];
  };
  expect(quoteOf({})).toEqual([said, expect.objectContaining({ type: 'insights', quote: said })]);
  expect(quoteOf({ answers: false })).toEqual([undefined, expect.objectContaining({ quote: null })]);
  expect(quoteOf({ insights: false })?.[0]).toBeUndefined();
  expect(quoteOf({}, 'Words that no answer has.')?.[0]).toBeUndefined();
});

it('goes with the timeline of a journey, and its artwork with the overview', () => {
  const data = {
    entries: [{ title: 'Monday', text: `It was hard. ${said}`, createdAt: '2026-01-01T00:00:00Z' }],
    analysis: { summary: 'One day.', emotions: [], quote: said },
    themes: [],
    suggestions: [],
    personality: null,
    imageUrl: 'data:image/svg+xml;utf8,<svg/>',
  };
  const shownWith = (permissions: Record<string, boolean>) =>
    permittedData('overall', { ...data, slide_permissions: permissions });
  const all = shownWith({});
  expect(all && journeySlides(all)[0]).toMatchObject({ quote: said, artwork: data.imageUrl });
  const noTimeline = shownWith({ timeline: false });
  expect(noTimeline?.analysis).not.toHaveProperty('quote');
  expect(noTimeline && journeySlides(noTimeline)[0]).toMatchObject({ quote: null, artwork: data.imageUrl });
  expect(shownWith({ overview: false })).not.toHaveProperty('imageUrl');
});
