import { accountFunctions } from '@reflectory/contracts/account';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defineFunction } from '@reflectory/runtime/functions';
import { createFunctionList } from '../function-list.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';
import { createIdempotencyJobs } from '@reflectory/runtime/idempotency';

/** Under a name of ours, since there are no others. */
const markingFunction = defineFunction({
  contract: accountFunctions,
  name: 'end-auth-session',
  access: 'signed-in',
  async handle(_input, { tx }) {
    await tx.query("insert into public.marks (mark) values ('by function')");
    return { ended: true };
  },
});

describe('an Idempotency-Key', () => {
  let api: TestApi;
  let ada: TestPerson;
  let max: TestPerson;
  beforeAll(async () => {
    api = await startTestApi(({ database }) => ({
      functions: [...createFunctionList({ database }), markingFunction],
    }));
    const instance = await createInstance(api.owner, 'acme');
    ada = await createPerson(api.owner, instance);
    max = await createPerson(api.owner, instance);
    await api.owner.query(`create table public.marks (
      id bigint generated always as identity primary key, mark text not null check (mark <> 'bad'))`);
    await api.owner.query('grant all on public.marks to anon, authenticated, service_role');
    await api.owner
      .query(`create function public.mark_slowly(mark text) returns bigint language sql volatile as $$
      insert into public.marks (mark) select mark from pg_sleep(0.5) returning id $$`);
    await api.owner.query('grant execute on function public.mark_slowly(text) to authenticated');
  });
  afterAll(() => api.stop());

  type Call = { key?: string; headers?: Record<string, string>; context?: TestPerson['context'] };
  const post = async (path: string, body: unknown, { key, headers = {}, context = ada.context }: Call) => {
    const response = await api.fetchAs(context, path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }), ...headers },
    });
    const { status } = response;
    const isReplay = response.headers.get('idempotent-replayed') === 'true';
    const text = await response.text();
    return { status, isReplay, text, body: text === '' ? null : JSON.parse(text), headers: response.headers };
  };
  const marks = async (mark: string) =>
    (await api.owner.query('select id from public.marks where mark = $1', [mark])).length;
  const returned = { prefer: 'return=representation' };

  it('makes an insert happen once, and answers the same again with status, headers and body', async () => {
    const call = { key: 'insert-1', headers: { ...returned, prefer: 'return=representation,count=exact' } };
    const first = await post('/rest/v1/marks', [{ mark: 'once' }, { mark: 'once' }], call);
    const second = await post('/rest/v1/marks', [{ mark: 'once' }, { mark: 'once' }], call);
    expect([first.status, first.isReplay, second.status, second.isReplay]).toEqual([201, false, 201, true]);
    expect(second.text).toBe(first.text);
    for (const name of ['content-range', 'preference-applied', 'content-type']) {
      expect(second.headers.get(name)).toBe(first.headers.get(name));
    }
    expect(await marks('once')).toBe(2);
  });

  it('may be written in quotes, as the draft standard has it', async () => {
    await post('/rest/v1/marks', { mark: 'quoted' }, { key: '"insert-2"' });
    expect(await post('/rest/v1/marks', { mark: 'quoted' }, { key: 'insert-2' })).toMatchObject({
      status: 201,
      isReplay: true,
      text: '',
    });
  });

  it('refuses another request under the same key, and a key that is none', async () => {
    await post('/rest/v1/marks', { mark: 'mine' }, { key: 'insert-3' });
    expect(await post('/rest/v1/marks', { mark: 'other' }, { key: 'insert-3' })).toMatchObject({
      status: 422,
      body: { code: 'idempotency_key_reused' },
    });
    expect(
      await post('/rest/v1/marks', { mark: 'mine' }, { key: 'insert-3', headers: returned }),
    ).toMatchObject({ status: 422 });
    expect(await marks('other')).toBe(0);
    expect(await post('/rest/v1/marks', { mark: 'mine' }, { key: 'x'.repeat(256) })).toMatchObject({
      status: 400,
      body: { code: 'idempotency_key_invalid' },
    });
  });

  it('belongs to one person and one route; visitors share theirs', async () => {
    const key = 'shared';
    const visitor = visitorContext(ada.instanceId);
    await post('/rest/v1/marks', { mark: 'of ada' }, { key });
    expect(await post('/rest/v1/marks', { mark: 'of ada' }, { key, context: max.context })).toMatchObject({
      status: 201,
      isReplay: false,
    });
    expect(await post('/rest/v1/rpc/mark_slowly', { mark: 'of ada' }, { key })).toMatchObject({
      status: 200,
    });
    expect((await post('/rest/v1/marks', { mark: 'of ada' }, { key, context: visitor })).isReplay).toBe(
      false,
    );
    expect((await post('/rest/v1/marks', { mark: 'of ada' }, { key, context: visitor })).isReplay).toBe(true);
    expect(await marks('of ada')).toBe(4);
  });

  it('answers 409 while the call runs, and the answer afterwards', async () => {
    const call = () => post('/rest/v1/rpc/mark_slowly', { mark: 'slow' }, { key: 'slow-1' });
    const answers = await Promise.all([call(), call(), call()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'idempotency_key_in_use' });
    expect(refused?.headers.get('retry-after')).toBe('1');
    expect(await call()).toMatchObject({ status: 200, isReplay: true });
    expect(await marks('slow')).toBe(1);
  });

  it('keeps nothing of a call that was refused: it changed nothing and may run again', async () => {
    const call = { key: 'bad-1' };
    expect((await post('/rest/v1/marks', { mark: 'bad' }, call)).status).toBe(400);
    await api.owner.query('alter table public.marks drop constraint marks_mark_check');
    expect(await post('/rest/v1/marks', { mark: 'bad' }, call)).toMatchObject({
      status: 201,
      isReplay: false,
    });
  });

  it('holds for functions with a transaction, and is refused by the others', async () => {
    const session_id = '9f2b6d1e-7c7e-4b6e-8f57-0f1f8a1a2b3c';
    const call = (input: unknown = { session_id }) =>
      post('/functions/v1/end-auth-session', input, { key: 'function-1' });
    const [first, second] = [await call(), await call()];
    expect([first.status, second.status, second.isReplay]).toEqual([200, 200, true]);
    expect(second.text).toBe(first.text);
    expect(await marks('by function')).toBe(1);
    expect(await call({ session_id: ada.id })).toMatchObject({
      status: 422,
      body: { error: { code: 'idempotency_key_reused' } },
    });
    expect(await post('/functions/v1/export-my-data', null, { key: 'export-1' })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid_input', message: 'This function takes no Idempotency-Key' } },
    });
  });

  it('is forgotten after a day, by the call itself and by the worker', async () => {
    const call = { key: 'old-1' };
    const age = () =>
      api.owner.query("update app.idempotent_calls set created_at = now() - interval '25 hours'");
    await post('/rest/v1/marks', { mark: 'old' }, call);
    await age();
    expect((await post('/rest/v1/marks', { mark: 'old' }, call)).isReplay).toBe(false);
    await age();
    const done = await createIdempotencyJobs({ db: api.owner })[0]?.run();
    expect(done?.['swept']).toBeGreaterThan(0);
    expect(await api.owner.query('select 1 from app.idempotent_calls')).toEqual([]);
  });
});
