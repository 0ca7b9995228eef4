import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson, type TestService } from '@reflectory/runtime/testing';
import { createThings } from './testing/things.ts';
import { startDataApi } from './testing/data-api-service.ts';

describe('reading through the data API', () => {
  let api: TestService;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startDataApi();
    ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
    await createThings(api.owner);
  });
  afterAll(() => api.stop());

  const get = (query: string, headers: Record<string, string> = {}, method = 'GET') =>
    api.fetchAs(ada.context, `/rest/v1/things?${query}`, { headers, method });
  const ids = async (query: string) => {
    const response = await get(`${query}&select=id&order=id`);
    const body: unknown = await response.json();
    return Array.isArray(body) ? body.map(({ id }) => id) : body;
  };

  it.each([
    ['id=eq.2', [2]],
    ['id=neq.2', [1, 3]],
    ['id=gt.1&id=lte.3', [2, 3]],
    ['id=not.gte.2', [1]],
    ['id=in.(1,3)', [1, 3]],
    ['id=in.()', []],
    ['id=not.in.(1,3)', [2]],
    ['title=eq.Storms%2C+(and)+%22noise%22', [2]],
    ['title=in.("Storms, (and) \\"noise\\"",Quiet evenings)', [2, 3]],
    ['title=like.*quiet*', [1]],
    ['title=ilike.*QUIET*', [1, 3]],
    ['title=match.^Q', [3]],
    ['title=imatch.^q', [3]],
    ['title=ilike(any).{*storm*,*evening*}', [2, 3]],
    ['title=ilike(all).{*quiet*,*morning*}', [1]],
    ['is_on=is.true', [1]],
    ['is_on=is.null', [3]],
    ['is_on=not.is.null', [1, 2]],
    ['is_on=is.not_null', [1, 2]],
    ['is_on=isdistinct.true', [2, 3]],
    ['tags=cs.{calm}', [1]],
    ['tags=cd.{calm,light,dark}', [1, 3]],
    ['tags=ov.{light,fear}', [1, 2]],
    ['span=ov.[4,6)', [1, 2]],
    ['span=sl.[10,12)', [1, 2]],
    ['span=sr.[10,12)', [3]],
    ['span=adj.[9,20)', [2, 3]],
    ['words=fts.morning', [1]],
    ['words=plfts(english).quiet evening', [3]],
    ['words=wfts.quiet -morning', [3]],
    ['title=phfts(english).quiet evening', [3]],
    ['data->>mood=eq.fear', [2]],
    ['data->list->>0=eq.10', [1]],
    ['data->score=gte.7', [2]],
    ['data=cs.{"mood":"calm"}', [1]],
    ['"odd name"=eq.odd', [1, 2, 3]],
    ['or=(id.eq.1,title.eq."Storms, (and) \\"noise\\"")', [1, 2]],
    ['or=(id.in.(1,2),and(id.gt.2,is_on.is.null))&id=neq.2', [1, 3]],
    ['not.or=(id.eq.1,is_on.not.is.null)', [3]],
    ['and=(tags.ov.{light,fear},not.or(id.eq.1,id.eq.3))', [2]],
  ])('%s', async (query, expected) => {
    expect(await ids(query)).toEqual(expected);
  });

  it('gives rows whole whatever their columns are called', async () => {
    const response = await get('select=page:id,embedded1:title&id=eq.1');
    expect(await response.json()).toEqual([{ page: 1, embedded1: expect.any(String) }]);
    const csv = await get('select=page:id,is_on&id=eq.1', { accept: 'text/csv' });
    expect(await csv.text()).toBe('page,is_on\n1,t');
    const leaves = await api.fetchAs(ada.context, '/rest/v1/leaves?select=t,doubled');
    expect(await leaves.json()).toEqual([{ t: 4, doubled: 8 }]);
  });

  it('selects, renames, casts and reaches into JSON', async () => {
    const response = await get(
      'select=n:id::text,"odd name",data->>mood,second:data->list->1,tags->0,made_at&id=eq.1',
    );
    expect(await response.json()).toEqual([
      {
        n: '1',
        'odd name': 'odd',
        mood: 'calm',
        second: 20,
        tags: 'calm',
        made_at: '2025-01-01T00:00:00+00:00',
      },
    ]);
  });

  it('orders, also by JSON and with the place of nulls', async () => {
    const response = await get('select=id&order=data->score.desc.nullslast,id');
    expect(await response.json()).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
    const first = await get('select=id&order=is_on.nullsfirst,id.desc&limit=1');
    expect(await first.json()).toEqual([{ id: 3 }]);
  });

  it('pages by limit and offset or by Range, and counts when asked', async () => {
    const page = await get('select=id&order=id&limit=2&offset=1', { prefer: 'count=exact' });
    expect(page.status).toBe(206);
    expect(page.headers.get('content-range')).toBe('1-2/3');
    expect(page.headers.get('preference-applied')).toBe('count=exact');
    const ranged = await get('select=id&order=id', { range: '0-0' });
    expect(ranged.headers.get('content-range')).toBe('0-0/*');
    expect(await ranged.json()).toEqual([{ id: 1 }]);
    const beyond = await get('select=id&offset=9', { prefer: 'count=exact' });
    expect(beyond.status).toBe(416);
    expect(await beyond.json()).toMatchObject({
      code: 'PGRST103',
      details: 'An offset of 9 was requested, but there are only 3 rows.',
    });
    const nothing = await get('id=eq.9', { prefer: 'count=exact' });
    expect([nothing.status, nothing.headers.get('content-range')]).toEqual([200, '*/0']);
  });

  it('answers HEAD with the headers alone', async () => {
    const response = await get('', { prefer: 'count=exact' }, 'HEAD');
    expect([response.status, response.headers.get('content-range')]).toEqual([200, '0-2/3']);
    expect(await response.text()).toBe('');
  });

  it('gives a single object, or says how many rows there were', async () => {
    const accept = 'application/vnd.pgrst.object+json';
    const one = await get('select=id&id=eq.1', { accept });
    expect(one.headers.get('content-type')).toBe('application/vnd.pgrst.object+json; charset=utf-8');
    expect(await one.json()).toEqual({ id: 1 });
    const none = await get('id=eq.9', { accept });
    expect([none.status, none.headers.get('proxy-status')]).toEqual([406, 'PostgREST; error=PGRST116']);
    expect(await none.json()).toEqual({
      code: 'PGRST116',
      details: 'The result contains 0 rows',
      hint: null,
      message: 'Cannot coerce the result to a single JSON object',
    });
    expect(await (await get('', { accept })).json()).toMatchObject({ details: 'The result contains 3 rows' });
    const stripped = await get('select=id,data&id=eq.3', { accept: `${accept};nulls=stripped` });
    expect(await stripped.json()).toEqual({ id: 3 });
  });

  it('writes CSV', async () => {
    const csv = await get('select=id,title&order=id&id=lt.3', { accept: 'text/csv' });
    expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(await csv.text()).toBe('id,title\n1,"A quiet morning"\n2,"Storms, (and) ""noise"""');
  });

  it('calls functions: scalar, rows that can be filtered, void', async () => {
    const rpc = (name: string, query = '', init: RequestInit = {}) =>
      api.fetchAs(ada.context, `/rest/v1/rpc/${name}${query}`, {
        headers: { 'content-type': 'application/json' },
        ...init,
      });
    expect(await (await rpc('add', '?a=2&b=3')).text()).toBe('5');
    expect(await (await rpc('add', '', { method: 'POST', body: '{"a": 2}' })).text()).toBe('3');
    const rows = await rpc('find_things', '?wanted=%25quiet%25&select=id&id=gt.1');
    expect(await rows.json()).toEqual([{ id: 3 }]);
    const viaGet = await rpc('remove_things');
    expect([viaGet.status, await viaGet.json()]).toMatchObject([405, { code: '25006' }]);
    const unknown = await rpc('add', '', { method: 'POST', body: '{"c": 1}' });
    expect(await unknown.json()).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.add(c) in the schema cache',
    });
    const raised = await rpc('fail', '', { method: 'POST', body: '{"kind": "plain"}' });
    expect([raised.status, await raised.json()]).toEqual([
      400,
      { code: 'P0001', message: 'Not like this', hint: 'Try again', details: 'Because' },
    ]);
    expect((await rpc('fail', '', { method: 'POST', body: '{"kind": "x"}' })).status).toBe(418);
  });

  it('serves a table that appears while it runs', async () => {
    await api.owner.query(
      'create table public.newcomers (id int primary key); grant select on public.newcomers to authenticated',
    );
    await expect
      .poll(async () => (await api.fetchAs(ada.context, '/rest/v1/newcomers')).status, {
        timeout: 8000,
        interval: 500,
      })
      .toBe(200);
  });
});
