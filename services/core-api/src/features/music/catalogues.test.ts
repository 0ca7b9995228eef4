import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import {
  createStatementExecutor,
  type StatementExecutor,
  type Transaction,
} from '@reflectory/runtime/database';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createCatalogueReader } from './catalogues/read-catalogues.ts';

const BY = 'https://creativecommons.org/licenses/by/4.0/';
const SOUND = Buffer.from('ID3 and a song');

describe('catalogues', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let reader: ReturnType<typeof createCatalogueReader>;
  let instance: string;
  let ada: TestPerson;
  let eve: TestPerson;
  let origin = '';
  let asked: IncomingMessage[] = [];
  let answer = (_request: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end();
  const server = createServer((request, response) => {
    asked.push(request);
    answer(request, response);
  });
  beforeAll(async () => {
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    api = await startTestApi({}, { memberOrigins: [origin] });
    worker = createStatementExecutor({
      url: api.workerUrl,
      applicationName: 'catalogues-test',
      onIdleError: () => undefined,
    });
    reader = createCatalogueReader({ privateOrigins: [origin] });
    await api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('sound', true)
       on conflict (feature_key) do update set enabled = true`,
    );
  });
  beforeEach(async () => {
    asked = [];
    instance = await createInstance(api.owner, `acme-${crypto.randomUUID().slice(0, 8)}`);
    ada = await createPerson(api.owner, instance, 'admin');
    eve = await createPerson(api.owner, instance);
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    server.closeAllConnections();
    server.close();
  });

  const of = (person: TestPerson) => api.clientFor(person.context);
  const says = (items: string, title = 'Quiet') => {
    answer = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'application/rss+xml' })
        .end(`<rss version="2.0"><channel><title>${title}</title>${items}</channel></rss>`);
  };
  const item = (name: string, licence = BY) =>
    `<item><title>${name}</title><license>${licence}</license><itunes:duration>245</itunes:duration>
     <enclosure url="${origin}/${name}.mp3" type="audio/mpeg"/></item>`;
  const add = async (by = ada) => {
    const { data } = await of(by)
      .from('catalogues')
      .insert({ address: `${origin}/feed.xml` })
      .select('id')
      .single()
      .throwOnError();
    // The worker of the service reads it, and would read it again if somebody else had.
    await expect.poll(async () => (await catalogue(by))[0]?.state, { timeout: 20_000 }).not.toBe('waiting');
    return data.id;
  };
  const catalogue = async (by = eve) => {
    const { data } = await of(by)
      .from('catalogues')
      .select('title,state,failure,left_out,piece_count')
      .throwOnError();
    return data;
  };
  const tracks = async (by = eve) => {
    const { data } = await of(by)
      .from('catalogue_tracks')
      .select('id,title,licence')
      .order('place')
      .throwOnError();
    return data;
  };
  const play = (person: TestPerson, id: string | undefined, signal?: AbortSignal) =>
    api.fetchAs(person.context, '/functions/v1/get-catalogue-track', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ id }),
      ...(signal && { signal }),
    });

  it('are read from what an admin chose, for all members; what states no open licence is left out', async () => {
    says(item('Low-tide') + item('Secret', 'All rights reserved'));
    await add();
    expect(await catalogue()).toEqual([
      { title: 'Quiet', state: 'read', failure: null, left_out: 1, piece_count: 1 },
    ]);
    expect(await tracks()).toMatchObject([{ title: 'Low-tide', licence: 'CC BY 4.0' }]);
    const stranger = await createPerson(
      api.owner,
      await createInstance(api.owner, `b-${instance.slice(0, 8)}`),
    );
    expect(await tracks(stranger)).toEqual([]);
    const refused = await of(eve)
      .from('catalogues')
      .insert({ address: `${origin}/other.xml` });
    expect(refused.error?.code).toBe('42501');
    expect((await of(eve).from('catalogue_tracks').select('media_address')).error?.code).toBe('42501');
  });

  it('keep the ids of what is there still, and let go what is not', async () => {
    says(item('Low-tide') + item('Harbour'));
    const id = await add();
    const before = await tracks();
    says(item('Harbour') + item('Dawn'), 'Calm');
    await reader.readAdded(worker, instance, id);
    const after = await tracks();
    expect(after.map(({ title }) => title)).toEqual(['Harbour', 'Dawn']);
    expect(after[0]?.id).toBe(before[1]?.id);
    expect(await catalogue()).toMatchObject([{ title: 'Calm' }]);
  });

  it.each([
    ['gone', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(404).end()],
    ['locked', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(403).end()],
    ['unreachable', (_: IncomingMessage, response: ServerResponse) => void response.writeHead(500).end()],
    ['no_feed', (_: IncomingMessage, response: ServerResponse) => void response.end('<html></html>')],
    [
      'too_large',
      (_: IncomingMessage, response: ServerResponse) => void response.end(Buffer.alloc(9_000_000)),
    ],
    [
      'refused',
      (_: IncomingMessage, response: ServerResponse) =>
        void response.writeHead(302, { location: 'http://127.0.0.1:1/feed.xml' }).end(),
    ],
  ])('say that they are %s, and keep what was read before', async (failure, next) => {
    says(item('Low-tide'));
    const id = await add();
    answer = next;
    await reader.readAdded(worker, instance, id);
    expect(await catalogue()).toMatchObject([{ state: 'failed', failure }]);
    expect(await tracks()).toHaveLength(1);
  });

  it('give their pieces by a door that tells nobody who listens', async () => {
    says(item('Low-tide'));
    await add();
    const [track] = await tracks();
    asked = [];
    answer = (request, response) =>
      void (request.url === '/Low-tide.mp3'
        ? response.writeHead(302, { location: `${origin}/moved.mp3` }).end()
        : response.writeHead(200, { 'content-type': 'text/html' }).end(SOUND));
    const response = await play(eve, track?.id);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.from(await response.arrayBuffer())).toEqual(SOUND);
    const fetched = asked.filter(({ url }) => url?.endsWith('.mp3'));
    expect(fetched.map(({ url }) => url)).toEqual(['/Low-tide.mp3', '/moved.mp3']);
    const told = JSON.stringify(fetched.map(({ headers }) => headers));
    for (const secret of [eve.id, 'authorization', 'cookie', 'forwarded', 'referer'])
      expect(told).not.toContain(secret);
  });

  it('show where they are read to nobody but who chooses them', async () => {
    says(item('Low-tide'), '');
    const id = await add();
    expect(await catalogue()).toMatchObject([{ title: new URL(origin).host }]);
    for (const person of [eve, ada])
      expect((await of(person).from('catalogues').select('address')).error?.code).toBe('42501');
    const addresses = async (person: TestPerson) =>
      (await of(person).rpc('catalogue_addresses').throwOnError()).data;
    expect(await addresses(ada)).toEqual([{ id, address: `${origin}/feed.xml` }]);
    expect(await addresses(eve)).toEqual([]);
    const stranger = await createPerson(
      api.owner,
      await createInstance(api.owner, `d-${instance.slice(0, 8)}`),
      'admin',
    );
    expect(await addresses(stranger)).toEqual([]);
    const moved = await of(ada)
      .from('catalogues')
      .update({ address: `${origin}/other.xml` } as never)
      .eq('id', id);
    expect(moved.error?.code).toBe('42501');
  });

  it('that cannot be kept say so, and the others are read all the same', async () => {
    says(item('Low-tide'));
    const odd = await add();
    const neighbour = await createInstance(api.owner, `e-${instance.slice(0, 8)}`);
    const bo = await createPerson(api.owner, neighbour, 'admin');
    await add(bo);
    says(item('Harbour'));
    const [due] = await api.owner.query<{ at: Date }>(
      `update public.catalogues set next_read_at = '2001-01-01' where instance_id = any ($1) returning next_read_at as at`,
      [[instance, neighbour]],
    );
    const failing: Transaction = {
      query: (text, values) =>
        text.includes('keep_catalogue') && values?.[1] === odd
          ? Promise.reject(new Error('It does not fit'))
          : worker.query(text, values),
    };
    expect(await reader.readDue(failing, due?.at ?? new Date(0))).toBe(2);
    expect(await catalogue()).toMatchObject([{ state: 'failed', failure: 'no_feed' }]);
    expect(await tracks(bo)).toMatchObject([{ title: 'Harbour' }]);
  });

  it('that are added again and again are fetched a number of times', async () => {
    says(item('Low-tide'));
    const id = await add();
    const read = createCatalogueReader({ privateOrigins: [origin] });
    let taken = 0;
    const counting: Transaction = {
      query: (text, values) => {
        if (text.includes('take_due_catalogues')) taken += 1;
        return worker.query(text, values);
      },
    };
    for (let count = 0; count < 45; count += 1) await read.readAdded(counting, instance, id);
    expect(taken).toBe(40);
  });

  it('send two pieces to one person at once, and end what nobody waits for', async () => {
    says(item('Low-tide'));
    await add();
    const [track] = await tracks();
    let open = 0;
    answer = (_request, response) => {
      open += 1;
      response.once('close', () => (open -= 1));
      response.writeHead(200).write(SOUND);
    };
    const leaving = new AbortController();
    const begun = [await play(eve, track?.id, leaving.signal), await play(eve, track?.id, leaving.signal)];
    expect(begun.map(({ status }) => status)).toEqual([200, 200]);
    expect((await play(eve, track?.id)).status).toBe(429);
    expect(open).toBe(2);
    leaving.abort();
    await expect.poll(() => open, { timeout: 5000 }).toBe(0);
    answer = (_request, response) => void response.end(SOUND);
    expect((await play(eve, track?.id)).status).toBe(200);
  });

  it('give nothing to others, of nothing that is not theirs, and say when a piece is away', async () => {
    says(item('Low-tide'));
    await add();
    const [track] = await tracks();
    const stranger = await createPerson(
      api.owner,
      await createInstance(api.owner, `c-${instance.slice(0, 8)}`),
    );
    expect((await play(stranger, track?.id)).status).toBe(404);
    answer = (_request, response) => void response.writeHead(404).end();
    expect((await play(eve, track?.id)).status).toBe(503);
    for (let count = 0; count < 40; count += 1) await play(eve, crypto.randomUUID());
    expect((await play(eve, track?.id)).status).toBe(429);
  });
});
