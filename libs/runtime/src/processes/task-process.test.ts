import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { createTaskProcess, TaskEndedError, TaskFailedError, type TaskProcess } from './task-process.ts';
import type { TestTask } from './testing/task-program.ts';

type Answer = { pid: number; secret: string | null };

const open: TaskProcess<TestTask, Answer>[] = [];
afterEach(() => {
  for (const tasks of open.splice(0)) tasks.stop();
});

const start = (timeLimitMs = 60_000) => {
  const tasks = createTaskProcess<TestTask, Answer>({
    program: new URL('./testing/task-program.ts', import.meta.url),
    timeLimitMs,
    waitMs: 60_000,
    waitingPerPerson: 2,
    niceness: 0,
  });
  open.push(tasks);
  return tasks;
};
const ada = { instance: 'acme', person: 'ada' };
const bo = { instance: 'acme', person: 'bo' };
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('tasks are done in a process of its own that knows no secret, and is used again', async () => {
  process.env['CORE_API_TEST_SECRET'] = 'not to be told';
  const tasks = start();
  const first = await tasks.run(ada, { secret: 'CORE_API_TEST_SECRET' });
  expect(first).toEqual({ pid: expect.any(Number), secret: null });
  expect(first.pid).not.toBe(process.pid);
  await expect(tasks.run(ada, { failure: 'unreadable' })).rejects.toThrow(new TaskFailedError('unreadable'));
  expect((await tasks.run(bo, {})).pid).toBe(first.pid);
  tasks.stop();
  await expect.poll(() => isAlive(first.pid)).toBe(false);
});

test('a task that takes too long is ended, and the next one is done by another process', async () => {
  const tasks = start(3000);
  const { pid } = await tasks.run(ada, {});
  const late = tasks.run(ada, { sleepMs: 60_000 });
  const next = tasks.run(bo, {});
  await expect(late).rejects.toThrow(TaskEndedError);
  expect((await next).pid).not.toBe(pid);
  expect(isAlive(pid)).toBe(false);
});

test('a task that takes too much memory ends its process alone', async () => {
  const tasks = start();
  await expect(tasks.run(ada, { fillBytes: 500_000_000, sleepMs: 60_000 })).rejects.toThrow(TaskEndedError);
  expect((await tasks.run(ada, {})).secret).toBeNull();
});

test('a task that nobody waits for any more is ended, or never begun', async () => {
  const tasks = start();
  const { pid } = await tasks.run(ada, {});
  const leaving = new AbortController();
  const running = tasks.run(ada, { sleepMs: 60_000 }, leaving.signal);
  const waiting = tasks.run(ada, { sleepMs: 60_000 }, leaving.signal);
  await pause(100);
  leaving.abort(new Error('gone'));
  const ends = await Promise.allSettled([running, waiting]);
  expect(ends).toMatchObject([{ reason: { message: 'gone' } }, { reason: { message: 'gone' } }]);
  expect((await tasks.run(bo, {})).pid).not.toBe(pid);
});

test('whoever asks for much is told to wait, and others come before what waits', async () => {
  const tasks = start();
  const done: string[] = [];
  const run = (who: typeof ada, name: string) => tasks.run(who, { sleepMs: 20 }).then(() => done.push(name));
  const running = [run(ada, 'a1'), run(ada, 'a2'), run(ada, 'a3')];
  await expect(tasks.run(ada, {})).rejects.toMatchObject({ status: 503 });
  running.push(run(bo, 'b1'));
  await Promise.all(running);
  expect(done).toEqual(['a1', 'b1', 'a2', 'a3']);
});
