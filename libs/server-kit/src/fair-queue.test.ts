import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { BusyError, createFairQueue, type FairQueueOptions } from './fair-queue.ts';

const open = (options: FairQueueOptions) => {
  const queue = createFairQueue(options);
  const begun: string[] = [];
  const refused: string[] = [];
  const take = (instance: string, person: string, name: string) =>
    queue.take(
      { instance, person },
      () => begun.push(name),
      () => refused.push(name),
    );
  return { queue, begun, refused, take };
};

describe('fair queue', () => {
  test('whoever floods an instance waits for themselves: others of it and of other instances come first', () => {
    const { begun, take } = open({ atOnce: 2 });
    const [end1, end2] = [take('acme', 'flood', 'f1'), take('acme', 'flood', 'f2')];
    const end3 = take('acme', 'flood', 'f3');
    take('acme', 'flood', 'f4');
    const endAda = take('acme', 'ada', 'ada');
    const endBo = take('globex', 'bo', 'bo');
    end1();
    end2();
    expect(begun).toEqual(['f1', 'f2', 'bo', 'ada']);
    endAda();
    endBo();
    expect(begun).toEqual(['f1', 'f2', 'bo', 'ada', 'f3', 'f4']);
    end3();
  });

  test('a person and an instance have at most their number under way', () => {
    const { begun, take } = open({ atOnce: 6, perInstance: 3, perPerson: 2 });
    for (const name of ['a1', 'a2', 'a3']) take('acme', 'ada', name);
    for (const name of ['b1', 'b2']) take('acme', 'bo', name);
    take('globex', 'cy', 'c1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c1']);
  });

  test('turns go around between instances, however many people one of them has', () => {
    const { begun, take } = open({ atOnce: 1 });
    const ends: (() => void)[] = [take('acme', 'first', 'first')];
    for (const person of ['p1', 'p2', 'p3', 'p4']) ends.push(take('acme', person, person));
    for (const person of ['q1', 'q2']) ends.push(take('globex', person, person));
    const order = ['first', 'q1', 'p1', 'q2', 'p2', 'p3', 'p4'];
    const byName = new Map(['first', 'p1', 'p2', 'p3', 'p4', 'q1', 'q2'].map((name, i) => [name, ends[i]]));
    for (const name of order) byName.get(name)?.();
    expect(begun).toEqual(order);
  });

  test('who leaves while waiting is never begun and keeps nobody waiting', () => {
    const { queue, begun, take } = open({ atOnce: 1 });
    const [end1, end2] = [take('acme', 'ada', '1'), take('acme', 'ada', '2')];
    take('acme', 'ada', '3');
    end2();
    end2();
    end1();
    expect(begun).toEqual(['1', '3']);
    expect(queue.load()).toEqual({ underWay: 1, waiting: 0 });
  });

  test('a person has so many waiting, and nobody waits for ever: the refusal can be tried again', async () => {
    const { refused, begun, take } = open({ atOnce: 1, waitingPerPerson: 1, waitMs: 20 });
    take('acme', 'ada', 'a1');
    take('acme', 'ada', 'a2');
    take('acme', 'ada', 'a3');
    expect(refused).toEqual(['a3']);
    take('acme', 'bo', 'b1');
    await pause(40);
    expect([begun, refused]).toEqual([['a1'], ['a3', 'a2', 'b1']]);
    expect(new BusyError()).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  });

  test('whoever has used their budget waits until it has come back, and nobody else does', async () => {
    let time = 0;
    const now = () => time;
    const { begun, take } = open({ atOnce: 4, budget: { ms: 1000, returnedPerSecond: 500 }, now });
    const end = take('acme', 'ada', 'long');
    time = 2000;
    end();
    take('acme', 'ada', 'next');
    take('acme', 'bo', 'bo');
    expect(begun).toEqual(['long', 'bo']);
    time = 4500;
    await pause(250);
    expect(begun).toEqual(['long', 'bo', 'next']);
  });

  test('short work is charged to nobody, however much of it there is', async () => {
    let time = 0;
    const now = () => time;
    const queue = createFairQueue({
      atOnce: 1,
      waitMs: 20,
      budget: { ms: 100, returnedPerSecond: 0, freeMs: 50 },
      now,
    });
    const ada = { instance: 'acme', person: 'ada' };
    const work = async (ms: number) => void (time += ms);
    for (let call = 0; call < 20; call += 1) await queue.run(ada, () => work(50));
    await queue.run(ada, () => work(150));
    await expect(queue.run(ada, () => work(1))).rejects.toThrow(BusyError);
  });

  test('of those who have used half of their budget few have long work under way at once', () => {
    let time = 0;
    const budget = { ms: 1000, returnedPerSecond: 0, freeMs: 100, longAtOnce: 1 };
    const { begun, take } = open({ atOnce: 9, budget, now: () => time });
    const endings = [take('acme', 'ada', 'a1'), take('globex', 'bo', 'b1')];
    time = 700;
    for (const end of endings) end();
    const end = take('acme', 'ada', 'a2');
    time = 900;
    take('globex', 'bo', 'b2');
    take('initech', 'cy', 'c1');
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1']);
    end();
    expect(begun).toEqual(['a1', 'b1', 'a2', 'c1', 'b2']);
  });

  test('the more somebody has under way, the more they leave free for others', () => {
    const { begun, take } = open({ atOnce: 6, perPerson: 4, sparePerPiece: 2 });
    for (const name of ['a1', 'a2', 'a3', 'a4']) take('acme', 'ada', name);
    take('globex', 'bo', 'b1');
    take('globex', 'bo', 'b2');
    take('initech', 'cy', 'c1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'b2', 'c1']);
  });

  test('whoever has something long under way begins nothing else, and others do', () => {
    let time = 0;
    const budget = { ms: 10_000, returnedPerSecond: 1, freeMs: 100 };
    const { begun, take } = open({ atOnce: 9, perPerson: 3, budget, now: () => time });
    const end = take('acme', 'ada', 'long');
    const endBeside = take('acme', 'ada', 'beside');
    time = 150;
    take('acme', 'ada', 'next');
    take('acme', 'bo', 'bo');
    end();
    expect(begun).toEqual(['long', 'beside', 'bo']);
    endBeside();
    expect(begun).toEqual(['long', 'beside', 'bo', 'next']);
  });

  test('of what is known to be long few are under way at once, and whoever has one begins nothing else', () => {
    const queue = createFairQueue({
      atOnce: 9,
      budget: { ms: 1000, returnedPerSecond: 0, freeMs: 100, longAtOnce: 1 },
    });
    const begun: string[] = [];
    const take = (person: string, name: string, isLong: boolean) =>
      queue.take(
        { instance: 'acme', person },
        () => begun.push(name),
        () => undefined,
        { isLong },
      );
    const end = take('ada', 'long a', true);
    take('bo', 'long b', true);
    take('ada', 'short a', false);
    take('cy', 'short c', false);
    expect(begun).toEqual(['long a', 'short c']);
    end();
    expect(begun).toEqual(['long a', 'short c', 'long b', 'short a']);
  });

  test('nothing is long while everything takes as long', async () => {
    let time = 0;
    const budget = { ms: 1000, returnedPerSecond: 0, freeMs: 100 };
    const queue = createFairQueue({ atOnce: 1, waitMs: 20, budget, now: () => time });
    const work = async (ms: number) => void (time += ms);
    for (let person = 0; person < 200; person += 1)
      await queue.run({ instance: 'acme', person: `p${person}` }, () => work(300));
    const ada = { instance: 'acme', person: 'ada' };
    for (let call = 0; call < 20; call += 1) await queue.run(ada, () => work(300));
    await queue.run(ada, () => work(3000));
    await expect(queue.run(ada, () => work(1))).rejects.toThrow(BusyError);
  });

  test('work that is nobody’s charge leaves the budget alone', async () => {
    let time = 0;
    const queue = createFairQueue({
      atOnce: 1,
      waitMs: 20,
      budget: { ms: 10, returnedPerSecond: 1 },
      now: () => time,
    });
    const ada = { instance: 'acme', person: 'ada' };
    const work = async () => void (time += 1000);
    await queue.run(ada, work, { isFree: true });
    await queue.run(ada, work);
    await expect(queue.run(ada, work)).rejects.toThrow(BusyError);
  });

  test('work that is no longer wanted is not done', async () => {
    const queue = createFairQueue({ atOnce: 1 });
    const ada = { instance: 'acme', person: 'ada' };
    const held = Promise.withResolvers<void>();
    const first = queue.run(ada, () => held.promise);
    const leaving = new AbortController();
    let isDone = false;
    const second = queue.run(ada, async () => void (isDone = true), { signal: leaving.signal });
    leaving.abort(new Error('gone'));
    await expect(second).rejects.toThrow('gone');
    held.resolve();
    await first;
    expect([isDone, queue.load()]).toEqual([false, { underWay: 0, waiting: 0 }]);
  });
});
