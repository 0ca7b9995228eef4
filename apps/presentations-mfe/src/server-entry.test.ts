import type { SharedContent } from '@reflectory/contracts/boot';
import { type Language, LANGUAGES } from '@reflectory/contracts/languages';
import type { SessionPresentationData } from '@reflectory/contracts/presentations';
import { bootManifestFake } from '@reflectory/platform-sdk/testing';
import { describe, expect, it } from 'vitest';
import type en from './locales/en.json';
import { serverEntry } from './server-entry.ts';

const textsIn = async (language: Language): Promise<typeof en> => {
  const module: { default: typeof en } = await import(`./locales/${language}.json`);
  return module.default;
};
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
    emotions: [
      { emotion: 'fear', percentage: 70, family: 'fear' },
      { emotion: 'hope', percentage: 30, family: 'joy', is_hint: true },
    ],
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
  const kind = shared.kind === 'session' ? 's' : 'p';
  const boot = bootManifestFake({ shared, principal: null, remotes: [] });
  boot.instance.brand.productName = 'Acme & Sons';
  const page = { route: `/${kind}/:token`, path: `/${kind}/t`, language, boot };
  const drawn = document.implementation.createHTMLDocument();
  drawn.body.innerHTML = serverEntry.draw(JSON.stringify(page));
  const all = (selector: string) =>
    [...drawn.querySelectorAll(selector)].map((element) => element.textContent);
  return { document: drawn, texts: all, text: drawn.body.textContent };
}

describe('what visitors see of a shared session before any script is there', () => {
  it('is framework, title, moment and artwork before a chat of every question', () => {
    const drawn = draw(sessionOf({ answers: ['The review [losing face]'], imageUrl }));
    expect(drawn.texts('header')[0]).toBe('Acme & Sons');
    expect(drawn.texts('article > header > *')).toEqual([
      'Anxious',
      'A hard week',
      expect.stringMatching(/^January 2, 2026.* 3:04\sPM UTC$/),
    ]);
    expect(drawn.document.querySelector('img')?.alt).toBe('Generated artwork for “A hard week”');
    expect(drawn.texts('li')).toHaveLength(21);
    expect(drawn.texts('li p')[1]).toBe('AnswerThe review [losing face]');
    expect(drawn.texts('li p')[2]).toContain('losing face');
    expect(drawn.texts('li:last-child [data-empty]')).toEqual(['AnswerNot answered']);
  });

  it('is only the first answer of Free Write, as it was written', () => {
    const drawn = draw(sessionOf({ framework: 'free', answers: ['One\n<b>two</b>', 'never'] }));
    expect(drawn.texts('article > p')).toEqual(['One\n<b>two</b>']);
    expect(drawn.document.querySelector('img, li')).toBeNull();
  });
});

describe('what visitors see of a shared presentation before any script is there', () => {
  it('is title, date, a way to an own one, and the cover with its artwork', () => {
    const drawn = draw(presentationOf());
    expect(drawn.texts('header h1, header p, header h1 ~ a, header div + a')).toEqual([
      'A hard week',
      'Shared on January 2, 2026',
      'Create your own →',
    ]);
    expect(drawn.texts('article h2, article h2 + p span')).toEqual(['A hard week', 'Anxious', '1 response']);
    expect(drawn.document.querySelector('article img')?.getAttribute('src')).toBe(imageUrl);
  });

  it('is the first slide that is permitted and nothing of a forbidden one', () => {
    const permissions = { title: false, artwork: false, answers: false };
    const drawn = draw(presentationOf({ slide_permissions: permissions }));
    expect(drawn.texts('article h2, article p, article li > span')).toEqual([
      'Summary',
      'Fear, with some hope.',
      'Fear',
      '70%',
      'Hope',
      'a hint',
    ]);
    expect(drawn.document.querySelector('img')).toBeNull();
    expect(drawn.text).not.toContain('The review');
    expect(drawn.text).not.toContain('What worries you?');
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
    const drawn = draw({
      kind: 'presentation',
      token: 't',
      content: {
        title: 'J',
        presentation_type: 'overall',
        presentation_data: journey,
        created_at: createdAt,
      },
    });
    expect(drawn.texts('article h2, article p, article li > span:last-of-type')).toEqual([
      'Overview',
      'Two weeks.',
      '2 entries',
    ]);
  });

  it('has no control that nothing would answer', () => {
    expect(draw(presentationOf()).document.querySelector('button')).toBeNull();
  });
});

describe('a page that is drawn on the server', () => {
  it.each([
    ['session', 'This is no longer available'],
    ['presentation', 'This presentation is no longer available'],
  ] as const)('of a %s that is gone says so and leads to sign in', (kind, heading) => {
    const drawn = draw({ kind, token: 't', content: null });
    expect(drawn.texts('h1')).toEqual([heading]);
    expect(drawn.texts('h1 ~ p')).toEqual([
      'The public share link has been revoked or does not exist.',
      'Sign up or log in',
    ]);
    expect(drawn.document.querySelector('h1 ~ p a')?.getAttribute('href')).toBe('/auth');
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
      const drawn = draw(shared);
      expect(drawn.document.querySelectorAll('script, [onerror], [src=x]')).toHaveLength(0);
      expect(drawn.document.body.querySelectorAll(':scope > :not(link)')).toHaveLength(1);
      expect(drawn.texts('h1')).toEqual([hostile]);
    }
  });

  it('takes the direction of people’s words from these', () => {
    const drawn = draw(presentationOf());
    expect(drawn.document.querySelectorAll('h1[dir=auto], h2[dir=auto]')).toHaveLength(2);
    expect(draw(sessionOf()).document.querySelectorAll('li p:not([dir=auto])')).toHaveLength(0);
  });

  it('needs no style attributes, which its document does not allow', () => {
    const all = [
      sessionOf({ imageUrl }),
      presentationOf(),
      presentationOf({ slide_permissions: { title: false } }),
    ];
    for (const shared of all) expect(draw(shared).document.querySelector('[style]')).toBeNull();
  });

  it.each(LANGUAGES)('speaks %s', async (language) => {
    const { shared } = await textsIn(language);
    const gone = (kind: SharedContent['kind']) => draw({ kind, token: 't', content: null }, language);
    expect(gone('session').texts('h1')).toEqual([shared.sessionUnavailable]);
    expect(gone('presentation').texts('h1')).toEqual([shared.presentationUnavailable]);
    expect(draw(sessionOf(), language).text).toContain(shared.createYourOwn);
  });
});

describe('what visitors see of a guarded link before any script is there', () => {
  it('is a form that is sent to the address of the page', () => {
    const drawn = draw({ kind: 'presentation', token: 't', content: null, guard: 'locked' });
    expect(drawn.texts('h1')).toEqual(['This link needs a password']);
    expect(drawn.document.querySelector('form')?.outerHTML).toMatch(/^<form method="post">/);
    expect(drawn.document.querySelector('form input')?.getAttribute('name')).toBe('password');
    expect(drawn.document.querySelector('form button')?.getAttribute('type')).toBe('submit');
  });
});
