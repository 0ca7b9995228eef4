import type {
  OverallPresentationData,
  SessionPresentationData,
  SlidePermissions,
} from '@reflectory/contracts/presentations';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { permittedData } from './permitted-data.ts';
import { OVERALL_SECTIONS, SESSION_SECTIONS } from './sections.ts';

const permissions = <Key extends string>(sections: readonly Key[]) =>
  fc.dictionary(fc.constantFrom(...sections), fc.boolean(), { noNullPrototype: true });

/** Texts carry the mark of the only sections that may show them, so that a leak can be seen in the JSON. */
const marked = (mark: string) => fc.string({ maxLength: 20 }).map((text) => `«${mark}»${text}`);

const sessionData: fc.Arbitrary<SessionPresentationData> = fc.record({
  title: marked('title'),
  framework: marked('title|insights|questions'),
  questions: fc.array(marked('questions'), { maxLength: 5 }),
  answers: fc.array(marked('answers'), { maxLength: 5 }),
  analysis: fc.option(
    fc.record({
      summary: marked('summary'),
      emotions: fc.array(
        fc.record({ emotion: marked('summary|insights'), percentage: fc.integer({ min: 0, max: 100 }) }),
        { maxLength: 9 },
      ),
    }),
  ),
  imageUrl: fc.option(marked('artwork')),
  slide_permissions: permissions(SESSION_SECTIONS),
});

it('shows no percentages of somebody who writes of suicide, whoever made the snapshot', () => {
  const data = {
    title: 'Night',
    framework: 'free',
    questions: [],
    analysis: { summary: 'Mostly frustration.', emotions: [{ emotion: 'frustration', percentage: 100 }] },
    imageUrl: null,
    slide_permissions: {},
  };
  expect(permittedData('session', { ...data, answers: ['I want to die.'] })?.analysis).toBeNull();
  expect(permittedData('session', { ...data, answers: ['A meeting.'] })?.analysis).not.toBeNull();
});

const overallData: fc.Arbitrary<OverallPresentationData> = fc.record({
  entries: fc.array(
    fc.record({
      title: marked('timeline'),
      text: marked('timeline'),
      createdAt: fc.constant('2026-01-02T00:00:00Z'),
    }),
    { maxLength: 4 },
  ),
  analysis: fc.option(
    fc.record({
      summary: marked('overview'),
      emotions: fc.array(fc.record({ name: marked('overview|emotions'), count: fc.nat(9) }), {
        maxLength: 12,
      }),
    }),
  ),
  themes: fc.array(fc.record({ name: marked('themes'), count: fc.nat(9), description: marked('themes') }), {
    maxLength: 9,
  }),
  suggestions: fc.array(marked('insights|next_steps'), { maxLength: 9 }),
  personality: fc.option(fc.record({ summary: marked('personality') })),
  slide_permissions: permissions(OVERALL_SECTIONS),
});

function marksIn(data: unknown): string[][] {
  return [...JSON.stringify(data).matchAll(/«([^»]*)»/g)].map((match) => (match[1] ?? '').split('|'));
}

/** Marks in `permitted` that only forbidden sections could have left there. */
function leaks(permissions: SlidePermissions | undefined, permitted: unknown): string[][] {
  return marksIn(permitted).filter((sections) =>
    sections.every((section) => permissions?.[section] === false),
  );
}

describe('permittedData', () => {
  it('never lets a text of a forbidden session section out §6.3', () => {
    fc.assert(
      fc.property(sessionData, (data) => {
        expect(leaks(data.slide_permissions, permittedData('session', data))).toEqual([]);
      }),
    );
  });

  it('never lets a text of a forbidden journey section out §6.3', () => {
    fc.assert(
      fc.property(overallData, (data) => {
        expect(leaks(data.slide_permissions, permittedData('overall', data))).toEqual([]);
      }),
    );
  });

  it('changes nothing when it is applied to its own result', () => {
    fc.assert(
      fc.property(sessionData, overallData, (session, overall) => {
        const once = permittedData('session', session);
        expect(permittedData('session', once)).toEqual(once);
        const journey = permittedData('overall', overall);
        expect(permittedData('overall', journey)).toEqual(journey);
      }),
    );
  });

  it('keeps all that permitted sections show', () => {
    fc.assert(
      fc.property(sessionData, (data) => {
        const all = permittedData('session', { ...data, slide_permissions: {} });
        expect(all).toMatchObject({
          title: data.title,
          framework: data.framework,
          questions: data.questions,
          answers: data.answers,
          imageUrl: data.imageUrl,
        });
        expect(all?.analysis?.emotions?.length).toBe(
          data.analysis?.emotions && Math.min(5, data.analysis.emotions.length),
        );
      }),
    );
  });
});

const session: SessionPresentationData = {
  title: 'A hard week',
  framework: 'tension',
  questions: ['Where?', 'What?', 'Why?'],
  answers: ['Work', 'Too much', ''],
  analysis: {
    summary: 'Mostly fear.',
    emotions: ['calm', 'joy', 'fear', 'hope', 'trust', 'anger'].map((emotion, index) => ({
      emotion,
      percentage: index,
    })),
  },
  imageUrl: 'data:image/svg+xml;utf8,<svg/>',
};

function withForbidden(...forbidden: string[]) {
  return {
    ...session,
    slide_permissions: Object.fromEntries(forbidden.map((section) => [section, false])),
  };
}

describe('what is left of a session', () => {
  it('tells the number and length of withheld answers only to the slides that show them', () => {
    expect(permittedData('session', withForbidden('answers'))?.statistics).toEqual({
      totalResponses: 2,
      averageLength: 6,
    });
    expect(permittedData('session', withForbidden('answers', 'insights'))?.statistics).toEqual({
      totalResponses: 2,
    });
    expect(permittedData('session', withForbidden('answers', 'insights', 'title'))).not.toHaveProperty(
      'statistics',
    );
  });

  it('gives the summary three emotions and the insights five', () => {
    expect(permittedData('session', withForbidden('insights'))?.analysis?.emotions).toHaveLength(3);
    expect(permittedData('session', withForbidden('summary'))?.analysis?.emotions).toHaveLength(5);
    expect(permittedData('session', withForbidden('summary', 'insights'))?.analysis).toBeNull();
  });

  it('drops what no slide knows and refuses what is no presentation', () => {
    const padded = { ...session, secret: 'kept elsewhere' };
    expect(JSON.stringify(permittedData('session', padded))).not.toContain('kept elsewhere');
    expect(permittedData('session', { title: 1 })).toBeNull();
    expect(permittedData('overall', session)).toBeNull();
  });
});

describe('what is left of a journey', () => {
  it('carries of an entry no more than the 100 characters that the timeline shows', () => {
    const data = {
      entries: [{ title: 'Monday', text: 'x'.repeat(500), createdAt: '2026-01-02T00:00:00Z' }],
      analysis: null,
      themes: [],
      suggestions: [],
      personality: null,
    };
    expect(permittedData('overall', data)?.entries[0]?.text).toHaveLength(100);
  });
});
