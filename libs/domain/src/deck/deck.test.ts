import {
  type OverallPresentationData,
  overallSectionSchema,
  type SessionPresentationData,
  sessionSectionSchema,
} from '@reflectory/contracts/presentations';
import { describe, expect, it } from 'vitest';
import {
  availableSections,
  defaultSelection,
  isSectionVisible,
  journeyFileName,
  journeySlides,
  permittedData,
  OVERALL_SECTIONS,
  SESSION_SECTIONS,
  sessionFileName,
  sessionSlides,
  sharedSessionOf,
  shareLink,
  timelinePreview,
  wrapIndex,
} from './index.ts';

const session: SessionPresentationData = {
  title: 'A hard week',
  framework: 'anxious',
  questions: ['What worries you?', 'What if?', 'And then?'],
  answers: ['The review', '', 'I would cope'],
  analysis: {
    summary: 'Fear, with some hope.',
    emotions: [10, 30, 5, 25, 20, 10].map((percentage, index) => ({ emotion: `e${index}`, percentage })),
  },
  imageUrl: 'data:image/svg+xml;utf8,<svg/>',
};

const journey: OverallPresentationData = {
  entries: Array.from({ length: 14 }, (_, day) => ({
    title: `Day ${day + 1}`,
    text: 'a'.repeat(140),
    createdAt: new Date(Date.UTC(2026, 0, day + 1)).toISOString(),
  })),
  analysis: {
    summary: 'Two weeks.',
    emotions: Array.from({ length: 10 }, (_, n) => ({ name: `e${n}`, count: n })),
  },
  themes: Array.from({ length: 8 }, (_, n) => ({ name: `t${n}`, count: n, description: '' })),
  suggestions: ['one', 'two', 'three', 'four', 'five', 'six'],
  personality: null,
};

describe('sections', () => {
  it('are those of the contract', () => {
    expect(SESSION_SECTIONS).toEqual(sessionSectionSchema.options);
    expect(OVERALL_SECTIONS).toEqual(overallSectionSchema.options);
  });

  it('of a session without analysis and artwork leave three that are checked §5.18 §5.19 §5.20', () => {
    const bare = { ...session, analysis: null, imageUrl: null };
    expect(availableSections('session', bare)).toEqual(['title', 'questions', 'answers']);
    expect(defaultSelection('session', bare)).toEqual({
      title: true,
      summary: false,
      questions: true,
      answers: true,
      artwork: false,
      insights: false,
    });
  });

  it('of a journey need something to show §5.21 §5.22 §5.23', () => {
    const empty = { ...journey, analysis: { summary: '', emotions: [] }, themes: [], suggestions: [] };
    expect(availableSections('overall', empty)).toEqual(['overview', 'timeline']);
    expect(availableSections('overall', { ...journey, personality: { summary: 'Curious' } })).toHaveLength(7);
  });

  it('are included unless explicitly forbidden §5.17', () => {
    expect(isSectionVisible(undefined, 'title')).toBe(true);
    expect(isSectionVisible({}, 'title')).toBe(true);
    expect(isSectionVisible({ title: false }, 'title')).toBe(false);
  });
});

describe('slides of a session', () => {
  it('come in order with the top three and top five emotions §9.20', () => {
    const slides = sessionSlides(session);
    expect(slides.map(({ type }) => type)).toEqual([
      'title',
      'summary',
      'questions',
      'answers',
      'artwork',
      'insights',
    ]);
    expect(slides[1]).toMatchObject({
      emotions: [{ percentage: 30 }, { percentage: 25 }, { percentage: 20 }],
    });
    expect(slides[5]).toMatchObject({ totalResponses: 2, averageLength: 11, framework: 'anxious' });
    expect(slides[5]).toHaveProperty('emotions.length', 5);
  });

  it('show neither questions nor artwork on another slide when these are forbidden', () => {
    const slides = sessionSlides({ ...session, slide_permissions: { questions: false, artwork: false } });
    expect(slides[0]).toMatchObject({ type: 'title', artwork: null });
    expect(slides.find(({ type }) => type === 'answers')).toMatchObject({
      responses: [
        { question: null, answer: 'The review' },
        { question: null, answer: 'I would cope' },
      ],
    });
  });

  it('still count the responses when the server withheld the answers', () => {
    const data = permittedData('session', { ...session, slide_permissions: { answers: false } });
    expect(data && sessionSlides(data)[0]).toMatchObject({ totalResponses: 2 });
  });

  it('of a newer version are marked as unknown', () => {
    const slides = sessionSlides({ ...session, slide_permissions: { weather: true } });
    expect(slides.at(-1)).toEqual({ type: 'unknown', section: 'weather' });
  });
});

