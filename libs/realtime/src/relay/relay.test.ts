import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase } from '@reflectory/runtime/testing';
import { hasRedisServer, startRedisServer } from '../testing/redis-server.ts';
import { startRedisStandIn } from '../testing/redis-stand-in.ts';
import type { Carrier } from './carrier.ts';
import { createLetterRelay } from './letter-relay.ts';
import { createPostgresCarrier } from './postgres-carrier.ts';
import { createRedisCarrier } from './redis-carrier.ts';
import type { RelayMessage } from './relay.ts';

/** Something that carries letters, with a way to cut its connections. */
type Post = {
  newCarrier(onError: (error: unknown) => void): Carrier;
  cut(): Promise<void> | void;
  stop(): Promise<void>;
};

async function postgres(): Promise<Post> {
  const { url, owner, drop } = await createTestDatabase();
  return {
    newCarrier: (onError) => createPostgresCarrier({ url, onError, retryMs: 50 }),
    async cut() {
      await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and application_name = 'core-api-listener'`);
    },
    stop: drop,
  };
}
const redis = async (start: typeof startRedisStandIn): Promise<Post> => {
  const { url, cut, stop } = await start();
  return {
    newCarrier: (onError) => createRedisCarrier({ url, channel: 'suite', onError, retryMs: 50 }),
    cut,
    stop,
  };
};

const posts = [
  { name: 'PostgreSQL', start: postgres, isHere: true },
  { name: 'what speaks like Redis', start: () => redis(startRedisStandIn), isHere: true },
  { name: 'Redis itself', start: () => redis(startRedisServer), isHere: hasRedisServer },
];

describe.each(posts)('processes that tell each other through $name', ({ name, start, isHere }) => {
  let post: Post | undefined;
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    if (isHere) post = await start();
    else process.stderr.write(`${name} is not on this machine: its relay is shown by the stand-in alone\n`);
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
  });
  afterAll(() => post?.stop());

  async function enter(process: string) {
    const errors: unknown[] = [];
    const carrier = post?.newCarrier((error) => errors.push(error));
    if (!carrier) throw new Error(`${name} is not there`);
    const relay = createLetterRelay({ carrier, onError: (error) => errors.push(error) });
    stops.push(relay.stop);
    const heard: unknown[] = [];
    const onMessage = (message: RelayMessage) => message.kind === 'broadcast' && heard.push(message.payload);
    relay.start({ process, onMessage, onConnected: () => undefined });
    await expect.poll(carrier.isConnected).toBe(true);
    const say = (payload: unknown) =>
      relay.publish({ kind: 'broadcast', channel: 'c', isPrivate: false, event: 'e', payload, sender: null });
    return { relay, carrier, heard, say, errors };
  }

  it.runIf(isHere)('hear everything once, in order, short and long, and not themselves', async () => {
    const [first, second] = [await enter('a'), await enter('b')];
    const said = Array.from({ length: 200 }, (_, n) => (n % 50 === 7 ? 'ü'.repeat(20_000 + n) : n));
    for (const payload of said) first.say(payload);
    await expect.poll(() => second.heard.length).toBe(said.length);
    expect(second.heard).toEqual(said);
    second.say('back');
    await expect.poll(() => first.heard).toEqual(['back']);
    expect([...first.errors, ...second.errors]).toEqual([]);
  });

  it.runIf(isHere)('miss nothing, and hear nothing twice, when the connections break', async () => {
    const [first, second] = [await enter('c'), await enter('d')];
    first.say(0);
    await expect.poll(() => second.heard).toEqual([0]);
    const said = [0];
    for (let round = 1; round <= 3; round += 1) {
      await post?.cut();
      for (let n = 0; n < 40; n += 1) {
        said.push(said.length);
        first.say(said.length - 1);
        if (n % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      }
    }
    // A sign of life, as there is one every few seconds: by its number others see that they missed something.
    const hearing = () => {
      first.relay.publish({ kind: 'alive' });
      return second.heard;
    };
    await expect.poll(hearing, { interval: 100 }).toHaveLength(said.length);
    expect(second.heard).toEqual(said);
  });

  it.runIf(isHere)('go on from where they are when one of them comes later', async () => {
    const first = await enter('e');
    first.say('before');
    const late = await enter('f');
    first.say('after');
    await expect.poll(() => late.heard.at(-1)).toBe('after');
    expect(late.heard.filter((one) => one === 'after')).toHaveLength(1);
  });
});
