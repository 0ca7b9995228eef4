import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { createLead } from './changes/lead.ts';
import { createLetterRelay } from './relay/letter-relay.ts';
import { createPostgresCarrier } from './relay/postgres-carrier.ts';
import { join } from './testing/hearing.ts';
import { startRealtimeStack } from './testing/realtime-stack.ts';

type Stack = Awaited<ReturnType<typeof startRealtimeStack>>;
const names = ['00000000-0000-4000-8000-00000000000a', '00000000-0000-4000-8000-00000000000b'] as const;

describe('of several processes', () => {
  let stack: Stack;
  let ada: TestPerson;
  beforeAll(async () => {
    stack = await startRealtimeStack();
    ada = await createPerson(stack.owner, await createInstance(stack.owner, 'acme'));
    await stack.signIn(ada);
  });
  afterAll(() => stack.stop());

  it('one alone looks for all, and another one soon after it is gone', async () => {
    const [first, second] = names.map((process) => createLead({ database: stack.database, process }));
    if (!first || !second) throw new Error('There are two');
    const news = async () => [await first.look(), await second.look()];
    await Promise.all([first.claim(true), second.claim(true)]);
    expect((await news()).filter(Boolean)).toHaveLength(1);
    // Who leads is not asked for any more; it says nothing, as one that was killed.
    const [held] = await stack.owner.query<{ process: string }>('select process from realtime.notifier');
    const heir = held?.process === names[0] ? second : first;
    await heir.claim(true);
    const startedAt = Date.now();
    while (!(await heir.look())) {
      if (Date.now() - startedAt > 5000) throw new Error('Nobody took over');
      await heir.claim(true);
    }
    expect(await stack.owner.query('select process from realtime.notifier')).not.toEqual([held]);
    await heir.claim(false);
    expect(await stack.owner.query('select from realtime.notifier')).toEqual([]);
  });

  it('each tells its own subscribers every change once, whoever wrote it, also when one stops', async () => {
    const start = () =>
      stack.startProcess({
        aliveMs: 150,
        relay: createLetterRelay({
          carrier: createPostgresCarrier({ url: stack.url, onError: () => undefined, retryMs: 50 }),
          onError: () => undefined,
        }),
      });
    const follow = async (process: Awaited<ReturnType<typeof start>>) => {
      const told: string[] = [];
      const channel = (await process.clientFor(ada.context)).channel('entries');
      const isCounting = new Promise<void>((resolve) => void channel.on('system', {}, () => resolve()));
      channel.on('postgres_changes', { event: 'INSERT', schema: 'public', table: 'entries' }, (change) =>
        told.push(String(change.new['text'])),
      );
      await join(channel);
      await isCounting;
      return told;
    };
    const processes = [await start(), await start(), await start()];
    const told = await Promise.all(processes.map(follow));
    // Written beside the processes: nothing but the notifier can have seen it.
    const write = (text: string) =>
      stack.owner.query('insert into public.entries (instance_id, user_id, text) values ($1, $2, $3)', [
        ada.instanceId,
        ada.id,
        text,
      ]);
    const wanted = [];
    for (let n = 0; n < 40; n += 1) {
      wanted.push(String(n));
      await write(String(n));
      if (n === 20) await processes[0]?.stop();
    }
    await expect.poll(() => told[1]).toEqual(wanted);
    await expect.poll(() => told[2]).toEqual(wanted);
  });
});
