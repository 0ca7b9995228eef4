import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { createThings } from './testing/things.ts';
import { startDataApi } from './testing/data-api-service.ts';

describe('writing through the data API', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startDataApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    await createThings(api.owner);
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    await api.owner.query('delete from public.things where id > 3');
    await api.owner.query("update public.things set title = 'Third' where id = 3");
  });

  const send = async (method: string, query: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await api.fetchAs(ada.context, `/rest/v1/things?${query}`, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: text === '' ? null : JSON.parse(text),
    };
  };
  const stored = (where: string) =>
    api.owner.query(`select id, title from public.things where ${where} order by id`);

  it('inserts one or many rows, silently or with what was written', async () => {
    expect(await send('POST', '', { id: 10, title: 'Ten' })).toMatchObject({ status: 201, body: null });
    const many = await send('POST', 'select=id,"odd name"&order=id.desc', [{ id: 11 }, { id: 12 }], {
      prefer: 'return=representation, count=exact',
    });
    expect(many).toMatchObject({ status: 201, body: [{ id: 12, 'odd name': 'odd' }, { id: 11 }] });
    expect(many.headers.get('content-range')).toBe('*/2');
    expect(await send('POST', '', [], { prefer: 'return=representation' })).toMatchObject({
      status: 201,
      body: [],
    });
    const located = await send('POST', '', { id: 13 }, { prefer: 'return=headers-only' });
    expect([located.body, located.headers.get('location')]).toEqual([null, '/things?id=eq.13']);
  });

  it('fills what rows lack with defaults when asked to', async () => {
    const rows = [{ id: 14, 'odd name': 'own' }, { id: 15 }];
    const answer = await send('POST', 'columns=id,"odd name"&select=id,"odd name"', rows, {
      prefer: 'return=representation,missing=default',
    });
    expect(answer.body).toEqual([
      { id: 14, 'odd name': 'own' },
      { id: 15, 'odd name': 'odd' },
    ]);
    expect(await send('POST', '', rows)).toMatchObject({
      status: 400,
      body: { message: 'All object keys must match' },
    });
  });

  it('merges or ignores duplicates', async () => {
    const merge = { prefer: 'resolution=merge-duplicates,return=representation' };
    expect(await send('POST', 'select=title', { id: 3, title: 'Merged' }, merge)).toMatchObject({
      status: 200,
      body: [{ title: 'Merged' }],
    });
    expect(await send('POST', 'select=id', [{ id: 3 }, { id: 16 }], merge)).toMatchObject({ status: 201 });
    const ignore = { prefer: 'resolution=ignore-duplicates,return=representation' };
    expect(await send('POST', 'on_conflict=id', { id: 3, title: 'No' }, ignore)).toMatchObject({
      status: 201,
      body: [],
    });
    expect(await stored('id = 3')).toEqual([{ id: 3, title: 'Merged' }]);
    expect(await send('POST', '', { id: 3 })).toMatchObject({ status: 409, body: { code: '23505' } });
    expect(await send('POST', 'on_conflict=title', { id: 3 }, merge)).toMatchObject({
      body: { code: '42P10' },
    });
  });

  it('changes and removes what matches, and nothing else', async () => {
    expect(await send('PATCH', 'id=eq.3', { title: 'New' })).toMatchObject({ status: 204, body: null });
    const changed = await send(
      'PATCH',
      'id=in.(2,3)&select=id&order=id',
      { is_on: true },
      { prefer: 'return=representation,count=exact' },
    );
    expect([changed.status, changed.body, changed.headers.get('content-range')]).toEqual([
      200,
      [{ id: 2 }, { id: 3 }],
      '0-1/2',
    ]);
    expect(
      await send('PATCH', 'id=eq.99', { title: 'x' }, { prefer: 'return=representation' }),
    ).toMatchObject({ status: 200, body: [] });
    await send('POST', '', { id: 20 });
    expect(await send('DELETE', 'id=eq.20', undefined)).toMatchObject({ status: 204, body: null });
    expect(await stored('id > 3')).toEqual([]);
    expect(await stored('id = 1')).toEqual([{ id: 1, title: 'A quiet morning' }]);
  });

  it('takes a change back when it was too large, or not the one row asked for', async () => {
    const many = { prefer: 'handling=strict,max-affected=1' };
    expect(await send('PATCH', 'id=gt.0', { title: 'x' }, many)).toMatchObject({
      status: 400,
      body: { code: 'PGRST124', details: 'The query affects 3 rows' },
    });
    const single = { prefer: 'return=representation', accept: 'application/vnd.pgrst.object+json' };
    expect(await send('DELETE', 'id=gt.1', undefined, single)).toMatchObject({
      status: 406,
      body: { code: 'PGRST116' },
    });
    expect(await stored('id = 3')).toEqual([{ id: 3, title: 'Third' }]);
  });

  it('a late save never overwrites a newer one, nor reopens what is done', async () => {
    const client = api.clientFor(ada.context);
    const id = crypto.randomUUID();
    const save = (revision: number, answer: string, status: 'draft' | 'done' = 'draft') =>
      client
        .from('sessions')
        .upsert({ id, user_id: ada.id, framework: 'free', answers: [answer], revision, status })
        .select('answers,revision,status')
        .single();
    expect((await save(2, 'newer')).data).toEqual({ answers: ['newer'], revision: 2, status: 'draft' });
    expect((await save(1, 'older')).data).toEqual({ answers: ['newer'], revision: 2, status: 'draft' });
    expect((await save(3, 'final', 'done')).data).toMatchObject({ revision: 3, status: 'done' });
    expect((await save(4, 'reopened')).data).toEqual({ answers: ['final'], revision: 3, status: 'done' });
  });
});
