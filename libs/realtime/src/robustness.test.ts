import { once } from 'node:events';
import * as fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { WebSocket } from 'ws';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { BusyError } from '@reflectory/server-kit';
import { hear, join } from './testing/hearing.ts';
import { startRealtimeStack } from './testing/realtime-stack.ts';

type Stack = Awaited<ReturnType<typeof startRealtimeStack>>;

describe('a socket that behaves badly', () => {
  let stack: Stack;
  let server: Awaited<ReturnType<Stack['startProcess']>>;
  let ada: TestPerson;
  beforeAll(async () => {
    stack = await startRealtimeStack();
    server = await stack.startProcess();
    ada = await createPerson(stack.owner, await createInstance(stack.owner, 'acme'));
    await stack.signIn(ada);
  });
  afterAll(() => stack.stop());
  const sockets: WebSocket[] = [];
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.terminate();
    expect(stack.failures.splice(0)).toEqual([]);
  });
  const open = async (vsn?: string) => {
    const socket = await server.bareSocket(ada.context, vsn);
    sockets.push(socket);
    return socket;
  };
  const frame = (event: string, payload: unknown, topic = 'realtime:room', ref = '1') =>
    JSON.stringify([ref, ref, topic, event, payload]);
  const closing = async (socket: WebSocket) => Number((await once(socket, 'close'))[0]);
  /** The answer to the frame of a reference. */
  const answer = (socket: WebSocket, ref: string) =>
    new Promise<unknown>((resolve) => {
      socket.on('message', (data) => {
        const [, answered, , event, payload] = JSON.parse(String(data));
        if (event === 'phx_reply' && answered === ref) resolve(payload);
      });
    });

  it('gets an answer or is let go, whatever it sends, and the service goes on', async () => {
    const events = fc.constantFrom('phx_join', 'broadcast', 'presence', 'access_token', 'phx_leave', 'phx_x');
    const payloads = fc.oneof(
      fc.jsonValue(),
      fc.record({ config: fc.jsonValue(), access_token: fc.jsonValue() }),
      fc.record({ config: fc.record({ presence: fc.record({ key: fc.string() }) }) }),
      fc.record({ event: fc.constantFrom('track', 'untrack', ''), payload: fc.jsonValue() }),
    );
    const topics = fc.constantFrom('realtime:room', 'realtime:', 'phoenix', '');
    const frames = fc.oneof(
      fc.tuple(events, payloads, topics).map(([event, payload, topic]) => frame(event, payload, topic)),
      fc.uint8Array({ maxLength: 40 }).map((bytes) => Buffer.from([3, ...bytes])),
    );
    const runs = fc.sample(fc.array(frames, { minLength: 1, maxLength: 12 }), 25);
    for (const sent of runs) {
      const socket = await open();
      const beat = answer(socket, 'last');
      for (const one of sent) socket.send(one);
      socket.send(frame('heartbeat', {}, 'phoenix', 'last'));
      const end: unknown = await Promise.race([beat, closing(socket)]);
      expect([{ status: 'ok', response: {} }, 1008]).toContainEqual(end);
      socket.terminate();
    }
  });

  it.each(['no frame', '[]', '[1,2,3,4]'])('is let go when it sends %s', async (text) => {
    const socket = await open();
    socket.send(text);
    expect(await closing(socket)).toBe(1008);
  });

  it('is let go when it sends more than two hundred frames in a second', async () => {
    const socket = await open();
    for (let index = 0; index < 500; index += 1) socket.send(frame('heartbeat', {}, 'phoenix'));
    expect(await closing(socket)).toBe(1008);
  });

  it('may not join as often as it likes, nor send a frame of more than a megabyte', async () => {
    const socket = await open();
    const last = answer(socket, 'last');
    for (let index = 0; index < 125; index += 1) socket.send(frame('phx_join', {}));
    socket.send(frame('phx_join', {}, 'realtime:room', 'last'));
    expect(await last).toEqual({ status: 'error', response: { reason: 'Too many joins' } });
    socket.send('x'.repeat(1024 * 1024 + 1));
    expect(await closing(socket)).toBe(1009);
  });

  it('is in a hundred channels at most', async () => {
    const socket = await open();
    for (let index = 0; index < 100; index += 1) socket.send(frame('phx_join', {}, `realtime:room ${index}`));
    const last = answer(socket, 'last');
    socket.send(frame('phx_join', {}, 'realtime:one more', 'last'));
    expect(await last).toEqual({ status: 'error', response: { reason: 'Too many channels' } });
    const again = answer(socket, 'again');
    socket.send(frame('phx_leave', {}, 'realtime:room 7'));
    socket.send(frame('phx_join', {}, 'realtime:one more', 'again'));
    expect(await again).toMatchObject({ status: 'ok' });
  });

  it('does not keep others waiting, nor their words in memory, when it does not read', async () => {
    const slow = await open();
    const joined = answer(slow, '1');
    slow.send(frame('phx_join', {}));
    await joined;
    slow.pause();
    const client = await server.clientFor(ada.context);
    const listener = (await server.clientFor(ada.context)).channel('room');
    const sender = client.channel('room', { config: { broadcast: { ack: true } } });
    const heard = hear(listener, 'note');
    await Promise.all([join(sender), join(listener)]);
    const payload = { text: 'x'.repeat(900_000) };
    for (let index = 0; index < 25; index += 1) {
      expect(await sender.send({ type: 'broadcast', event: 'note', payload })).toBe('ok');
    }
    await expect.poll(() => heard.length).toBe(25);
    slow.resume();
    expect(await closing(slow)).toBe(1006);
  });

  it('is asked to come back when the process ends', async () => {
    const ending = await stack.startProcess();
    const socket = await ending.bareSocket(ada.context);
    const closed = once(socket, 'close');
    await ending.stop();
    expect((await closed)[0]).toBe(1012);
  });

  it('learns nothing of removed rows of others, and of its own that they are gone', async () => {
    const max = await createPerson(stack.owner, ada.instanceId);
    await stack.signIn(max);
    const spy = async (context: typeof max.context) => {
      const heard: unknown[] = [];
      const channel = (await server.clientFor(context)).channel('spying');
      for (const filter of ['text=like.%secret%', undefined]) {
        channel.on(
          'postgres_changes',
          { event: 'DELETE', schema: 'public', table: 'entries', ...(filter && { filter }) },
          (change) => heard.push(Object.keys(change.old).toSorted()),
        );
      }
      const isCounting = new Promise<void>((resolve) => void channel.on('system', {}, () => resolve()));
      await join(channel);
      await isCounting;
      return heard;
    };
    const [foreign, own] = [await spy(max.context), await spy(ada.context)];
    await stack.owner.query('alter table public.entries replica identity full');
    await stack.database.asPrincipal(ada.context, async (tx) => {
      await tx.query("insert into public.entries (user_id, text) values ($1, 'my secret')", [ada.id]);
      await tx.query('delete from public.entries');
    });
    await expect.poll(() => own).toEqual([['id', 'instance_id']]);
    await stack.database.asPrincipal(max.context, async (tx) => {
      await tx.query("insert into public.entries (user_id, text) values ($1, 'mine')", [max.id]);
      await tx.query('delete from public.entries');
    });
    // Of the two that are gone each heard of their own.
    await expect.poll(() => foreign).toEqual([['id', 'instance_id']]);
    expect(own).toHaveLength(1);
  });
});

