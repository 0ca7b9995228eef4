import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { useService } from '../testing/index.ts';

type Asked = { method?: string; headers?: Record<string, string>; body?: unknown };

describe('answers on the wire', () => {
  const service = useService();
  const ask = async (path: string, { method = 'GET', headers = {}, body }: Asked = {}) => {
    const response = await fetch(`${service.url}/rest/v1/${path}`, {
      method,
      headers: {
        apikey: service.anonKey,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const header = (name: string) => response.headers.get(name);
    return { status: response.status, text, header, json: () => JSON.parse(text) };
  };
  const unique = () => randomUUID();

  it('says in which type and range it answers', async () => {
    const plain = await ask('articles?select=id&order=id&limit=2');
    expect(plain.status).toBe(200);
    expect(plain.header('content-type')).toBe('application/json; charset=utf-8');
    expect(plain.header('content-range')).toBe('0-1/*');
    expect(plain.header('preference-applied')).toBeNull();
    const counted = await ask('articles?select=id&order=id', {
      headers: { range: '1-2', prefer: 'count=exact, return=minimal, nonsense=1' },
    });
    expect([counted.status, counted.header('content-range')]).toEqual([206, '1-2/4']);
    expect(counted.header('preference-applied')).toBe('count=exact');
    const empty = await ask('articles?id=eq.99');
    expect([empty.status, empty.header('content-range'), empty.text]).toEqual([200, '*/*', '[]']);
    expect(
      (await ask('articles?id=eq.99', { headers: { prefer: 'count=exact' } })).header('content-range'),
    ).toBe('*/0');
  });

  it('answers HEAD as GET, without the body', async () => {
    const head = await ask('articles?select=id', { method: 'HEAD', headers: { prefer: 'count=exact' } });
    expect([head.status, head.text, head.header('content-range')]).toEqual([200, '', '0-3/4']);
    expect(head.header('content-type')).toBe('application/json; charset=utf-8');
  });

  it.each<[string, string, string, string]>([
    [
      'application/vnd.pgrst.object+json',
      'id=eq.1',
      'application/vnd.pgrst.object+json; charset=utf-8',
      '{"id":1,"is_sold":true}',
    ],
    [
      'application/vnd.pgrst.object+json;nulls=stripped',
      'id=eq.3',
      'application/vnd.pgrst.object+json;nulls=stripped; charset=utf-8',
      '{"id":3}',
    ],
    [
      'application/vnd.pgrst.array+json;nulls=stripped',
      'id=eq.3',
      'application/vnd.pgrst.array+json;nulls=stripped; charset=utf-8',
      '[{"id":3}]',
    ],
    ['text/csv', 'id=eq.3', 'text/csv; charset=utf-8', 'id,is_sold\n3,'],
    ['text/html, */*', 'id=eq.3', 'application/json; charset=utf-8', '[{"id":3,"is_sold":null}]'],
  ])('answers as %s', async (accept, filter, type, text) => {
    const answer = await ask(`articles?select=id,is_sold&${filter}`, { headers: { accept } });
    expect([answer.status, answer.header('content-type'), answer.text]).toEqual([200, type, text]);
  });

  it('writes CSV of written rows and of values', async () => {
    const code = unique();
    const headers = { accept: 'text/csv', prefer: 'return=representation' };
    const written = await ask('parcels?select=code,weight', {
      method: 'POST',
      headers,
      body: { code, run: code },
    });
    expect(written.text).toBe(`code,weight\n${code},1`);
    expect((await ask('rpc/numbers?up_to=2', { headers: { accept: 'text/csv' } })).text).toBe('value\n1\n2');
  });

  it('tells where a new row is', async () => {
    const run = unique();
    const { status, text, header } = await ask('places', {
      method: 'POST',
      headers: { prefer: 'return=headers-only' },
      body: { run, shelf: 7 },
    });
    expect([status, text]).toEqual([201, '']);
    expect(header('location')).toBe(`/places?run=eq.${run}&shelf=eq.7`);
    expect(header('content-range')).toBe('*/*');
    expect(header('preference-applied')).toBe('return=headers-only');
  });

  it('writes the one row that a PUT names', async () => {
    const run = unique();
    const path = `places?run=eq.${run}&shelf=eq.1`;
    const put = (body: object, headers = {}, more = '') => ask(path + more, { method: 'PUT', body, headers });
    const row = { run, shelf: 1, thing: 'cup' };
    const shown = { prefer: 'return=representation' };
    expect((await put(row)).status).toBe(204);
    expect(await put({ ...row, thing: 'bowl' }, shown)).toMatchObject({ status: 200 });
    expect((await put({ run, shelf: 2 })).json()).toMatchObject({ code: 'PGRST115' });
    expect((await put(row, {}, '&limit=1')).json()).toMatchObject({ code: 'PGRST114' });
    const other = await ask(`places?run=eq.${run}`, { method: 'PUT', body: row });
    expect([other.status, other.json().code]).toEqual([405, 'PGRST105']);
    const fresh = unique();
    const created = await ask(`places?run=eq.${fresh}&shelf=eq.1&select=colour`, {
      method: 'PUT',
      headers: shown,
      body: { run: fresh, shelf: 1 },
    });
    expect([created.status, created.text]).toEqual([201, '[{"colour":"grey"}]']);
    expect(await service.sql('select thing from places where run = $1', [run])).toEqual([{ thing: 'bowl' }]);
  });

  it('takes rows as CSV and as a form', async () => {
    const run = unique();
    const csv = `code,run,status,extra\r\n"${run},a",${run},"say ""hi""",NULL\r\n${run}b,${run},new,NULL`;
    const headers = { 'content-type': 'text/csv' };
    expect((await ask('parcels', { method: 'POST', headers, body: csv })).status).toBe(201);
    const form = new URLSearchParams({ code: `${run}c`, run }).toString();
    const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await ask('parcels', { method: 'POST', headers: asForm, body: form })).status).toBe(201);
    expect(
      await service.sql('select code, status, extra from parcels where run = $1 order by id', [run]),
    ).toEqual([
      { code: `${run},a`, status: 'say "hi"', extra: null },
      { code: `${run}b`, status: 'new', extra: null },
      { code: `${run}c`, status: 'new', extra: null },
    ]);
    expect((await ask('parcels', { method: 'POST', headers, body: 'code,run\n1' })).json()).toMatchObject({
      code: 'PGRST102',
    });
  });

  it('hands a body to a function as it is', async () => {
    const post = (name: string, type: string, body: string) =>
      ask(`rpc/${name}`, { method: 'POST', headers: { 'content-type': type }, body });
    expect((await post('same_text', 'text/plain', 'a "b"')).text).toBe('"a \\"b\\""');
    expect((await post('bytes_of', 'application/octet-stream', 'äb')).text).toBe('3');
    expect((await post('same_json', 'application/json', '[1, "a"]')).text).toBe('[1, "a"]');
    const none = await post('same_json', 'text/plain', 'a');
    expect(none.json()).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.same_json in the schema cache',
      details:
        'Searched for the function public.same_json with a single unnamed text parameter, but no matches were found in the schema cache.',
    });
  });

  it('collects what is said several times for a list of arguments', async () => {
    expect((await ask('rpc/joined?separator=-&parts=a&parts=b')).text).toBe('"a-b"');
    expect((await ask('rpc/plus?a=1&a=2&b=3')).text).toBe('5');
  });

  it('sends headers and status that functions and triggers choose', async () => {
    const headers = JSON.stringify([
      { 'X-Own': 'yes' },
      { 'Content-Type': 'text/plain' },
      { 'Cache-Control': 'max-age=9' },
    ]);
    const answer = await ask('rpc/answer_with', { method: 'POST', body: { status: '203', headers } });
    expect([answer.status, answer.header('x-own')]).toEqual([203, 'yes']);
    expect([answer.header('content-type'), answer.header('cache-control')]).toEqual([
      'text/plain',
      'max-age=9',
    ]);
    const code = unique();
    const parcel = await ask('parcels', { method: 'POST', body: { code, run: code, status: 'announced' } });
    expect([parcel.status, parcel.header('x-parcel')]).toEqual([202, 'announced']);
    const raised = await ask('rpc/refuse', { method: 'POST', body: { how: 'whole' } });
    expect([raised.status, raised.header('x-powered')]).toEqual([418, 'tea']);
  });

  it('refuses preferences that nobody knows where they shall count', async () => {
    const { status, json } = await ask('articles', { headers: { prefer: 'handling=strict, flavour=sour' } });
    expect([status, json()]).toEqual([
      400,
      {
        code: 'PGRST122',
        details: 'Invalid preferences: flavour=sour',
        hint: null,
        message: 'Invalid preferences given with handling=strict',
      },
    ]);
  });

  it('reads and writes times in the zone that is preferred, for one request', async () => {
    const code = unique();
    const prefer = 'return=representation, handling=strict, timezone=America/Los_Angeles';
    const body = { code, run: code, sent_at: '2025-01-01T12:00:00' };
    const sent = await ask('parcels?select=sent_at', { method: 'POST', headers: { prefer }, body });
    expect([sent.text, sent.header('preference-applied')]).toEqual([
      '[{"sent_at":"2025-01-01T12:00:00-08:00"}]',
      prefer,
    ]);
    const read = await ask(`parcels?select=sent_at&code=eq.${code}`);
    expect(read.text).toBe('[{"sent_at":"2025-01-01T20:00:00+00:00"}]');
    const unknown = 'timezone=Jupiter/Red_Spot';
    const ignored = await ask(`parcels?select=sent_at&code=eq.${code}`, { headers: { prefer: unknown } });
    expect([ignored.text, ignored.header('preference-applied')]).toEqual([read.text, null]);
    const refused = await ask('parcels', { headers: { prefer: `handling=strict, ${unknown}` } });
    expect([refused.status, refused.json()]).toMatchObject([
      400,
      { code: 'PGRST122', details: `Invalid preferences: ${unknown}` },
    ]);
  });

  it('names every preference that counted', async () => {
    const run = unique();
    const prefer =
      'return=representation, resolution=merge-duplicates, missing=default, count=exact, tx=rollback, handling=strict';
    const { header } = await ask('places?columns=run,shelf', {
      method: 'POST',
      headers: { prefer },
      body: [{ run, shelf: 1, thing: 'ignored' }],
    });
    expect(header('preference-applied')?.split(', ').toSorted()).toEqual(prefer.split(', ').toSorted());
    expect(header('content-range')).toBe('*/1');
  });

  it('writes the columns that are named and no others', async () => {
    const run = unique();
    const { text } = await ask('places?columns=run,shelf&select=thing', {
      method: 'POST',
      headers: { prefer: 'return=representation' },
      body: [{ run, shelf: 1, thing: 'ignored', more: 1 }],
    });
    expect(text).toBe('[{"thing":null}]');
    const unknown = await ask('places?columns=run,nothing', { method: 'POST', body: [{ run }] });
    expect([unknown.status, unknown.json().code]).toEqual([400, 'PGRST204']);
  });

  it.each<[string, Asked, number, string]>([
    ['articles?id=what.1', {}, 400, 'PGRST100'],
    ['articles?select=id(', {}, 400, 'PGRST100'],
    ['articles?or=(id.eq.1', {}, 400, 'PGRST100'],
    ['articles?name=is.maybe', {}, 400, 'PGRST100'],
    ['articles?limit=-1', {}, 400, 'PGRST100'],
    ['articles?select=name.sum()', {}, 404, '42883'],
    ['articles?select=id', { headers: { range: '5-2' } }, 416, 'PGRST103'],
    ['articles', { method: 'POST', body: '' }, 400, 'PGRST102'],
    ['articles', { method: 'POST', body: '{"id":' }, 400, 'PGRST102'],
    ['articles', { method: 'POST', body: '[{"id":1},{"name":"x"}]' }, 400, 'PGRST102'],
    ['articles', { method: 'PROPFIND' }, 405, 'PGRST117'],
    ['rpc/plus', { method: 'DELETE' }, 405, 'PGRST101'],
    ['articles', { headers: { accept: 'image/png' } }, 406, 'PGRST107'],
    ['articles', { headers: { 'accept-profile': 'archive' } }, 406, 'PGRST106'],
    ['', { headers: { accept: 'application/openapi+json' } }, 404, 'PGRST126'],
    ['a/b/c', {}, 404, 'PGRST125'],
  ])('refuses %s %o with %i %s', async (path, asked, status, code) => {
    const answer = await ask(path, asked);
    expect([answer.status, answer.json().code]).toEqual([status, code]);
    expect(Object.keys(answer.json()).toSorted()).toEqual(['code', 'details', 'hint', 'message']);
    expect(answer.header('proxy-status')).toBe(`PostgREST; error=${code}`);
  });

  it('refuses JSON that is nested without end', async () => {
    const code = unique();
    const deep = `{"code":"${code}","run":"${code}","extra":${'['.repeat(200_000)}${']'.repeat(200_000)}}`;
    const answer = await ask('parcels', { method: 'POST', body: deep });
    expect(answer.status).toBe(400);
    const called = await ask('rpc/same_json', {
      method: 'POST',
      body: `{"a":${'['.repeat(300_000)}${']'.repeat(300_000)}}`,
    });
    expect(called.status).toBe(400);
  });

  it('challenges who is nobody and sends who is known away', async () => {
    const nobody = await ask('kept_back');
    expect([nobody.status, nobody.header('www-authenticate')]).toEqual([401, 'Bearer']);
    const bad = await ask('articles', { headers: { authorization: 'Bearer nonsense' } });
    expect([bad.status, bad.json().code]).toEqual([401, 'PGRST301']);
    expect(bad.header('www-authenticate')).toMatch(/^Bearer/);
  });

  it('reads plus signs as spaces and quoted text as it is', async () => {
    expect((await ask('articles?select=id&name=eq.Clay+cup%2C+glazed')).text).toBe('[{"id":2}]');
    expect((await ask('articles?select=id&name=in.(%22Clay%20cup,%20glazed%22,x)')).text).toBe('[{"id":2}]');
    expect((await ask('articles?select=id&name=eq."Oak bowl"')).text).toBe('[]');
    expect((await ask('articles?select=id&id=in.()')).text).toBe('[]');
    expect((await ask('articles?select=id&name=like(any).{Oak*,Birch*}&order=id')).text).toBe(
      '[{"id":1},\n {"id":4}]'.replace('\n ', ' \n '),
    );
    expect((await ask('articles?select=id&id=eq(any).{1,2}&order=id')).json()).toEqual([
      { id: 1 },
      { id: 2 },
    ]);
    expect((await ask('articles?select=id&not.and=(id.gt.1,id.lt.4)&order=id')).json()).toEqual([
      { id: 1 },
      { id: 4 },
    ]);
  });

  it('knows a new table as soon as it is told of it', async () => {
    const name = `fresh_${unique().replaceAll('-', '')}`;
    expect((await ask(name)).status).toBe(404);
    await service.sql(`create table ${name} (id int primary key); grant select on ${name} to anon`);
    await expect.poll(async () => (await ask(name)).status).toBe(200);
    await service.sql(
      `alter table ${name} add column colour text default 'red'; insert into ${name} values (1)`,
    );
    await expect.poll(async () => (await ask(`${name}?select=colour`)).text).toBe('[{"colour":"red"}]');
    await service.sql(`drop table ${name}`);
    await expect.poll(async () => (await ask(name)).status).toBe(404);
  });
});
