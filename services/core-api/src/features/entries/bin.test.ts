import { journalFunctions } from '@reflectory/contracts/journal';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { BIN_DAYS } from '@reflectory/contracts/behaviour';
import { createEntryJobs } from './entries.jobs.ts';

describe('the bin', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let acme: string;
  let ada: TestPerson;
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
    ada = await createPerson(api.owner, acme);
  });

  const write = async (title = 'A walk') => {
    const { data, error } = await api
      .clientFor(ada.context)
      .from('entries')
      .insert({ user_id: ada.id, title, text: 'I walked.' })
      .select('id')
      .single();
    expect(error).toBeNull();
    return data?.id ?? '';
  };
  const setBinned = async (id: string, at: string | null) => {
    const { data, error } = await api
      .clientFor(ada.context)
      .from('entries')
      .update({ binned_at: at })
      .eq('id', id)
      .select('binned_at')
      .single();
    expect(error).toBeNull();
    return data?.binned_at ?? null;
  };
  const bin = (id: string) => setBinned(id, new Date().toISOString());
  const restore = (id: string) => setBinned(id, null);
  const share = async (type: 'session' | 'overall', values: { source_id?: string; title?: string } = {}) => {
    const data =
      type === 'session'
        ? {
            title: 'A walk',
            framework: 'free',
            questions: [],
            answers: ['I walked.'],
            analysis: null,
            imageUrl: null,
          }
        : { entries: [], analysis: null, themes: [], suggestions: [], personality: null };
    const { data: row, error } = await api
      .clientFor(ada.context)
      .from('presentation_shares')
      .insert({
        user_id: ada.id,
        title: 'A walk',
        presentation_type: type,
        presentation_data: data,
        ...values,
      })
      .select('share_token')
      .single();
    expect(error).toBeNull();
    return row?.share_token ?? '';
  };
  const isOpen = async (token: string, name = 'get-shared-presentation') => {
    const response = await api.fetchAs(visitorContext(acme), `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify({ token }),
    });
    if (response.status !== 404) expect(response.status).toBe(200);
    return response.status === 200;
  };

  it('suspends the links of an entry, and opens them again when it is restored', async () => {
    const id = await write();
    const token = await share('session', { source_id: id });
    await bin(id);
    expect([await isOpen(token), await isOpen(token, 'get-shared-session')]).toEqual([false, false]);
    await restore(id);
    expect([await isOpen(token), await isOpen(token, 'get-shared-session')]).toEqual([true, true]);
  });

  it('suspends a link that names no entry, where one alone has its title', async () => {
    const id = await write('Only this');
    const token = await share('session', { title: 'Only this' });
    await bin(id);
    expect(await isOpen(token)).toBe(false);
  });

  it('suspends a journey that may show the entry, and no later one', async () => {
    const id = await write();
    const earlier = await share('overall');
    await bin(id);
    const later = await share('overall');
    expect([await isOpen(earlier), await isOpen(later)]).toEqual([false, true]);
    await restore(id);
    expect(await isOpen(earlier)).toBe(true);
  });

  it('takes the moment from the database, and keeps it', async () => {
    const id = await write();
    const at = await setBinned(id, '2001-01-01T00:00:00Z');
    expect(Math.abs(Date.parse(at ?? '') - Date.now())).toBeLessThan(60_000);
    expect(await setBinned(id, '2100-01-01T00:00:00Z')).toBe(at);
  });

  it('is emptied after its days by the worker, links included, and nothing before', async () => {
    const [old, young, kept] = [await write('Old'), await write('Young'), await write('Kept')];
    const token = await share('session', { source_id: old });
    for (const id of [old, young]) await bin(id);
    const age = (id: string, days: number) =>
      api.owner.query("update public.entries set binned_at = now() - $2 * interval '1 day' where id = $1", [
        id,
        days,
      ]);
    await api.owner.query('alter table public.entries disable trigger date_changes');
    await age(old, BIN_DAYS + 1);
    await age(young, BIN_DAYS - 1);
    await api.owner.query('alter table public.entries enable trigger date_changes');
    const job = createEntryJobs({ db: worker, now: Date.now }).find(({ name }) => name === 'empty-bin');
    expect(await job?.run()).toEqual({ deleted: 1 });
    const left = await api.owner.query<{ id: string }>('select id from public.entries where user_id = $1', [
      ada.id,
    ]);
    expect(left.map(({ id }) => id).toSorted()).toEqual([young, kept].toSorted());
    const row = only(
      await api.owner.query('select * from public.presentation_shares where share_token = $1', [token]),
    );
    expect(row).toMatchObject({ presentation_data: {}, revoked_at: expect.any(Date) });
    expect(await isOpen(token)).toBe(false);
  });

  it('holds an entry whose session is completed again, which stays there', async () => {
    const client = api.clientFor(ada.context);
    const { data: session } = await client
      .from('sessions')
      .insert({ id: randomUUID(), user_id: ada.id, framework: 'free', answers: ['I walked.'] })
      .select('id')
      .single();
    const complete = async () => {
      const response = await api.fetchAs(ada.context, '/functions/v1/complete-session', {
        method: 'POST',
        body: JSON.stringify({ session_id: session?.id }),
      });
      return journalFunctions['complete-session'].output.parse(await response.json()).entry_id;
    };
    const id = await complete();
    const at = await bin(id);
    expect(await complete()).toBe(id);
    const { data } = await client.from('entries').select('binned_at').eq('id', id).single();
    expect(data?.binned_at).toBe(at);
  });
});
