import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

const data = {
  title: 'A walk',
  framework: 'anxious',
  questions: ['Where?'],
  answers: ['Only the bridge'],
  analysis: null,
  imageUrl: null,
};
const PASSWORD = 'only the bridge';
const NAMES = ['get-shared-presentation', 'get-shared-session'];

describe('links that are guarded', () => {
  let api: TestApi;
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    const acme = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, acme);
    bob = await createPerson(api.owner, acme);
  });
  afterAll(() => api.stop());

  const share = async (person = ada) => {
    const { data: row } = await api
      .clientFor(person.context)
      .from('presentation_shares')
      .insert({ user_id: person.id, title: 'A walk', presentation_type: 'session', presentation_data: data })
      .select('share_token')
      .single()
      .throwOnError();
    return row.share_token;
  };
  const rowOf = async (token: string) => {
    const { data: row } = await api
      .clientFor(ada.context)
      .from('presentation_shares')
      .select()
      .eq('share_token', token)
      .single()
      .throwOnError();
    return row;
  };
  const call = async (
    name: string,
    input: object,
    { by = null as TestPerson | null, from = '192.0.2.1' } = {},
  ) => {
    const response = await api.fetchAs(
      by?.context ?? visitorContext(ada.instanceId),
      `/functions/v1/${name}`,
      {
        method: 'POST',
        headers: { 'x-forwarded-for': from },
        body: JSON.stringify(input),
      },
    );
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const guard = (token: string, guards: object, by = ada) =>
    call('guard-share', { token, expiresAt: null, viewLimit: null, ...guards }, { by });
  const open = async (token: string, password?: string, from?: string) =>
    (await call('open-shared-link', { token, kind: 'presentation', isOpening: true, password }, { from }))
      .body;
  const look = async (token: string) =>
    (await call('open-shared-link', { token, kind: 'presentation' })).body;
  const published = async (token: string) => {
    const answers = [];
    for (const name of NAMES) answers.push((await call(name, { token })).status);
    return answers;
  };

  it('are open as long as nothing is asked of them', async () => {
    const token = await share();
    expect(await rowOf(token)).toMatchObject({ has_password: false, expires_at: null, view_limit: null });
    expect(await published(token)).toEqual([200, 200]);
    expect(await look(token)).toMatchObject({ content: { title: 'A walk' } });
  });

  it('say that they are over, and give the published functions nothing', async () => {
    const token = await share();
    await guard(token, { expiresAt: new Date(Date.now() + 60_000).toISOString() });
    expect(await published(token)).toEqual([200, 200]);
    await guard(token, { expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await published(token)).toEqual([404, 404]);
    expect(await look(token)).toEqual({ guard: 'expired' });
    expect(await open(token)).toEqual({ guard: 'expired' });
  });

  it('open with their password alone, which nobody reads', async () => {
    const token = await share();
    expect((await guard(token, { password: PASSWORD })).status).toBe(200);
    expect(await published(token)).toEqual([404, 404]);
    expect(await look(token)).toEqual({ guard: 'locked' });
    expect(await open(token)).toEqual({ guard: 'locked' });
    expect(await open(token, 'another bridge')).toEqual({ guard: 'wrong_password' });
    expect(await open(token, PASSWORD)).toMatchObject({
      content: { presentation_data: { answers: data.answers } },
    });
    expect(JSON.stringify(await rowOf(token))).not.toMatch(/argon2|only the bridge"/);
    const [kept] = await api.owner.query<{ password_hash: string }>(
      'select p.password_hash from app.share_passwords p join public.presentation_shares s on s.id = p.share_id where s.share_token = $1',
      [token],
    );
    expect(kept?.password_hash).toMatch(/^\$argon2id\$/);
    await guard(token, { password: null });
    expect(await published(token)).toEqual([200, 200]);
  });

  it('that are over say so to the right password as to a wrong one', async () => {
    const token = await share();
    await guard(token, { password: PASSWORD, expiresAt: new Date(Date.now() - 1000).toISOString() });
    expect(await open(token, PASSWORD)).toEqual({ guard: 'expired' });
    expect(await open(token, 'another bridge')).toEqual({ guard: 'expired' });
    expect(await published(token)).toEqual([404, 404]);
    expect(await rowOf(token)).toMatchObject({ opened_count: 0 });
  });

  it('keep their password while something else of them changes', async () => {
    const token = await share();
    await guard(token, { password: PASSWORD });
    await guard(token, { viewLimit: 5 });
    expect(await open(token)).toEqual({ guard: 'locked' });
    expect(await rowOf(token)).toMatchObject({ opened_count: 0 });
  });

  it('take so many passwords from one address, and go on for others', async () => {
    const token = await share();
    await guard(token, { password: PASSWORD });
    const guesses = [];
    for (let guess = 0; guess < 12; guess += 1)
      guesses.push(await open(token, `guess number ${guess}`, '192.0.2.7'));
    expect(guesses.filter((answer) => answer['guard'] === 'wrong_password')).toHaveLength(10);
    expect(await open(token, PASSWORD, '192.0.2.7')).toEqual({ guard: 'slow_down' });
    expect(await open(token, PASSWORD, '192.0.2.8')).toHaveProperty('content');
  });

  it('show themselves to one of many who come at the same moment where one view is left', async () => {
    const token = await share();
    await guard(token, { viewLimit: 1 });
    expect(await look(token)).toEqual({ guard: 'limited' });
    const visitors = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? open(token, undefined, `192.0.2.${index}`).then((answer) => 'content' in answer)
          : call('get-shared-presentation', { token }).then(({ status }) => status === 200),
      ),
    );
    expect(visitors.filter(Boolean)).toHaveLength(1);
    expect(await look(token)).toEqual({ guard: 'exhausted' });
    expect(await published(token)).toEqual([404, 404]);
    expect(await rowOf(token)).toMatchObject({ opened_count: 1 });
  });

  it('count a visitor once a day, and neither their owner nor an address', async () => {
    const token = await share();
    for (const from of ['192.0.2.1', '192.0.2.1', '192.0.2.2'])
      await call('count-shared-view', { token }, { from });
    await call('count-shared-view', { token }, { by: ada, from: '192.0.2.3' });
    await call('count-shared-view', { token: 'unknown' });
    expect(await rowOf(token)).toMatchObject({ view_count: 2 });
    const kept = await api.owner.query('select * from app.share_views');
    expect(JSON.stringify(kept)).not.toContain('192.0.2');
  });

  it('forget who was counted the day before', async () => {
    const token = await share();
    await api.owner.query('delete from app.share_view_salts');
    await api.owner.query(
      `insert into app.share_views (instance_id, share_id, day, visitor)
       select instance_id, id, current_date - 2, '\\x00' from public.presentation_shares where share_token = $1`,
      [token],
    );
    await api.owner.query(
      'insert into app.share_view_salts (instance_id, day) values ($1, current_date - 2)',
      [ada.instanceId],
    );
    await call('count-shared-view', { token });
    for (const table of ['app.share_views', 'app.share_view_salts']) {
      expect(await api.owner.query(`select 1 from ${table} where day = current_date - 2`)).toEqual([]);
    }
  });

  it('show a later snapshot of the same sections when their owner wants it', async () => {
    const token = await share();
    const before = await rowOf(token);
    const later = {
      ...data,
      title: 'A longer walk',
      answers: ['And the river'],
      slide_permissions: { questions: true },
    };
    expect(
      (await call('refresh-share', { token, title: 'A longer walk', data: later }, { by: ada })).status,
    ).toBe(200);
    const after = await rowOf(token);
    expect(after.title).toBe('A longer walk');
    expect(after.presentation_data).toEqual({ ...data, title: 'A longer walk', answers: ['And the river'] });
    expect(after.first_created_at).toBe(before.created_at);
    expect(Date.parse(after.created_at)).toBeGreaterThan(Date.parse(before.created_at));
  });

  it('are guarded and refreshed by their owner alone', async () => {
    const token = await share();
    expect((await guard(token, { viewLimit: 1 }, bob)).status).toBe(404);
    expect((await call('refresh-share', { token, title: 'Mine', data }, { by: bob })).status).toBe(404);
    expect((await call('guard-share', { token, expiresAt: null, viewLimit: null })).status).toBe(401);
    expect(await rowOf(token)).toMatchObject({ view_limit: null, title: 'A walk' });
    const direct = await api
      .clientFor(ada.context)
      .from('presentation_shares')
      .update({ view_count: 1_000_000 } as never)
      .eq('share_token', token);
    expect(direct.error?.code).toBe('42501');
  });

  it.each([{ viewLimit: 0 }, { viewLimit: 1001 }, { password: 'short' }, { expiresAt: 'tomorrow' }])(
    'refuse %j',
    async (guards) => {
      const token = await share();
      expect((await guard(token, guards)).status).toBe(400);
      expect(await published(token)).toEqual([200, 200]);
    },
  );
});
