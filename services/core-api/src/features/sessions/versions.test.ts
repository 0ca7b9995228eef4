import type { EntryVersionRow } from '@reflectory/contracts/entry-details';
import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createEntryJobs } from '../entries/entries.jobs.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let worker: StatementExecutor;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
});
afterAll(async () => {
  await worker.close();
  await api.stop();
});

const call = async (name: string, input: unknown, person = ada) => {
  const response = await api.fetchAs(person.context, `/functions/v1/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  const body = (await response.json()) as { version?: number; conflict_id?: string } | null;
  return { status: response.status, ...body };
};
const client = () => api.clientFor(ada.context);
const finish = async (answers: string[], values: { framework?: string; documents?: object[] } = {}) => {
  const id = randomUUID();
  const row = { id, user_id: ada.id, framework: 'free', answers, ...values };
  expect(
    (
      await client()
        .from('sessions')
        .insert(row as never)
    ).error,
  ).toBeNull();
  const response = await api.fetchAs(ada.context, '/functions/v1/complete-session', {
    method: 'POST',
    body: JSON.stringify({ session_id: id, time_zone: 'Asia/Tokyo' }),
  });
  return journalFunctions['complete-session'].output.parse(await response.json()).entry_id;
};
const entryOf = async (id: string) => (await client().from('entries').select('*').eq('id', id).single()).data;
const versionsOf = async (id: string): Promise<Pick<EntryVersionRow, 'version' | 'text'>[]> =>
  (await client().from('entry_versions').select('version,text').eq('entry_id', id).order('version')).data ??
  [];
const shelfOf = async (id: string) =>
  (await client().from('entry_conflicts').select('id,text,device,resolved_at').eq('entry_id', id)).data;

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const document = (...content: object[]) => ({ type: 'doc', content });

describe('an entry as a document', () => {
  const walked = document(
    paragraph(text('Walked with '), { type: 'person', attrs: { label: 'Grace' } }),
    paragraph({ type: 'tag', attrs: { label: 'Walks' } }, text(' again', { type: 'bold' })),
    paragraph(),
  );
  const words = 'Walked with @Grace\n\n#Walks again';

  it('is kept with its zone, its tags and its people, and its text is the words of the document', async () => {
    const id = await finish([`${words}\n`], { documents: [walked] });
    const entry = await entryOf(id);
    expect(entry).toMatchObject({ text: words, time_zone: 'Asia/Tokyo', version: 1, source: 'written' });
    expect(entry?.document?.content).toHaveLength(2);
    const { data: tags } = await client()
      .from('entry_tags')
      .select('is_by_hand,tags(label)')
      .eq('entry_id', id);
    expect(tags).toEqual([{ is_by_hand: false, tags: { label: 'Walks' } }]);
    const { data: people } = await client().from('entry_people').select('people(label)').eq('entry_id', id);
    expect(people).toEqual([{ people: { label: 'Grace' } }]);
  });

  it('has the tags and people that the person sets, besides those of its document', async () => {
    const id = await finish([words], { documents: [walked] });
    const tagsOf = async () => {
      const { data } = await client().from('entry_tags').select('is_by_hand,tags(label)').eq('entry_id', id);
      const rows = (data ?? []) as unknown as { is_by_hand: boolean; tags: { label: string } }[];
      return rows.map((row) => `${row.tags.label} ${row.is_by_hand}`).toSorted();
    };
    const set = (tags: string[], person = ada) =>
      call('set-entry-mentions', { entry_id: id, tags, people: [' Max '] }, person);
    expect((await set(['Sea', 'sea', 'walks'])).status).toBe(200);
    expect(await tagsOf()).toEqual(['Sea true', 'Walks true']);
    expect((await set([])).status).toBe(200);
    expect(await tagsOf()).toEqual(['Walks false']);
    expect((await set(['x'.repeat(81)])).status).toBe(400);
    expect((await set(['Mine'], await createPerson(api.owner, ada.instanceId))).status).toBe(404);
    const { data: people } = await client().from('entry_people').select('people(label)').eq('entry_id', id);
    expect(people).toEqual(
      expect.arrayContaining([{ people: { label: 'Grace' } }, { people: { label: 'Max' } }]),
    );
  });

  it('has no document where an older program changed the words alone', async () => {
    const id = await finish(['Other words'], { documents: [walked] });
    expect(await entryOf(id)).toMatchObject({ text: 'Other words', document: null });
    const known = await finish([words], { documents: [walked] });
    expect((await client().from('entries').update({ text: 'Rewritten' }).eq('id', known)).error).toBeNull();
    expect(await entryOf(known)).toMatchObject({ text: 'Rewritten', document: null, version: 2 });
    expect(await versionsOf(known)).toEqual([{ version: 1, text: words }]);
  });

  it('is of the day that the person lived, wherever they were', async () => {
    const id = await finish(['Late']);
    const change = { entry_at: '2026-03-01T23:30:00Z', time_zone: 'Asia/Tokyo' };
    await client().from('entries').update(change).eq('id', id);
    expect((await entryOf(id))?.entry_date).toBe('2026-03-02');
    const { error, status } = await client().from('entries').update({ time_zone: 'Moon/Sea' }).eq('id', id);
    expect(error).not.toBeNull();
    expect(status).toBe(400);
  });

  it('refuses a document of a kind that it does not know, and changes nothing', async () => {
    const id = await finish(['Words']);
    const documents = [document({ type: 'iframe', attrs: { src: 'https://example.org' } })];
    const input = { entry_id: id, base_version: 1, answers: ['Other'], documents };
    expect((await call('revise-entry', input)).status).toBe(400);
    expect(await entryOf(id)).toMatchObject({ text: 'Words', version: 1 });
  });
});

describe('versions of an entry', () => {
  const thin = () =>
    createEntryJobs({ db: worker, now: Date.now })
      .find(({ name }) => name === 'thin-entry-versions')
      ?.run();
  it('are kept from the first on, and restored with the answers of their session', async () => {
    const id = await finish(['I fear it.', '', 'To stay.'], { framework: 'tension' });
    const revised = await call('revise-entry', { entry_id: id, base_version: 1, answers: ['Gone.'] });
    expect(revised).toMatchObject({ status: 200, version: 2 });
    expect(await versionsOf(id)).toEqual([{ version: 1, text: 'I fear it.\n\nTo stay.' }]);
    const stale = await call('restore-entry-version', { entry_id: id, version: 1, base_version: 1 });
    expect(stale.status).toBe(409);
    const restored = await call('restore-entry-version', { entry_id: id, version: 1, base_version: 2 });
    expect(restored).toMatchObject({ status: 200, version: 3 });
    const entry = await entryOf(id);
    expect(entry?.text).toBe('I fear it.\n\nTo stay.');
    const { data: session } = await client()
      .from('sessions')
      .select('answers')
      .eq('id', entry?.session_id ?? '')
      .single();
    expect(session?.answers).toEqual(['I fear it.', '', 'To stay.']);
    expect(await versionsOf(id)).toHaveLength(2);
  });

  it('are nobody else’s', async () => {
    const id = await finish(['Mine']);
    await call('revise-entry', { entry_id: id, base_version: 1, answers: ['Still mine'] });
    const other = await createPerson(api.owner, ada.instanceId);
    const input = { entry_id: id, version: 1, base_version: 2 };
    expect((await call('restore-entry-version', input, other)).status).toBe(404);
  });

  const day = (days: number, time: string) =>
    `${new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10)}T${time}Z`;
  const age = (id: string, version: number, at: string) =>
    api.owner.query('update public.entry_versions set created_at = $3 where entry_id = $1 and version = $2', [
      id,
      version,
      at,
    ]);
  const revised = async (versions: number) => {
    const id = await finish(['0']);
    for (let version = 1; version <= versions; version += 1)
      await call('revise-entry', { entry_id: id, base_version: version, answers: [String(version)] });
    return id;
  };

  it('are thinned with age, and never the first', async () => {
    const id = await revised(5);
    await age(id, 1, day(20, '08:00:00'));
    await age(id, 2, day(20, '09:00:00'));
    await age(id, 3, day(20, '14:00:00'));
    await age(id, 4, day(3, '10:00:00'));
    expect(await thin()).toEqual({ thinned: 1 });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([1, 3, 4, 5]);
  });

  it('are thinned by the days of whoever wrote them', async () => {
    const id = await revised(4);
    await age(id, 1, day(20, '08:00:00'));
    // In Tokyo the evening before midnight, and the night after it.
    await age(id, 2, day(20, '14:30:00'));
    await age(id, 3, day(20, '15:30:00'));
    expect(await thin()).toEqual({ thinned: 0 });
    await client().from('entries').update({ time_zone: 'UTC' }).eq('id', id);
    expect(await thin()).toEqual({ thinned: 1 });
    expect((await versionsOf(id)).map(({ version }) => version)).toEqual([1, 3, 4]);
  });

  it('are thinned where there are thousands, and no more of them are read than came of age', async () => {
    const id = await finish(['Many']);
    await api.owner.query(
      `insert into public.entry_versions (instance_id, user_id, entry_id, version, title, text, written_at, created_at)
       select $1, $2, $3, version, '', 'Words', now(), now() - interval '5 days' + version * interval '1 minute'
       from generate_series(1, 5000) version`,
      [ada.instanceId, ada.id, id],
    );
    // Of a thousand others, all of an age at which they stay.
    await api.owner.query(
      `with persons as (
         insert into auth.users (id, instance_id, email)
         select id, $1, id || '@people.example' from (select gen_random_uuid() as id from generate_series(1, 1000)) ids
         returning id),
       members as (
         insert into public.instance_users (instance_id, user_id, role) select $1, id, 'member' from persons
         on conflict do nothing),
       written as (
         insert into public.entries (instance_id, user_id, text) select $1, id, 'Words' from persons
         returning user_id, id)
       insert into public.entry_versions (instance_id, user_id, entry_id, version, title, text, written_at, created_at)
       select $1, w.user_id, w.id, version, '', 'Words', now(), now() - interval '200 days'
       from written w, generate_series(1, 5) version`,
      [ada.instanceId],
    );
    await api.owner.query('analyze public.entry_versions');
    // The statistics of this transaction are read behind the function's rows.
    const [read] = await api.owner.query<{ rows: number }>(
      `select (select (s.seq_tup_read + s.idx_tup_fetch)::integer from pg_stat_xact_user_tables s
         where s.relid = 'public.entry_versions'::regclass) as rows
       from app.thin_entry_versions('hour', now() - interval '7 days', now() - interval '1 day', null, null, 200)`,
    );
    expect(read?.rows).toBeGreaterThan(0);
    expect(read?.rows).toBeLessThanOrEqual(4 * 200);
    await thin();
    // The first, and one an hour.
    const left = (await versionsOf(id)).length;
    expect(left).toBeGreaterThanOrEqual(85);
    expect(left).toBeLessThanOrEqual(86);
  });
});

describe('the shelf', () => {
  const conflict = async () => {
    const id = await finish(['Begun']);
    await call('revise-entry', { entry_id: id, base_version: 1, answers: ['On the telephone'] });
    const input = { entry_id: id, base_version: 1, answers: ['On the desk'], device: 'Desk' };
    const { conflict_id } = await call('revise-entry', input);
    return { id, conflictId: conflict_id ?? '', again: () => call('revise-entry', input) };
  };

  it('takes what stood on an older version, once however often it comes', async () => {
    const { id, conflictId, again } = await conflict();
    expect(await again()).toMatchObject({ status: 200, version: 2, conflict_id: conflictId });
    expect(await entryOf(id)).toMatchObject({ text: 'On the telephone', version: 2 });
    expect(await shelfOf(id)).toEqual([
      { id: conflictId, text: 'On the desk', device: 'Desk', resolved_at: null },
    ]);
  });

  it('takes nothing that the entry says already', async () => {
    const id = await finish(['Begun']);
    const input = { entry_id: id, base_version: 1, answers: ['The same'] };
    expect(await call('revise-entry', input)).toMatchObject({ version: 2 });
    expect(await call('revise-entry', input)).toEqual({ status: 200, analysis: null, version: 2 });
    expect(await shelfOf(id)).toEqual([]);
  });

  it.each([
    ['entry', 'On the telephone', ['Begun']],
    ['other', 'On the desk', ['Begun', 'On the telephone']],
    ['both', 'On the telephone\n\nOn the desk', ['Begun', 'On the telephone']],
  ])('is cleared by keeping %s', async (keep, expected, versions) => {
    const { id, conflictId } = await conflict();
    expect((await call('resolve-entry-conflict', { conflict_id: conflictId, keep })).status).toBe(200);
    expect((await entryOf(id))?.text).toBe(expected);
    expect((await versionsOf(id)).map((version) => version.text)).toEqual(versions);
    expect((await shelfOf(id))?.[0]?.resolved_at).not.toBeNull();
    expect((await call('resolve-entry-conflict', { conflict_id: conflictId, keep })).status).toBe(404);
  });

  it('is nobody else’s', async () => {
    const { conflictId } = await conflict();
    const other = await createPerson(api.owner, ada.instanceId);
    const choice = { conflict_id: conflictId, keep: 'other' };
    expect((await call('resolve-entry-conflict', choice, other)).status).toBe(404);
  });
});
