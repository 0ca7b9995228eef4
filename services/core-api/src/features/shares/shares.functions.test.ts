import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  OVERALL_SECTIONS,
  permittedData,
  type Section,
  sectionsOf,
  SESSION_SECTIONS,
} from '@reflectory/domain/deck';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';

const data = {
  title: 'Bent but not broken',
  framework: 'anxious',
  questions: ['What is on your mind?'],
  answers: ['Only the bridge at night'],
  analysis: {
    summary: 'A calm close',
    emotions: [{ emotion: 'fear', percentage: 100 }],
    quote: 'Only the bridge at night',
  },
  imageUrl: 'data:image/svg+xml;utf8,<svg/>',
};

const journey = {
  entries: [{ title: 'Day', text: 'Walked along the river', createdAt: '2026-01-02T00:00:00Z' }],
  analysis: {
    summary: 'Two weeks',
    emotions: [{ name: 'joy', count: 3 }],
    quote: 'Walked along the river',
  },
  themes: [{ name: 'work', count: 2, description: 'In 2 entries' }],
  suggestions: ['Walk more'],
  personality: { summary: 'Steady' },
  imageUrl: 'data:image/svg+xml;utf8,<svg/>',
};

/** Which sections may show a text. */
const shownBy: Record<'session' | 'overall', [text: string, sections: Section[]][]> = {
  session: [
    ['Bent but not broken', ['title']],
    ['anxious', ['title', 'insights', 'questions']],
    ['What is on your mind?', ['questions']],
    ['Only the bridge at night', ['answers']],
    ['A calm close', ['summary']],
    ['fear', ['summary', 'insights']],
    ['<svg/>', ['artwork']],
  ],
  overall: [
    ['Walked', ['timeline']],
    ['Two weeks', ['overview']],
    ['<svg/>', ['overview']],
    ['joy', ['overview', 'emotions']],
    ['In 2 entries', ['themes']],
    ['Walk more', ['insights', 'next_steps']],
    ['Steady', ['personality']],
  ],
};

/** Every choice of sections. */
const choicesOf = (sections: readonly Section[]) =>
  Array.from({ length: 2 ** sections.length }, (_, bits) =>
    Object.fromEntries(sections.map((section, index) => [section, (bits & (1 << index)) === 0])),
  );

describe('public links', () => {
  let api: TestApi;
  let ada: TestPerson;
  let globex: string;
  beforeAll(async () => {
    api = await startTestApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());

  const share = async (
    permissions: Record<string, boolean>,
    presentation: object = data,
    type: 'session' | 'overall' = 'session',
  ): Promise<string> => {
    const rows = await api.owner.query<{ share_token: string }>(
      `insert into public.presentation_shares (instance_id, user_id, title, presentation_type, presentation_data)
       values ($1, $2, 'A walk', $4, $3) returning share_token`,
      [ada.instanceId, ada.id, { ...presentation, slide_permissions: permissions }, type],
    );
    return only(rows).share_token;
  };
  const open = async (
    name: string,
    token: string,
    instanceId = ada.instanceId,
    language?: 'en' | 'de' | 'fr' | 'ar',
  ) => {
    const response = await api.fetchAs({ ...visitorContext(instanceId), language }, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    return { status: response.status, text: await response.text() };
  };

  it('open the presentation for a visitor §3.26 §6.2', async () => {
    const { status, text } = await open('get-shared-presentation', await share({}));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      title: 'A walk',
      presentation_type: 'session',
      presentation_data: data,
      created_at: expect.stringMatching(/^\d{4}-/),
    });
  });

  it('never send a section that is switched off §6.3', async () => {
    const token = await share({ answers: false, artwork: false });
    const { text } = await open('get-shared-presentation', token);
    expect(text).toContain('What is on your mind?');
    expect(text).not.toContain('bridge at night');
    expect(text).not.toContain('<svg');
  });

  it('read as a session only where questions and answers are permitted §3.22 §3.25', async () => {
    const { status, text } = await open('get-shared-session', await share({ artwork: false }));
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({
      title: 'A walk',
      framework: 'anxious',
      answers: data.answers,
      imageUrl: null,
    });
    expect((await open('get-shared-session', await share({ answers: false }))).status).toBe(404);
  });

  it.each([
    ['en', 'A shared session', 'A shared journey'],
    ['de', 'Eine geteilte Sitzung', 'Eine geteilte Reise'],
    ['fr', 'Une séance partagée', 'Un parcours partagé'],
    ['ar', 'جلسة مشتركة', 'رحلة مشتركة'],
  ] as const)(
    'have a neutral title in %s where their own is not permitted',
    async (language, title, whole) => {
      const none = (type: 'session' | 'overall') =>
        Object.fromEntries(sectionsOf(type).map((section) => [section, false]));
      const tokens = [await share({ title: false }), await share(none('session'))];
      for (const token of tokens) {
        const { text } = await open('get-shared-presentation', token, ada.instanceId, language);
        expect(JSON.parse(text).title).toBe(title);
        expect(text).not.toMatch(/A walk|Bent but not broken/);
      }
      const read = await open('get-shared-session', tokens[0] ?? '', ada.instanceId, language);
      expect(JSON.parse(read.text).title).toBe(title);
      expect(read.text).not.toMatch(/A walk|Bent but not broken/);
      const journeyToken = await share(none('overall'), journey, 'overall');
      const { text } = await open('get-shared-presentation', journeyToken, ada.instanceId, language);
      expect(JSON.parse(text).title).toBe(whole);
    },
  );

  it('keep their own title in the row, readable by its owner alone', async () => {
    const token = await share({ title: false });
    const read = async (person: TestPerson) =>
      (
        await api
          .clientFor(person.context)
          .from('presentation_shares')
          .select('title')
          .eq('share_token', token)
      ).data;
    expect(await read(ada)).toEqual([{ title: 'A walk' }]);
    expect(await read(await createPerson(api.owner, ada.instanceId))).toEqual([]);
  });

  it.each([
    ['session', data, SESSION_SECTIONS],
    ['overall', journey, OVERALL_SECTIONS],
  ] as const)(
    'of a %s store nothing that is not permitted, and show what they showed',
    async (type, whole, sections) => {
      for (const permissions of choicesOf(sections)) {
        const token = await share(permissions, whole, type);
        const { presentation_data: stored } = only(
          await api.owner.query<{ presentation_data: unknown }>(
            'select presentation_data from public.presentation_shares where share_token = $1',
            [token],
          ),
        );
        const text = JSON.stringify(stored);
        const kept = shownBy[type].filter(([mark]) => text.includes(mark)).map(([mark]) => mark);
        const wanted = shownBy[type].filter(([, by]) => by.some((section) => permissions[section]));
        expect(kept).toEqual(wanted.map(([mark]) => mark));
        expect(permittedData(type, stored)).toEqual(
          permittedData(type, { ...whole, slide_permissions: permissions }),
        );
      }
    },
  );

  it('give one and the same answer when missing, revoked, another instance’s or unreadable', async () => {
    const revoked = await share({});
    await api.owner.query('update public.presentation_shares set revoked_at = now() where share_token = $1', [
      revoked,
    ]);
    const foreign = await share({});
    const broken = await share({}, { answers: 'not a list' });
    for (const name of ['get-shared-presentation', 'get-shared-session']) {
      const missing = await open(name, 'a'.repeat(43));
      expect(missing.status).toBe(404);
      expect(await open(name, revoked)).toEqual(missing);
      expect(await open(name, foreign, globex)).toEqual(missing);
      expect(await open(name, broken)).toEqual(missing);
    }
  });
});