describe('a service that has too much to do', () => {
  it('refuses the join alone, keeps the other channels, and answers when it is asked again', async () => {
    const stack = await startRealtimeStack();
    const ada = await createPerson(stack.owner, await createInstance(stack.owner, 'acme'));
    await stack.signIn(ada);
    let refusal: Error | null = null;
    const server = await stack.startProcess({
      database: {
        ...stack.database,
        asPrincipal: (context, run, options) =>
          refusal ? Promise.reject(refusal) : stack.database.asPrincipal(context, run, options),
      },
    });
    await stack.owner.query(
      'create policy live on realtime.messages for select to authenticated using (true)',
    );
    const socket = await server.bareSocket(ada.context);
    const frames: unknown[] = [];
    socket.on('message', (data) => frames.push(JSON.parse(String(data))));
    const join = (ref: string, topic: string, isPrivate: boolean) =>
      socket.send(JSON.stringify([ref, ref, topic, 'phx_join', { config: { private: isPrivate } }]));
    const answered = async (ref: string, payload: object) => {
      await expect
        .poll(() => frames)
        .toContainEqual([ref, ref, expect.any(String), 'phx_reply', expect.objectContaining(payload)]);
    };

    join('1', 'realtime:open', false);
    await answered('1', { status: 'ok' });
    refusal = new BusyError();
    join('2', 'realtime:closed', true);
    await answered('2', { status: 'error', response: { reason: refusal.message } });
    refusal = new Error('column "secret" does not exist');
    join('3', 'realtime:closed', true);
    await answered('3', { status: 'error', response: { reason: 'The service could not answer, try again' } });
    refusal = null;
    join('4', 'realtime:closed', true);
    await answered('4', { status: 'ok' });
    socket.send(JSON.stringify(['1', '5', 'realtime:open', 'phx_leave', {}]));
    await expect
      .poll(() => frames)
      .toContainEqual(['1', '5', 'realtime:open', 'phx_reply', { status: 'ok', response: {} }]);
    expect(stack.failures.splice(0)).toHaveLength(2);
    socket.terminate();
    await stack.stop();
  });
});
