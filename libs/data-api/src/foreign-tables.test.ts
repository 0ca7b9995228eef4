import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  AUTHENTICATOR_PASSWORD,
  createInstance,
  createPerson,
  type TestService,
  visitorContext,
} from '@reflectory/runtime/testing';
import { startDataApi } from './testing/data-api-service.ts';

/** Tables of another connection to the same server, which is as far away as any other server is. */
describe('foreign tables', () => {
  let api: TestService;
  let ada: RequestContext;
  let visitor: RequestContext;
  let folder: string;
  beforeAll(async () => {
    api = await startDataApi();
    const instance = await createInstance(api.owner, 'acme');
    ada = (await createPerson(api.owner, instance)).context;
    visitor = visitorContext(instance);
    const { hostname, port, pathname } = new URL(api.ownerUrl);
    await api.owner.query(`
      create schema far_away;
      create table far_away.parcels (id int primary key, title text, weight int, sent_at timestamptz);
      insert into far_away.parcels values
        (1, 'Oak bowl', 3, '2025-01-01T00:00:00Z'), (2, 'Clay cup', 1, null), (3, 'Blanket', 9, null);
      grant usage on schema far_away to authenticator;
      grant all on far_away.parcels to authenticator;
      create extension postgres_fdw;
      create server far_away foreign data wrapper postgres_fdw
        options (host '${hostname}', port '${port}', dbname '${pathname.slice(1)}');
      create user mapping for public server far_away
        options (user 'authenticator', password '${AUTHENTICATOR_PASSWORD}');
      create foreign table public.parcels (id int, title text, weight int, sent_at timestamptz)
        server far_away options (schema_name 'far_away', table_name 'parcels');
      grant select, insert, update, delete on public.parcels to authenticated`);
    folder = await mkdtemp(path.join(tmpdir(), 'foreign-'));
    // The server may run as another user.
    await chmod(folder, 0o755);
    const file = path.join(folder, 'fares.csv');
    await writeFile(file, 'zone,fare\nA,2.40\nB,3.10\n', { mode: 0o644 });
    await api.owner.query(`
      create extension file_fdw;
      create server files foreign data wrapper file_fdw;
      create foreign table public.fares (zone text, fare numeric)
        server files options (filename '${file}', format 'csv', header 'true');
      grant select on public.fares to authenticated`);
  });
  afterAll(async () => {
    await api.stop();
    await rm(folder, { recursive: true });
  });

  const ask = async (query: string, init: RequestInit = {}, context = ada) => {
    const headers = { 'content-type': 'application/json', prefer: 'return=representation, count=exact' };
    const response = await api.fetchAs(context, `/rest/v1/${query}`, { headers, ...init });
    const body: unknown = await response.json();
    return { status: response.status, range: response.headers.get('content-range'), body };
  };
  const send = (method: string, query: string, body?: unknown) =>
    ask(query, { method, ...(body !== undefined && { body: JSON.stringify(body) }) });

  it('are read as any other: columns, filters, order, pages and counts', async () => {
    expect(await ask('parcels?select=id,title,sent_at&weight=gte.2&order=weight.desc&limit=1')).toEqual({
      status: 206,
      range: '0-0/2',
      body: [{ id: 3, title: 'Blanket', sent_at: null }],
    });
    expect((await ask('parcels?select=weight.sum()')).body).toEqual([{ sum: 13 }]);
    expect((await ask('parcels?select=sent_at&sent_at=not.is.null')).body).toEqual([
      { sent_at: '2025-01-01T00:00:00+00:00' },
    ]);
  });

  it('are written as any other', async () => {
    const rows = [
      { id: 10, title: 'New', weight: 2 },
      { id: 11, title: 'Newer', weight: 2 },
    ];
    expect(await send('POST', 'parcels?select=id', rows)).toMatchObject({
      status: 201,
      body: [{ id: 10 }, { id: 11 }],
    });
    expect(await send('PATCH', 'parcels?id=eq.10&select=title', { title: 'Changed' })).toMatchObject({
      status: 200,
      body: [{ title: 'Changed' }],
    });
    expect((await send('DELETE', 'parcels?id=in.(10,11)&select=id&order=id')).body).toEqual([
      { id: 10 },
      { id: 11 },
    ]);
    expect((await api.owner.query('select id from far_away.parcels order by id')).length).toBe(3);
  });

  it('say what the other side refuses, and leave nothing', async () => {
    const rows = [
      { id: 20, title: 'Never there' },
      { id: 1, title: 'Again' },
    ];
    expect(await send('POST', 'parcels', rows)).toMatchObject({ status: 409, body: { code: '23505' } });
    expect((await ask('parcels?id=eq.20')).body).toEqual([]);
    expect(await ask('parcels', {}, visitor)).toMatchObject({ status: 401, body: { code: '42501' } });
  });

  it('may be files of the server', async () => {
    expect(await ask('fares?fare=gt.3')).toMatchObject({ status: 200, body: [{ zone: 'B', fare: 3.1 }] });
  });
});
