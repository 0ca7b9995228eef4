import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createLetterRelay } from './relay/letter-relay.ts';
import { createPostgresCarrier } from './relay/postgres-carrier.ts';
import type { Relay } from './relay/relay.ts';
import { hear, join } from './testing/hearing.ts';
import { startRealtimeStack } from './testing/realtime-stack.ts';

type Stack = Awaited<ReturnType<typeof startRealtimeStack>>;

describe('two processes', () => {
  let stack: Stack;
  let ada: TestPerson;
  let max: TestPerson;
  const failures: unknown[] = [];
  const onError = (error: unknown) => void failures.push(error);
  const newRelay = () =>
    createLetterRelay({
      carrier: createPostgresCarrier({ url: stack.url, onError, retryMs: 50 }),
      onError,
    });
  const start = (relay: Relay) => stack.startProcess({ relay, aliveMs: 150 });
  let first: Awaited<ReturnType<typeof start>>;
  let second: Awaited<ReturnType<typeof start>>;

  beforeAll(async () => {
    stack = await startRealtimeStack();
    const acme = await createInstance(stack.owner, 'acme');
    [ada, max] = [await createPerson(stack.owner, acme), await createPerson(stack.owner, acme)];
    for (const person of [ada, max]) await stack.signIn(person);
    [first, second] = [await start(newRelay()), await start(newRelay())];
    await relaysListen(2);
  });
  afterEach(() => expect([...stack.failures.splice(0), ...failures.splice(0)]).toEqual([]));
  afterAll(() => stack.stop());

  const listening = `from pg_stat_activity
    where datname = current_database() and application_name = 'core-api-listener'`;
  const relaysListen = (count: number) =>
    vi.waitFor(async () => {
      const found = await stack.owner.query(`select ${listening} and query ~ '^(listen|select realtime)'`);
      expect(found).toHaveLength(count);
    }, 10_000);

  /** A channel of somebody by a process, joined. */
  const enter = async (process: typeof first, person: TestPerson, name: string, key = '') => {
    const client = await process.clientFor(person.context);
    const channel = client.channel(name, { config: { presence: { key } } });
    channel.on('presence', { event: 'sync' }, () => undefined);
    const heard = hear(channel, 'note');
    expect(await join(channel)).toMatchObject({ status: 'SUBSCRIBED' });
    const present = () => Object.keys(channel.presenceState()).toSorted();
    const say = (payload: object) => channel.send({ type: 'broadcast', event: 'note', payload });
    return { channel, heard, present, say };
  };

  it('hear the broadcasts of each other, short and long, in their order', async () => {
    const [here, there] = [await enter(first, ada, 'desk'), await enter(second, max, 'desk')];
    const long = { text: 'ü'.repeat(20_000) };
    for (const payload of [{ n: 1 }, long, { n: 2 }]) await here.say(payload);
    await expect.poll(() => there.heard).toEqual([{ n: 1 }, long, { n: 2 }]);
    await there.say({ back: true });
    await expect.poll(() => here.heard).toEqual([{ back: true }]);
  });

  it('pass on bytes as they are', async () => {
    const [here, there] = [await enter(first, ada, 'bytes'), await enter(second, max, 'bytes')];
    await here.say(new Uint8Array([0, 255, 7]).buffer);
    await expect.poll(() => there.heard.length).toBe(1);
    expect([...new Uint8Array(there.heard[0] as ArrayBuffer)]).toEqual([0, 255, 7]);
  });

  it('agree on who is there, also with one that comes later', async () => {
    const here = await enter(first, ada, 'team', 'ada');
    await here.channel.track({ at: 'desk' });
    const there = await enter(second, max, 'team', 'max');
    await expect.poll(there.present).toEqual(['ada']);
    await there.channel.track({ at: 'phone' });
    await expect.poll(here.present).toEqual(['ada', 'max']);
    const third = await start(newRelay());
    const late = await enter(third, max, 'team');
    await expect.poll(late.present).toEqual(['ada', 'max']);
    await here.channel.unsubscribe();
    await expect.poll(there.present).toEqual(['max']);
    await third.stop();
  });

  it('find each other again after the database cut them off', async () => {
    const [here, there] = [await enter(first, ada, 'again', 'ada'), await enter(second, max, 'again', 'max')];
    await here.channel.track({});
    await expect.poll(there.present).toEqual(['ada']);
    await stack.owner.query(`select pg_terminate_backend(pid) ${listening}`);
    await here.channel.untrack();
    await relaysListen(2);
    await expect.poll(there.present).toEqual([]);
    await here.say({ n: 1 });
    await expect.poll(() => there.heard).toEqual([{ n: 1 }]);
    // What was to be told in between may have failed, and nothing else.
    for (const error of failures.splice(0)) expect(String(error)).toMatch(/terminat|connection/);
  });

  it('notice when one of them is gone without a word', async () => {
    const relay = newRelay();
    const dying = await start(relay);
    const here = await enter(first, ada, 'wake', 'ada');
    const lost = await enter(dying, max, 'wake', 'max');
    await lost.channel.track({});
    await expect.poll(here.present).toEqual(['max']);
    await relay.stop();
    await expect.poll(here.present).toEqual([]);
  });
});
