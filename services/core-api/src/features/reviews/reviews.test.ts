import { reviewFunctions } from '@reflectory/contracts/reviews';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStopLinks } from '../../links/index.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createReviewJobs } from './reviews.jobs.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');
const zone = 'Europe/Berlin';
/** A Wednesday. */
const now = Date.parse('2030-03-13T12:00:00Z');
const DAY = 86_400_000;

describe('reviews of weeks, months and years', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let acme: string;
  let ada: TestPerson;
  let mails: Mail[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  beforeEach(async () => {
    mails = [];
    await api.owner.query('delete from public.period_review_settings');
    ada = await createPerson(api.owner, acme);
  });

  const write = async (entryAt: string, text: string, columns: Record<string, unknown> = {}) => {
    const names = Object.keys(columns);
    const [row] = await api.owner.query<{ id: string }>(
      `insert into public.entries (${['instance_id', 'user_id', 'entry_at', 'text', 'word_count', ...names].join(', ')})
       values (${['$1', '$2', '$3', '$4', '$5', ...names.map((_, index) => `$${index + 6}`)].join(', ')}) returning id`,
      [acme, ada.id, entryAt, text, text.split(' ').length, ...Object.values(columns)],
    );
    const id = row?.id ?? '';
    const found = {
      emotions: [
        { emotion: 'joy', family: 'joy', percentage: 100, valence: 0.8, evidence: [{ sentence: text }] },
      ],
      themes: [{ name: text.includes('garden') ? 'Garden' : 'Secret', area: null }],
    };
    await api.owner.query(
      `insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       values ($1, $2, $3, 'builtin@1', repeat('a', 64), $4)`,
      [acme, ada.id, id, JSON.stringify(found)],
    );
    return id;
  };
  const call = async (name: 'list-reviews' | 'get-review' | 'ask-review-anew', input: object, by = ada) => {
    const response = await api.fetchAs(by.context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({ zone, ...input }),
    });
    return { status: response.status, body: await response.json() };
  };
  const list = async () =>
    reviewFunctions['list-reviews'].output.parse((await call('list-reviews', {})).body);
  const get = async (id: string | undefined) =>
    reviewFunctions['get-review'].output.parse((await call('get-review', { id })).body);
  const open = async () => {
    await list();
    await api.owner.query('update public.period_review_settings set next_at = $1', [new Date(now)]);
  };
  const runAt = async (at = now) => {
    const [job] = createReviewJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      push: null,
      publicOrigin: 'https://reflectory.example',
      stopLinks,
      now: () => at,
    });
    return job?.run();
  };

  it('are made once of each time that is over and was written in, by the clocks of the person', async () => {
    // In Berlin this is Monday, the fourth of March.
    await write('2030-03-03T23:30:00Z', 'I sat in the garden.');
    await write('2030-03-12T10:00:00Z', 'This week is not over.');
    await write('2024-07-01T10:00:00Z', 'Long ago in the garden.');
    expect(await list()).toEqual({ reviews: [], is_making: true, by_mail: false });
    await open();
    expect(await runAt()).toEqual({ made: 2, sent: 0 });
    const { reviews, is_making } = await list();
    expect(is_making).toBe(false);
    expect(reviews).toMatchObject([
      {
        kind: 'week',
        first_day: '2030-03-04',
        last_day: '2030-03-10',
        shown: { entries: 1, feeling: 'joy', valence: 80 },
      },
      { kind: 'year', first_day: '2024-01-01', last_day: '2024-12-31' },
    ]);
    expect(await runAt(now + DAY)).toEqual({ made: 0, sent: 0 });
    expect(mails).toEqual([]);
  });

  it('say what was felt with a sentence, and what the time before was', async () => {
    const id = await write('2030-03-05T10:00:00Z', 'I sat in the garden.');
    await write('2030-02-27T10:00:00Z', 'The week before.');
    await open();
    await runAt();
    const week = (await list()).reviews.find(({ first_day }) => first_day === '2030-03-04');
    expect((await get(week?.id)).facts).toEqual({
      entries: 1,
      days: 1,
      words: 5,
      read: 1,
      valence: 80,
      fullest: '2030-03-05',
      check_ins: 0,
      pleasantness: null,
      themes: [{ name: 'Garden', area: null, entries: 1, valence: 80 }],
      before: { entries: 1, words: 3, read: 1, valence: 80 },
      feelings: [
        {
          emotion: 'joy',
          family: 'joy',
          entries: 1,
          share: 100,
          quote: { entry_id: id, day: '2030-03-05', sentence: 'I sat in the garden.' },
        },
      ],
    });
  });

  it('are made anew of the entries as they are now, when their person asks; until then the one of before stays', async () => {
    await write('2030-03-05T10:00:00Z', 'I sat in the garden.');
    await open();
    await runAt();
    const id = (await list()).reviews.find(({ first_day }) => first_day === '2030-03-04')?.id;
    await write('2030-03-06T10:00:00Z', 'Written later, by lamplight.');
    const other = await createPerson(api.owner, acme);
    expect((await call('ask-review-anew', { id }, other)).status).toBe(409);
    expect((await call('ask-review-anew', { id })).status).toBe(200);
    expect((await call('ask-review-anew', { id })).status).toBe(409);
    expect(await get(id)).toMatchObject({ is_asked_anew: true, facts: { entries: 1 } });
    expect(await runAt()).toEqual({ made: 1, sent: 0 });
    expect(await get(id)).toMatchObject({ is_asked_anew: false, facts: { entries: 2 } });
    expect(await runAt()).toEqual({ made: 0, sent: 0 });
  });

  it('hold nothing of an entry that is sealed, in the bin or speaks of suicide', async () => {
    await write('2030-03-05T10:00:00Z', 'A letter.', { sealed_until: '2999-01-01' });
    await write('2030-03-05T11:00:00Z', 'Thrown away.', { binned_at: '2030-03-06T00:00:00Z' });
    await write('2030-03-05T12:00:00Z', 'I want to kill myself.');
    const quoted = await write('2030-03-06T12:00:00Z', 'I sat in the garden.');
    await open();
    await runAt();
    const [week] = (await list()).reviews;
    const { facts } = await get(week?.id);
    expect(facts).toMatchObject({ entries: 1, words: 5, themes: [{ name: 'Garden' }] });
    expect(facts.feelings).toMatchObject([{ entries: 1, quote: { entry_id: quoted } }]);
    await api.owner.query("update public.entries set sealed_until = '2999-01-01' where id = $1", [quoted]);
    expect((await get(week?.id)).facts.feelings).toMatchObject([{ quote: null }]);
    const rows = await api.owner.query('select facts::text from public.period_reviews where user_id = $1', [
      ada.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('I sat');
  });

  it('are told in one mail, in the language of the person, only to whoever wants it and of what is over since', async () => {
    await write('2030-03-05T10:00:00Z', 'I sat in the garden.');
    await open();
    const settings = api.clientFor(ada.context).from('period_review_settings');
    await settings.update({ by_mail: true, language: 'de' }).eq('user_id', ada.id).throwOnError();
    expect(await runAt(Date.parse('2030-03-11T12:00:00Z') - DAY)).toEqual({ made: 0, sent: 0 });
    await api.owner.query('update public.period_review_settings set next_at = $1', [new Date(now - 2 * DAY)]);
    expect(await runAt(now - 2 * DAY)).toEqual({ made: 1, sent: 1 });
    expect(mails).toMatchObject([{ person: { instanceId: acme, userId: ada.id } }]);
    expect(mails[0]?.subject).toContain('Rückblick');
    expect(`${mails[0]?.text}${mails[0]?.html}`).not.toContain('garden');
    expect(mails[0]?.text).toContain('/insights/reviews');
    expect(await runAt(now - 2 * DAY + 60_000)).toEqual({ made: 0, sent: 0 });
  });

  it('are made anew when taken away and asked for, of no day but the first, and not without end', async () => {
    await write('2030-03-05T10:00:00Z', 'I sat in the garden.');
    await open();
    await runAt();
    const [week] = (await list()).reviews;
    await write('2030-03-06T10:00:00Z', 'One more.');
    const reviews = () => api.clientFor(ada.context).from('period_reviews');
    await reviews()
      .delete()
      .eq('id', week?.id ?? '')
      .throwOnError();
    const ask = (first_day: string) => reviews().insert({ user_id: ada.id, kind: 'week', first_day });
    expect((await ask('2030-03-05')).error).not.toBeNull();
    await ask('2030-03-04').throwOnError();
    await runAt();
    expect((await list()).reviews).toMatchObject([{ shown: { entries: 2 } }]);
    const monday = Date.parse('1900-01-01T00:00:00Z');
    const many = Array.from({ length: 401 }, (_, index) => ({
      user_id: ada.id,
      kind: 'week' as const,
      first_day: new Date(monday + index * 7 * DAY).toISOString().slice(0, 10),
    }));
    expect((await reviews().insert(many)).error).not.toBeNull();
  });

  it('are nobody else’s to read', async () => {
    await write('2030-03-05T10:00:00Z', 'I sat in the garden.');
    await open();
    await runAt();
    const [week] = (await list()).reviews;
    const bob = await createPerson(api.owner, acme);
    expect((await call('get-review', { id: week?.id }, bob)).status).toBe(404);
  });
});
