import { overviewFunctions } from '@reflectory/contracts/overview';
import { createStatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createOverviewJobs } from './overview.jobs.ts';

const zone = 'Europe/Berlin';
const year = { from: '2024-01-01', to: '2024-12-31', grain: 'month', zone } as const;

type Found = {
  emotion: string;
  family: string;
  percentage: number;
  valence: number;
  sentence?: string;
  evidence?: object[];
};

describe('an overview of a journal', () => {
  let api: TestApi;
  let acme: string;
  let other: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    other = await createPerson(api.owner, acme);
  });
  afterAll(() => api.stop());

  const write = async (
    by: TestPerson,
    entryAt: string,
    text: string,
    columns: Record<string, unknown> = {},
  ) => {
    const names = Object.keys(columns);
    const [row] = await api.owner.query<{ id: string }>(
      `insert into public.entries (${['instance_id', 'user_id', 'entry_at', 'text', 'word_count', ...names].join(', ')})
       values (${['$1', '$2', '$3', '$4', '$5', ...names.map((_, index) => `$${index + 6}`)].join(', ')}) returning id`,
      [by.instanceId, by.id, entryAt, text, text.split(' ').length, ...Object.values(columns)],
    );
    if (!row) throw new Error('Nothing was written');
    return row.id;
  };
  const find = (by: TestPerson, entryId: string, emotions: readonly Found[], themes: object[] = []) =>
    api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [
        by.instanceId,
        by.id,
        entryId,
        JSON.stringify({
          emotions: emotions.map(({ sentence, ...found }) => ({ evidence: [{ sentence }], ...found })),
          themes,
        }),
      ],
    );
  const checkIn = (by: TestPerson, feltAt: string, pleasantness: number, activities: string[]) =>
    api.owner.query(
      `insert into public.mood_check_ins (instance_id, user_id, felt_at, pleasantness, energy, activities, sleep_minutes)
       values ($1, $2, $3, $4, 0, $5, $6)`,
      [by.instanceId, by.id, feltAt, pleasantness, activities, 300 + pleasantness],
    );
  const call = async (by: TestPerson, input: object) => {
    const response = await api.fetchAs(by.context, '/functions/v1/get-overview', {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const overviewOf = async (by: TestPerson, input: object = year) =>
    overviewFunctions['get-overview'].output.parse((await call(by, input)).body);

  it('counts entries, words and feelings where and when they were written, and nobody else’s', async () => {
    const ada = await createPerson(api.owner, acme);
    const elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
    // In Berlin it is February already.
    const first = await write(ada, '2024-01-31T23:30:00Z', 'I was glad of the snow.');
    await write(ada, '2024-01-31T23:30:00Z', 'In London it is not.', { time_zone: 'Europe/London' });
    await write(ada, '2023-06-01T10:00:00Z', 'Before the span.');
    await write(ada, '2024-03-01T10:00:00Z', 'In the bin.', { binned_at: '2024-03-02T00:00:00Z' });
    await write(other, '2024-02-01T10:00:00Z', 'Of somebody else.');
    await write(elsewhere, '2024-02-01T10:00:00Z', 'At another instance.');
    await find(ada, first, [
      { emotion: 'joy', family: 'joy', percentage: 70, valence: 1, sentence: 'I was glad of the snow.' },
      { emotion: 'worry', family: 'fear', percentage: 30, valence: -1, sentence: 'Not there.' },
    ]);
    const overview = await overviewOf(ada);
    expect(overview).toMatchObject({ first: '2023-06-01', last: '2024-02-01', to_come: 0, grain: 'month' });
    expect(overview.buckets).toEqual([
      expect.objectContaining({ start: '2024-01-01', entries: 1, days: 1, words: 5, read: 0, valence: null }),
      expect.objectContaining({
        start: '2024-02-01',
        entries: 1,
        read: 1,
        valence: 40,
        families: [70, 0, 0, 0, 30, 0, 0, 0],
      }),
    ]);
    expect(overview.hours).toEqual([
      { weekday: 3, hour: 23, entries: 1, valence: null },
      { weekday: 4, hour: 0, entries: 1, valence: 40 },
    ]);
    expect(overview.feelings).toEqual([
      {
        emotion: 'joy',
        family: 'joy',
        entries: 1,
        share: 70,
        quote: { entry_id: first, day: '2024-02-01', sentence: 'I was glad of the snow.' },
      },
      { emotion: 'worry', family: 'fear', entries: 1, share: 30, quote: null },
    ]);
    const whole = await overviewOf(ada, { ...year, from: null, to: '2900-01-01' });
    expect(whole).toMatchObject({ from: '2023-06-01', to: '2024-02-01', grain: 'month' });
    expect(whole.buckets.map(({ start }) => start)).toEqual(['2023-06-01', '2024-01-01', '2024-02-01']);
  });

  it('follows what is written anew, found anew, moved to the bin, brought back and deleted', async () => {
    const ada = await createPerson(api.owner, acme);
    const entry = await write(ada, '2024-05-05T10:00:00Z', 'One two');
    await find(ada, entry, [{ emotion: 'joy', family: 'joy', percentage: 100, valence: 0.5 }]);
    const change = (statement: string) => api.owner.query(`${statement} where id = $1`, [entry]);
    const read = async () =>
      (await overviewOf(ada)).buckets.map(({ start, words, valence }) => [start, words, valence]);
    expect(await read()).toEqual([['2024-05-01', 2, 50]]);
    await change("update public.entries set entry_at = '2024-07-05T10:00:00Z', word_count = 9");
    expect(await read()).toEqual([['2024-07-01', 9, 50]]);
    await api.owner.query(
      `update public.analyses set result = '{"emotions":[{"emotion":"sorrow","family":"sadness","percentage":100,"valence":-1}]}' where entry_id = $1`,
      [entry],
    );
    expect(await read()).toEqual([['2024-07-01', 9, -100]]);
    await change('update public.entries set binned_at = now()');
    expect(await read()).toEqual([]);
    await change('update public.entries set binned_at = null');
    expect(await read()).toEqual([['2024-07-01', 9, -100]]);
    await api.owner.query('delete from public.analyses where entry_id = $1', [entry]);
    expect(await read()).toEqual([['2024-07-01', 9, null]]);
    await change('delete from public.entries');
    expect(await read()).toEqual([]);
  });

  it('tells what goes with themes, people and activities, and since when', async () => {
    const ada = await createPerson(api.owner, acme);
    const [person] = await api.owner.query<{ id: string }>(
      `insert into public.people (instance_id, user_id, label, key) values ($1, $2, 'Mara', 'mara') returning id`,
      [acme, ada.id],
    );
    const days = [
      ['2023-02-02', 1, 'Work'],
      ['2024-02-02', 1, 'Work'],
      ['2024-03-02', -1, 'Rest'],
    ] as const;
    for (const [day, valence, theme] of days) {
      const entry = await write(ada, `${day}T10:00:00Z`, 'Text');
      await find(
        ada,
        entry,
        [{ emotion: 'joy', family: 'joy', percentage: 100, valence }],
        [{ name: theme, area: theme.toLowerCase() }],
      );
      if (theme === 'Work')
        await api.owner.query(
          'insert into public.entry_people (instance_id, user_id, entry_id, person_id, is_by_hand) values ($1, $2, $3, $4, true)',
          [acme, ada.id, entry, person?.id],
        );
    }
    await checkIn(ada, '2024-02-02T10:00:00Z', 60, ['walk']);
    await checkIn(ada, '2024-02-03T10:00:00Z', -20, []);
    await checkIn(other, '2024-02-03T10:00:00Z', -90, ['walk']);
    const { themes, people, activities, sleep, buckets } = await overviewOf(ada);
    const worked = {
      entries: 1,
      first: '2023-02-02',
      last: '2024-02-02',
      with: { n: 1, mean: 100, variance: null },
      without: { n: 1, mean: -100, variance: null },
    };
    expect(themes).toEqual([
      {
        name: 'Rest',
        area: 'rest',
        ...worked,
        first: '2024-03-02',
        last: '2024-03-02',
        with: worked.without,
        without: worked.with,
      },
      { name: 'Work', area: 'work', ...worked },
    ]);
    expect(people).toEqual([{ name: 'Mara', area: null, ...worked }]);
    expect(activities).toEqual([
      {
        name: 'walk',
        with: { n: 1, mean: 60, variance: null },
        without: { n: 1, mean: -20, variance: null },
      },
    ]);
    expect(sleep).toEqual({ n: 2, correlation: 1 });
    expect(buckets[0]).toMatchObject({ start: '2024-02-01', check_ins: 2, pleasantness: 20 });
  });

  it('quotes nothing sealed, nothing that is gone from the text, and no day on which somebody did not want to live', async () => {
    const ada = await createPerson(api.owner, acme);
    const found = (sentence: string): Found[] => [
      { emotion: 'joy', family: 'joy', percentage: 100, valence: 1, sentence },
    ];
    const sealed = await write(ada, '2024-02-02T10:00:00Z', 'For later.', { sealed_until: '9000-01-01' });
    await find(ada, sealed, found('For later.'));
    expect(await overviewOf(ada)).toMatchObject({ feelings: [], buckets: [{ entries: 1, read: 0 }] });
    const dark = await write(ada, '2024-02-03T10:00:00Z', 'The sea was kind. I want to kill myself.');
    await find(ada, dark, found('The sea was kind.'));
    expect((await overviewOf(ada)).feelings).toMatchObject([{ entries: 1, quote: null }]);
  });

  it('counts entries of places that the person agreed to, by all words of a name, in the span and in all', async () => {
    const ada = await createPerson(api.owner, acme);
    const texts = ['Walked in New York.', 'New York again, and rain.', 'A new coat.', 'York is old.'];
    for (const [index, text] of texts.entries()) await write(ada, `2024-02-0${index + 1}T10:00:00Z`, text);
    await write(ada, '2023-02-01T10:00:00Z', 'First time in new york.');
    await write(ada, '2024-02-09T10:00:00Z', 'New York, for later.', { sealed_until: '9000-01-01' });
    await write(other, '2024-02-01T10:00:00Z', 'New York of somebody else.');
    for (const [label, state, kind] of [
      ['New York', 'kept', 'place'],
      ['Rain', 'never', 'place'],
      ['Coat', 'kept', 'person'],
      ['Atlantis', 'kept', 'place'],
    ])
      await api.owner.query(
        `insert into public.mentioned (instance_id, user_id, kind, key, label, state) values ($1, $2, $3, lower($4), $4, $5)`,
        [ada.instanceId, ada.id, kind, label, state],
      );
    expect((await overviewOf(ada)).places).toMatchObject([
      { name: 'New York', entries: 2, first: '2023-02-01', last: '2024-02-02' },
    ]);
    expect((await overviewOf(other)).places).toEqual([]);
  });

  it('quotes a sentence that is soon read, and of a long one the piece with the word that was felt', async () => {
    const ada = await createPerson(api.owner, acme);
    const long = `Up, ${'and by water to the office and home again, '.repeat(12)}where I was mighty glad.`;
    const short = 'I was glad of the snow that fell all day.';
    const evidence = [long, short].map((sentence) => ({ sentence, start: 0, end: 1, terms: ['glad'] }));
    const joy = { emotion: 'joy', family: 'joy', percentage: 100, valence: 1 };
    const entry = await write(ada, '2024-02-02T10:00:00Z', `${long} ${short}`);
    await find(ada, entry, [{ ...joy, evidence }]);
    expect((await overviewOf(ada)).feelings).toMatchObject([{ quote: { sentence: short } }]);
    await api.owner.query('update public.entries set text = $2 where id = $1', [entry, long]);
    const [felt] = (await overviewOf(ada)).feelings;
    expect(felt?.quote?.sentence).toMatch(/^…\S.*where I was mighty glad\.$/u);
  });

  it('takes a coarser grain for a long span, and refuses one that is none', async () => {
    const ada = await createPerson(api.owner, acme);
    const grainOf = async (from: string) =>
      (await overviewOf(ada, { from, to: '2024-12-31', grain: 'day', zone })).grain;
    expect(await Promise.all(['2024-01-01', '2020-01-01', '2000-01-01', '0900-01-01'].map(grainOf))).toEqual([
      'day',
      'week',
      'month',
      'year',
    ]);
    for (const input of [
      { ...year, from: '2025-01-01' },
      { ...year, zone: 'Europe/Nowhere' },
      { ...year, grain: 'hour' },
    ])
      expect(await call(ada, input)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input' } },
      });
  });

  it('stands whatever an analysis holds, also one of another program', async () => {
    const ada = await createPerson(api.owner, acme);
    for (const result of [
      { emotions: 'none', themes: { a: 1 } },
      { emotions: [1, null, { family: 'joy', percentage: 'much', valence: 1e9 }], themes: ['x', null, {}] },
      { emotions: [{ family: 'joy', percentage: 1e300, valence: 7 }] },
    ]) {
      const entry = await write(ada, '2024-02-02T10:00:00Z', 'Text');
      await api.owner.query(
        `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
         values ($1, $2, $3, 'mine', repeat('a', 64), $4)`,
        [acme, ada.id, entry, JSON.stringify(result)],
      );
    }
    await write(ada, 'infinity', 'At the end of time');
    expect((await overviewOf(ada)).buckets).toMatchObject([{ entries: 3, read: 1, valence: 100 }]);
  });

  it('names words that come and go as they are written, and none of sealed entries', async () => {
    const ada = await createPerson(api.owner, acme);
    const days = Array.from(
      { length: 12 },
      (_, index) => `2024-${String(index + 1).padStart(2, '0')}-03T10:00:00Z`,
    );
    for (const [index, day] of days.entries()) {
      for (const more of ['', ' again']) {
        const words = index < 6 ? 'Ich war müde und nicht im Garten' : 'Ich war fröhlich und nicht im Garten';
        await write(ada, day, `${words}${more}`);
      }
      await write(
        ada,
        day,
        'Ich war heimlich und nicht im Garten',
        index < 6 ? {} : { sealed_until: '9000-01-01' },
      );
    }
    const response = await api.fetchAs(ada.context, '/functions/v1/list-word-trends', {
      method: 'POST',
      body: JSON.stringify({ from: null, to: '2024-12-31', zone }),
    });
    const trends = overviewFunctions['list-word-trends'].output.parse(await response.json());
    expect(trends).toMatchObject({ before: 18, now: 12 });
    expect(trends.rising).toEqual([{ word: 'fröhlich', before: 0, now: 100, entry_id: expect.any(String) }]);
    expect(trends.falling).toMatchObject([{ word: 'müde', before: 66.7, now: 0 }]);
    const empty = await api.fetchAs(other.context, '/functions/v1/list-word-trends', {
      method: 'POST',
      body: JSON.stringify({ from: '2024-07-01', to: '2024-12-31', zone }),
    });
    expect(await empty.json()).toMatchObject({ now: 0, rising: [], falling: [] });
  });

  it('counts a word once, whatever language its entries are in', async () => {
    const ada = await createPerson(api.owner, acme);
    const german = 'Ich war mit dem Hund und nicht im Garten';
    const english = 'I was with the Hund and not in the barn';
    for (let month = 1; month <= 12; month += 1) {
      const most = month <= 6 ? german : english;
      for (const text of [german, english, most, most])
        await write(ada, `2024-${String(month).padStart(2, '0')}-03T10:00:00Z`, text);
    }
    const response = await api.fetchAs(ada.context, '/functions/v1/list-word-trends', {
      method: 'POST',
      body: JSON.stringify({ from: null, to: '2024-12-31', zone }),
    });
    const { rising, falling } = overviewFunctions['list-word-trends'].output.parse(await response.json());
    expect(rising.map(({ word }) => word)).toEqual(['barn']);
    expect(falling.map(({ word }) => word)).toEqual(['Garten']);
  });

  it('counts what was there before, by the worker, and says how much is to come', async () => {
    const ada = await createPerson(api.owner, acme);
    const worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    const [job] = createOverviewJobs({ db: worker });
    try {
      for (let index = 0; index < 3; index += 1) await write(ada, '2024-02-02T10:00:00Z', 'Text');
      await api.owner.query('delete from app.entry_figures where user_id = $1', [ada.id]);
      expect(await overviewOf(ada)).toMatchObject({ to_come: 3, buckets: [] });
      await job?.run();
      expect(await overviewOf(ada)).toMatchObject({ to_come: 0, buckets: [{ entries: 3 }] });
      expect(await job?.run()).toEqual({ kept: 0 });
    } finally {
      await worker.close();
    }
  });
});
