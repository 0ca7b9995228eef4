import { readFileSync } from 'node:fs';
import type { SharedContent } from '@reflectory/contracts/boot';
import type { Brand } from '@reflectory/contracts/instance';
import type { SessionPresentationData } from '@reflectory/contracts/presentations';
import { LANGUAGES } from '@reflectory/contracts/languages';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { firstView } from './first-view.ts';
import { firstViewTexts } from './first-view-texts.ts';

const brand: Brand = { productName: 'Acme & Sons', accent: '#14b795', logoPath: null, shape: 'soft' };
const hostile = `"><script>alert('x')</script></main><img src=x onerror=alert(1)>{{date}}$&`;
const imageUrl = 'data:image/svg+xml;utf8,%3Csvg%2F%3E';
const createdAt = '2026-01-02T15:04:00+00:00';

const sessionOf = (content: object = {}): SharedContent => ({
  kind: 'session',
  token: 't',
  content: { title: 'A hard week', createdAt, framework: 'anxious', answers: [], imageUrl: null, ...content },
});
const data: SessionPresentationData = {
  title: 'A hard week',
  framework: 'anxious',
  questions: ['What worries you?'],
  answers: ['The review'],
  analysis: {
    summary: 'Fear, with some hope.',
    emotions: [{ emotion: 'fear', percentage: 70, family: 'fear' }],
  },
  imageUrl,
};
const presentationOf = (
  changes: Partial<SessionPresentationData> = {},
  title = 'A hard week',
): SharedContent => ({
  kind: 'presentation',
  token: 't',
  content: {
    title,
    presentation_type: 'session',
    presentation_data: { ...data, ...changes },
    created_at: createdAt,
  },
});

function draw(shared: SharedContent, language: (typeof LANGUAGES)[number] = 'en') {
  const { document } = new JSDOM(firstView(shared, { language, brand })).window;
  const texts = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  return { document, texts, text: document.body.textContent };
}

describe('the first view of a shared session', () => {
  it('shows framework, title, moment and artwork before a chat of every question', () => {
    const { document, texts } = draw(sessionOf({ answers: ['The review [losing face]'], imageUrl }));
    expect(texts('main > header')).toEqual(['Acme & Sons']);
    expect(texts('article > header > *')).toEqual([
      'Anxious',
      'A hard week',
      expect.stringMatching(/^January 2, 2026.* 3:04\sPM UTC$/),
    ]);
    expect(document.querySelector('img')?.alt).toBe('Generated artwork for “A hard week”');
    expect(texts('li')).toHaveLength(21);
    expect(texts('li p')[1]).toBe('AnswerThe review [losing face]');
    expect(texts('li p')[2]).toContain('losing face');
    expect(texts('li:last-child .empty')).toEqual(['AnswerNot answered']);
  });

  it('shows only the first answer of Free Write, as it was written', () => {
    const { document, texts } = draw(sessionOf({ framework: 'free', answers: ['One\n<b>two</b>', 'never'] }));
    expect(texts('article > p')).toEqual(['One\n<b>two</b>']);
    expect(document.querySelector('img, li')).toBeNull();
  });
});

describe('the first view of a shared presentation', () => {
  it('shows title, date, a way to an own one, and the cover with its artwork', () => {
    const { document, texts } = draw(presentationOf());
    expect(texts('.bar h1, .bar p, .bar a')).toEqual([
      'A hard week',
      'Shared on January 2, 2026',
      'Create your own →',
    ]);
    expect(texts('.slide h2, .facts span')).toEqual(['A hard week', 'Anxious', '1 response']);
    expect(document.querySelector('.slide img')?.getAttribute('src')).toBe(imageUrl);
  });

  it('shows the first slide that is permitted and nothing of a forbidden one', () => {
    const permissions = { title: false, artwork: false, answers: false };
    const { document, texts, text } = draw(presentationOf({ slide_permissions: permissions }));
    expect(texts('.slide h2, .statement, .name, .amount')).toEqual([
      'Summary',
      'Fear, with some hope.',
      'Fear',
      '70%',
    ]);
    expect(document.querySelector('img')).toBeNull();
    expect(text).not.toContain('The review');
    expect(text).not.toContain('What worries you?');
  });

  it('says so when nothing of it is shared', () => {
    const none = Object.fromEntries(
      ['title', 'summary', 'questions', 'answers', 'artwork', 'insights'].map((section) => [section, false]),
    );
    expect(draw(presentationOf({ slide_permissions: none })).text).toContain(
      'Nothing of this presentation was shared.',
    );
  });

  it('begins a journey with its overview', () => {
    const journey = {
      entries: [],
      analysis: { summary: 'Two weeks.', emotions: [{ name: 'joy', count: 2 }] },
      themes: [],
      suggestions: [],
      personality: null,
    };
    const { texts } = draw({
      kind: 'presentation',
      token: 't',
      content: {
        title: 'J',
        presentation_type: 'overall',
        presentation_data: journey,
        created_at: createdAt,
      },
    });
    expect(texts('.slide h2, .statement, .amount')).toEqual(['Overview', 'Two weeks.', '2 entries']);
  });
});