describe('slides of a journey', () => {
  it('keep to the limits and leave out what is missing §9.21', () => {
    const slides = journeySlides(journey);
    expect(slides.map(({ type }) => type)).toEqual([
      'overview',
      'emotions',
      'themes',
      'suggestions',
      'timeline',
      'next_steps',
    ]);
    expect(slides[0]).toHaveProperty('emotions.length', 3);
    expect(slides[1]).toHaveProperty('emotions.length', 8);
    expect(slides[2]).toHaveProperty('themes.length', 6);
    expect(slides[3]).toHaveProperty('suggestions.length', 5);
    expect(slides[5]).toHaveProperty('steps', ['one', 'two', 'three']);
  });

  it('page the timeline by six, newest first, with previews of 100 characters §9.22', () => {
    const timeline = journeySlides(journey).find((slide) => slide.type === 'timeline');
    expect(timeline?.pages.map((page) => page.length)).toEqual([6, 6, 2]);
    expect(timeline?.pages[0]?.[0]).toMatchObject({ title: 'Day 14', preview: 'a'.repeat(100) });
    expect(Array.from(timelinePreview('😀'.repeat(150)))).toHaveLength(100);
  });
});

describe('a share as a page to read', () => {
  const share = {
    title: 'A hard week',
    presentation_type: 'session' as const,
    created_at: '2026-01-02T00:00:00+00:00',
  };
  const pageWith = (permissions: Record<string, boolean>) =>
    sharedSessionOf({ ...share, presentation_data: { ...session, slide_permissions: permissions } }, 'en');

  it('needs questions and answers', () => {
    expect(pageWith({})).toEqual({
      title: 'A hard week',
      createdAt: share.created_at,
      framework: 'anxious',
      answers: session.answers,
      imageUrl: session.imageUrl,
    });
    expect(pageWith({ questions: false })).toBeNull();
    expect(pageWith({ answers: false })).toBeNull();
  });

  it('has no answers where the share brings none §3.24', () => {
    const { answers: _answers, ...data } = session;
    expect(sharedSessionOf({ ...share, presentation_data: data }, 'en')?.answers).toEqual([]);
  });

  it('leaves a forbidden artwork out', () => {
    expect(pageWith({ artwork: false })?.imageUrl).toBeNull();
  });

  it('does not exist for a journey or for broken data', () => {
    expect(
      sharedSessionOf({ ...share, presentation_type: 'overall', presentation_data: journey }, 'en'),
    ).toBeNull();
    expect(sharedSessionOf({ ...share, presentation_data: { answers: 'none' } }, 'en')).toBeNull();
  });
});

describe('going through slides', () => {
  it('wraps at both ends', () => {
    expect(wrapIndex(0, -1, 6)).toBe(5);
    expect(wrapIndex(5, 1, 6)).toBe(0);
    expect(wrapIndex(0, 1, 0)).toBe(0);
  });
});

describe('names', () => {
  it('of exported files hold nothing that a file system refuses §9.25 §9.26', () => {
    expect(sessionFileName('A hard week')).toBe('A hard week-presentation.png');
    expect(sessionFileName('../ a/b: "c"?\u0000')).toBe('a b c-presentation.png');
    expect(sessionFileName(' … ')).toBe('…-presentation.png');
    expect(sessionFileName('///')).toBe('session-presentation.png');
    expect(sessionFileName('x'.repeat(500)).length).toBeLessThan(100);
    expect(journeyFileName(new Date(2026, 2, 4))).toBe('journey-insights-2026-03-04.png');
  });

  it('of links lead to the public page §7.22', () => {
    expect(shareLink('https://acme.example', 'abc-_1')).toBe('https://acme.example/p/abc-_1');
  });
});
