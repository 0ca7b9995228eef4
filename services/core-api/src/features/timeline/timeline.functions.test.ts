import { timelineFunctions } from '@reflectory/contracts/timeline';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const zone = 'Europe/Berlin';

describe('the journal by its days', () => {
  let api: TestApi;
  let acme: string;
  let ada: TestPerson;
  let other: TestPerson;
  let elsewhere: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    other = await createPerson(api.owner, acme);
    elsewhere = await createPerson(api.owner, await createInstance(api.owner, 'globex'));
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
  const find = (by: TestPerson, entryId: string, family: string, sentence: string) =>
    api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [
        by.instanceId,
        by.id,
        entryId,
        JSON.stringify({ emotions: [{ family, percentage: 100, evidence: [{ sentence }] }] }),
      ],
    );
  const call = async (by: TestPerson, name: 'list-days' | 'list-memories', input: object) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return { status: response.status, body: await response.json() };
  };
  const daysOf = async (by: TestPerson, input: { from: string; to: string; zone: string }) =>
    timelineFunctions['list-days'].output.parse((await call(by, 'list-days', input)).body).days;
  const memoriesOf = async (by: TestPerson, day: string) =>
    timelineFunctions['list-memories'].output.parse((await call(by, 'list-memories', { day, zone })).body)
      .memories;

  it('counts entries and words of each day as the clock of the person tells it, and nobody else’s', async () => {
    const late = await write(ada, '2024-03-01T22:30:00Z', 'Late and still up');
    const past = await write(ada, '2024-03-01T23:30:00Z', 'Past midnight in Berlin');
    const noon = await write(ada, '2024-03-02T11:00:00Z', 'Noon');
    await write(ada, '2024-03-03T11:00:00Z', 'Thrown away', { binned_at: '2024-03-04T00:00:00Z' });
    await write(other, '2024-03-02T11:00:00Z', 'Of somebody else');
    await write(elsewhere, '2024-03-02T11:00:00Z', 'At another instance');
    await find(ada, past, 'joy', 'Past midnight in Berlin');
    await find(ada, noon, 'joy', 'Noon');
    const range = { from: '2024-03-01', to: '2024-03-31' };
    expect(await daysOf(ada, { ...range, zone })).toEqual([
      { day: '2024-03-01', entries: 1, words: 4, feeling: null, entry_id: late },
      { day: '2024-03-02', entries: 2, words: 5, feeling: 'joy', entry_id: past },
    ]);
    const inTokyo = await daysOf(ada, { ...range, zone: 'Asia/Tokyo' });
    expect(inTokyo.map(({ day, entries }) => [day, entries])).toEqual([['2024-03-02', 3]]);
  });

  it('ends a range with its last day, also where a clock changes', async () => {
    await write(ada, '2024-03-31T21:59:59Z', 'The last second of a short day');
    await write(ada, '2024-03-31T22:00:00Z', 'The first second of the next');
    const range = { from: '2024-03-31', to: '2024-03-31', zone };
    expect((await daysOf(ada, range)).map(({ day, entries }) => [day, entries])).toEqual([['2024-03-31', 1]]);
  });

  it('refuses a range that is long, turned round or of no zone', async () => {
    for (const input of [
      { from: '2020-01-01', to: '2024-01-01', zone },
      { from: '2024-01-02', to: '2024-01-01', zone },
      { from: '2024-01-01', to: '2024-01-02', zone: 'Europe/Nowhere' },
      { from: '2024-01-01', to: '2024-01-02', zone: '+02:00' },
      { from: '0000-01-01', to: '0000-01-02', zone },
      { from: '2024-01-01', to: '2024-01-02', zone: `x' or true --` },
    ]) {
      expect(await call(ada, 'list-days', input)).toMatchObject({
        status: 400,
        body: { error: { code: 'invalid_input' } },
      });
    }
  });

  it('remembers one sentence of the same day a month and years ago, the nearest first', async () => {
    const person = await createPerson(api.owner, acme);
    const year = await write(person, '2025-11-22T09:00:00Z', 'Rain. I was glad of my shoes. Then home.');
    await find(person, year, 'joy', 'I was glad of my shoes.');
    await write(person, '2025-11-22T10:00:00Z', 'Short.');
    await write(person, '2026-10-22T09:00:00Z', 'A month ago. More.');
    await write(person, '2019-11-22T09:00:00Z', 'Seven years. More.');
    await write(person, '2024-11-23T09:00:00Z', 'Another day.');
    expect(
      (await memoriesOf(person, '2026-11-22')).map(({ unit, distance, sentence }) => [
        unit,
        distance,
        sentence,
      ]),
    ).toEqual([
      ['month', 1, 'A month ago.'],
      ['year', 1, 'I was glad of my shoes.'],
      ['year', 7, 'Seven years.'],
    ]);
  });

  it('says the words of the entry as it is now, where it was changed since it was read', async () => {
    const person = await createPerson(api.owner, acme);
    const entry = await write(person, '2025-11-22T09:00:00Z', 'All new. Words.');
    await find(person, entry, 'joy', 'What stood there before.');
    expect((await memoriesOf(person, '2026-11-22')).map(({ sentence }) => sentence)).toEqual(['All new.']);
  });

  it('remembers nothing sealed, and no day on which somebody did not want to live', async () => {
    const person = await createPerson(api.owner, acme);
    await write(person, '2025-11-22T09:00:00Z', 'For later.', { sealed_until: '2026-11-23' });
    await write(person, '2024-11-22T09:00:00Z', 'I want to kill myself.');
    await write(person, '2023-11-22T09:00:00Z', 'It is open today.', { sealed_until: '2026-11-22' });
    expect((await memoriesOf(person, '2026-11-22')).map(({ sentence }) => sentence)).toEqual([
      'It is open today.',
    ]);
  });
});