describe('a first view', () => {
  it.each([
    ['session', 'This is no longer available'],
    ['presentation', 'This presentation is no longer available'],
  ] as const)('of a %s that is gone says so and leads to sign in', (kind, heading) => {
    const { texts, document } = draw({ kind, token: 't', content: null });
    expect(texts('h1')).toEqual([heading]);
    expect(texts('.notice p')).toEqual([
      'The public share link has been revoked or does not exist.',
      'Sign up or log in',
    ]);
    expect(document.querySelector('.notice a')?.getAttribute('href')).toBe('/auth');
  });

  it('lets hostile words be words', () => {
    const words = { framework: hostile, answers: [hostile], imageUrl: hostile };
    const analysis = { summary: hostile, emotions: [{ emotion: hostile, percentage: 1, family: undefined }] };
    for (const shared of [
      sessionOf({ title: hostile, ...words }),
      sessionOf({ title: hostile, ...words, framework: 'free' }),
      presentationOf({ ...words, title: hostile }, hostile),
      presentationOf({ ...words, analysis, slide_permissions: { title: false } }, hostile),
    ]) {
      const { document, texts } = draw(shared);
      expect(document.querySelectorAll('script, [onerror], [src=x]')).toHaveLength(0);
      expect(document.body.children).toHaveLength(1);
      expect(texts('h1')).toEqual([hostile]);
    }
  });

  it('takes the direction of people’s words from these', () => {
    const { document } = draw(presentationOf());
    expect(document.querySelectorAll('h1[dir=auto], h2[dir=auto]')).toHaveLength(2);
    expect(draw(sessionOf()).document.querySelectorAll('li p:not([dir=auto])')).toHaveLength(0);
  });

  it('needs no style attributes, which its document does not allow', () => {
    const drawn = [
      sessionOf({ imageUrl }),
      presentationOf(),
      presentationOf({ slide_permissions: { title: false } }),
    ];
    for (const shared of drawn) expect(draw(shared).document.querySelector('[style]')).toBeNull();
  });
});

describe.each(LANGUAGES)('in %s a first view', (language) => {
  it('says what the page will say', () => {
    const path = `../../../../apps/presentations-mfe/src/locales/${language}.json`;
    const { shared, slide, slides } = JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
    const { responses, entries, noSummary, slides: headings, ...words } = firstViewTexts[language];
    expect(shared).toMatchObject(words);
    expect({ slides: headings, noSummary }).toEqual({ slides, noSummary: slide.noSummary });
    for (const [name, forms] of Object.entries({ responses, entries })) {
      for (const [form, text] of Object.entries(forms)) expect(slide[`${name}_${form}`]).toBe(text);
      expect(Object.keys(forms)).toEqual(
        expect.arrayContaining(new Intl.PluralRules(language).resolvedOptions().pluralCategories),
      );
    }
    expect(draw({ kind: 'session', token: 't', content: null }, language).texts('h1')).toEqual([
      shared.sessionUnavailable,
    ]);
    expect(draw({ kind: 'presentation', token: 't', content: null }, language).texts('h1')).toEqual([
      shared.presentationUnavailable,
    ]);
  });
});
