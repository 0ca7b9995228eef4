import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { useService, useVariant } from '../testing/index.ts';
import { hear, join, newName, speakers, usePeople } from './live-people.ts';

describe.each(speakers)('connections with client $version, protocol $vsn', (speaker) => {
  const service = useService();
  const people = usePeople(service, speaker);

  it('answer heartbeats', async () => {
    const statuses: string[] = [];
    const heartbeatCallback = (status: string) => void statuses.push(status);
    const client = await people.newClient(null, service.url, { heartbeatIntervalMs: 300, heartbeatCallback });
    await join(client.channel(newName()));
    await expect.poll(() => statuses.filter((status) => status === 'ok').length).toBeGreaterThan(1);
    expect(statuses).not.toContain('timeout');
  });
});

describe('the handshake', () => {
  const service = useService();
  const handshake = (query: string) => {
    const key = Buffer.from('sixteen bytes !!').toString('base64');
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': key,
    };
    return new Promise<{ status: number; body: string }>((resolve, reject) => {
      import('node:http').then(({ request }) => {
        const req = request(`${service.url}/realtime/v1/websocket?${query}`, { headers });
        req.on('upgrade', (res, socket) => {
          socket.destroy();
          resolve({ status: res.statusCode ?? 0, body: '' });
        });
        req.on('response', async (res) => {
          let body = '';
          for await (const part of res) body += String(part);
          resolve({ status: res.statusCode ?? 0, body });
        });
        req.on('error', reject);
        req.end();
      }, reject);
    });
  };

  it('opens a socket for a key, and answers 401 for one that is none', async () => {
    expect((await handshake(`apikey=${service.anonKey}&vsn=2.0.0`)).status).toBe(101);
    const refused = await handshake('apikey=nonsense&vsn=2.0.0');
    expect(refused.status).toBe(401);
    expect(JSON.parse(refused.body)).toMatchObject({ error: expect.any(String) });
  });

  it('leaves the protocol at 1.0.0 where the client names none', async () => {
    const socket = new WebSocket(
      `${service.url.replace('http', 'ws')}/realtime/v1/websocket?apikey=${service.anonKey}`,
    );
    await once(socket, 'open');
    socket.send(JSON.stringify({ topic: 'phoenix', event: 'heartbeat', payload: {}, ref: '1' }));
    const [message] = await once(socket, 'message');
    expect(JSON.parse(message.data)).toEqual({
      topic: 'phoenix',
      event: 'phx_reply',
      payload: { status: 'ok', response: {} },
      ref: '1',
      join_ref: null,
    });
    socket.close();
  });
});

describe('several processes', () => {
  const service = useService();
  const variant = useVariant({});

  describe.each(speakers.filter(({ vsn }) => vsn === '2.0.0'))('with client $version', (speaker) => {
    const people = usePeople(service, speaker);

    it('share broadcasts, presence and changes', async () => {
      const name = newName();
      const here = (await people.asAda(service.url)).channel(name, {
        config: { presence: { key: 'ada' } },
      });
      const there = (await people.asMax(variant.url)).channel(name);
      there.on('presence', { event: 'sync' }, () => undefined);
      const changes: unknown[] = [];
      there.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'live_cups' }, (change) =>
        changes.push(Reflect.get(change.new, 'room')),
      );
      const heard = hear(there);
      for (const channel of [here, there])
        expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
      await here.track({ at: 'desk' });
      await expect.poll(() => Object.keys(there.presenceState())).toEqual(['ada']);
      await here.send({ type: 'broadcast', event: 'note', payload: { n: 1 } });
      await expect.poll(() => heard.map(({ payload }) => payload)).toEqual([{ n: 1 }]);
      await (await people.asAda(service.url)).from('live_cups').insert({ room: name });
      await expect.poll(() => changes.filter((room) => room === name).length).toBe(1);
    });

    it('are left and come back to when one of them is killed, and hear again', async () => {
      const name = newName();
      const again = { reconnectAfterMs: () => 300 };
      const client = await people.newClient(people.ada().token, variant.url, again);
      const channel = client.channel(name);
      const heard = hear(channel);
      const statuses: string[] = [];
      const changes: unknown[] = [];
      channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'live_cups' }, (change) =>
        changes.push(Reflect.get(change.new, 'room')),
      );
      channel.subscribe((status) => void statuses.push(status));
      const joins = () => statuses.filter((status) => status === 'SUBSCRIBED').length;
      await expect.poll(joins).toBe(1);
      process.kill(variant.parts.coreApi.pid ?? 0, 'SIGKILL');
      // A process has to start, and a join that met the dying one is given up after ten seconds.
      await expect.poll(joins, { timeout: 60_000 }).toBe(2);
      const sender = (await people.asMax(service.url)).channel(name);
      await join(sender);
      // The two processes find each other again within a sign of life.
      await expect
        .poll(
          async () => {
            await sender.send({ type: 'broadcast', event: 'note', payload: { n: 1 } });
            return heard.length;
          },
          { interval: 300 },
        )
        .toBeGreaterThan(0);
      await (await people.asMax(service.url)).from('live_cups').insert({ room: name });
      await expect.poll(() => changes.filter((room) => room === name)).toEqual([name]);
    }, 90_000);
  });
});
