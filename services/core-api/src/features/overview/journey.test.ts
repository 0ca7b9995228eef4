import { overviewFunctions } from '@reflectory/contracts/overview';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

type Found = { emotions?: string[]; themes?: string[]; suggestions?: string[]; sentence?: string };

describe('the journal as slides show it', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  const write = async (
    entryAt: string,
    text: string,
    found: Found,
    columns: Record<string, unknown> = {},
  ) => {
    const names = Object.keys(columns);
    const [row] = await api.owner.query<{ id: string }>(
      `insert into public.entries (${['instance_id', 'user_id', 'title', 'entry_at', 'text', ...names].join(', ')})
       values (${['$1', '$2', '$3', '$4', '$5', ...names.map((_, index) => `$${index + 6}`)].join(', ')}) returning id`,
      [acme, ada.id, text.slice(0, 10), entryAt, text, ...Object.values(columns)],
    );
    const evidence = [{ sentence: found.sentence ?? text, start: 0, end: 1, terms: [] }];
    const result = {
      emotions: (found.emotions ?? []).map((emotion) => ({
        emotion,
        family: 'joy',
        percentage: 50,
        valence: 0.6,
        arousal: 0.2,
        evidence,
      })),
      themes: (found.themes ?? []).map((name) => ({ name, area: null })),
      suggestions: (found.suggestions ?? []).map((suggested) => ({ text: suggested, reason: '', evidence })),
    };
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [acme, ada.id, row?.id, JSON.stringify(result)],
    );
    return row?.id;
  };
  const journey = async (by = ada) => {
    const response = await api.fetchAs(by.context, '/functions/v1/get-journey', {
      method: 'POST',
      body: JSON.stringify({ zone: 'UTC' }),
    });
    return overviewFunctions['get-journey'].output.parse(await response.json());
  };

  it('counts each feeling and theme once for an entry, whatever its case, and nobody else’s', async () => {
    const first = await write('2026-01-01T10:00:00Z', 'x'.repeat(300), {
      emotions: ['hope', 'fear'],
      themes: ['Work', 'work'],
      suggestions: ['Rest'],
    });
    await write('2026-03-01T10:00:00Z', 'It was a quiet morning here.', {
      emotions: ['Hope'],
      themes: ['Work'],
      suggestions: ['Walk', 'Rest'],
    });
    const whole = await journey();
    expect(whole).toMatchObject({
      entries: 2,
      first: '2026-01-01',
      last: '2026-03-01',
      first_entry: first,
      months: [1, 1],
      month_families: ['joy', 'joy'],
      feelings: [
        { emotion: 'Hope', entries: 2, valence: 0.6, arousal: 0.2 },
        { emotion: 'fear', entries: 1 },
      ],
      themes: [{ name: 'Work', entries: 2, last: '2026-03-01' }],
      suggestions: [{ text: 'Rest' }, { text: 'Walk' }],
      quote: 'It was a quiet morning here.',
    });
    expect(whole.timeline.map(({ text }) => text)).toEqual(['It was a quiet morning here.', 'x'.repeat(100)]);
    expect(await journey(await createPerson(api.owner, acme))).toMatchObject({ entries: 0, timeline: [] });
  });

  it('quotes nothing, and suggests nothing, of who writes of suicide, and counts no theme of theirs', async () => {
    await write('2026-01-01T10:00:00Z', 'It was a quiet morning here.', {
      emotions: ['hope'],
      themes: ['Home'],
    });
    await write('2026-01-02T10:00:00Z', 'I want to kill myself.', {
      themes: ['Razors'],
      suggestions: ['Cheer up'],
    });
    const whole = await journey();
    expect(whole).toMatchObject({ entries: 2, suggestions: [], quote: 'It was a quiet morning here.' });
    expect(whole.themes.map(({ name }) => name)).toEqual(['Home']);
  });

  it('says nothing of what lies in the bin, and shows nothing of what is sealed', async () => {
    await write(
      '2026-01-01T10:00:00Z',
      'Thrown away, all of it.',
      { emotions: ['anger'] },
      { binned_at: new Date() },
    );
    await write(
      '2026-01-02T10:00:00Z',
      'A letter to later times.',
      { emotions: ['fear'] },
      { sealed_until: '2999-01-01' },
    );
    expect(await journey()).toMatchObject({ entries: 1, feelings: [], timeline: [], quote: null });
  });
});
