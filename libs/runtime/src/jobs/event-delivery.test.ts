import { createLogger } from '@reflectory/server-kit';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { createStatementExecutor, type StatementExecutor } from '../database/statement-executor.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createInstance, createPerson, type TestPerson } from '../testing/world.ts';
import { type DomainEvent, type EventHandler, hear } from './event.ts';
import { createJobMetrics } from './job-metrics.ts';
import { createJobQueue, type JobQueue, prepareJobQueue } from './job-queue.ts';

const noteWritten = { name: 'note.written', payload: z.object({ n: z.number() }) };
type Note = DomainEvent<{ n: number }>;

describe('events', () => {
  let db: TestDatabase;
  let owner: StatementExecutor;
  let ada: TestPerson;
  let bo: TestPerson;
  beforeAll(async () => {
    db = await createTestDatabase();
    owner = createStatementExecutor({ url: db.ownerUrl, applicationName: 'owner', maxConnections: 2 });
    await prepareJobQueue(owner);
    const instance = await createInstance(db.owner, 'acme');
    ada = await createPerson(db.owner, instance);
    bo = await createPerson(db.owner, instance);
  });
  afterAll(async () => {
    await owner.close();
    await db.drop();
  });

  const open: { queue: JobQueue; executor: StatementExecutor }[] = [];
  const startWorker = async (handlers: EventHandler[]) => {
    const executor = createStatementExecutor({ url: db.workerUrl, applicationName: 'worker' });
    const queue = createJobQueue({
      executor,
      jobs: [],
      handlers,
      metrics: createJobMetrics(new Registry()),
      logger: createLogger({ name: 'worker', level: 'silent' }),
      pollSeconds: 0.5,
      eventPollMs: 20,
    });
    open.push({ queue, executor });
    await queue.start();
  };
  beforeEach(async () => {
    await db.owner.query('delete from app.dead_letters');
    await db.owner.query('delete from jobs.subscription');
  });
  afterEach(async () => {
    for (const { queue, executor } of open.splice(0)) {
      await queue.stop();
      await executor.close();
    }
  });

  const publish = (person: TestPerson, subject: string, n: number, tx = db.owner) =>
    tx.query("select app.publish('note.written', $1, $2, $3, $4)", [
      subject,
      person.instanceId,
      person.id,
      JSON.stringify({ n }),
    ]);
  /** What is to be tried again is tried now. */
  const hurry = () => db.owner.query("update jobs.job set start_after = now() where state < 'active'");

  it('come to two processes in the order of each subject, also where one has to be tried again', async () => {
    const heard: Record<string, number[]> = {};
    const failed = new Set<string>();
    const handler = hear([noteWritten], {
      name: 'count-notes',
      concurrency: 3,
      async handle({ subject, payload: { n } }: Note) {
        await new Promise((resolve) => setTimeout(resolve, n % 3));
        if (n === 2 && !failed.has(subject)) {
          failed.add(subject);
          throw new Error('not this time');
        }
        (heard[subject] ??= []).push(n);
      },
    });
    const subjects = ['a', 'b', 'c', 'd'];
    await startWorker([handler]);
    await startWorker([handler]);
    for (const n of [1, 2, 3, 4, 5]) {
      for (const [index, subject] of subjects.entries()) await publish(index % 2 ? ada : bo, subject, n);
    }
    await expect
      .poll(
        async () => {
          await hurry();
          return Object.values(heard).flat().length;
        },
        { timeout: 15_000 },
      )
      .toBe(20);
    for (const subject of subjects) expect(heard[subject]).toEqual([1, 2, 3, 4, 5]);
    expect(failed.size).toBe(4);
  });

  it('are there when what caused them is, and not when it was taken back', async () => {
    const heard: number[] = [];
    await expect(
      owner.transaction(async (tx) => {
        await publish(ada, 'x', 1, tx);
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    await publish(ada, 'x', 2);
    await startWorker([
      hear([noteWritten], { name: 'keep-notes', handle: async ({ payload }) => void heard.push(payload.n) }),
    ]);
    await expect.poll(() => heard).toEqual([2]);
    expect(await db.owner.query('select from app.events')).toEqual([]);
  });

  it('come to a handler of another release, whoever hands them over', async () => {
    const heard: number[] = [];
    await startWorker([
      hear([noteWritten], { name: 'newer-notes', handle: async ({ payload }) => void heard.push(payload.n) }),
    ]);
    await open[0]?.queue.stop();
    await startWorker([]);
    await publish(ada, 'between', 7);
    await expect.poll(() => db.owner.query('select from app.events')).toEqual([]);
    expect(heard).toEqual([]);
    await startWorker([
      hear([noteWritten], { name: 'newer-notes', handle: async ({ payload }) => void heard.push(payload.n) }),
    ]);
    await expect.poll(() => heard).toEqual([7]);
  });

  it('of somebody who causes many delay others by their share', async () => {
    const heard: string[] = [];
    for (let n = 0; n < 20; n += 1) await publish(ada, `ada ${n}`, n);
    await publish(bo, 'bo 1', 1);
    await publish(bo, 'bo 2', 2);
    await startWorker([
      hear([noteWritten], { name: 'read-notes', handle: async ({ subject }) => void heard.push(subject) }),
    ]);
    await expect.poll(() => heard.length).toBe(22);
    expect(heard.slice(0, 4).toSorted()).toEqual(['ada 0', 'ada 1', 'bo 1', 'bo 2']);
  });

  it('of somebody who causes more than is handled wait apart, and nothing passes by an earlier one of its subject', async () => {
    const heard: string[] = [];
    let goOn: () => void = () => {};
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    await startWorker([
      hear([noteWritten], {
        name: 'slow-notes',
        async handle({ subject, userId, payload: { n } }) {
          if (userId === ada.id) await gate;
          heard.push(`${subject} ${n}`);
        },
      }),
    ]);
    await db.owner.query(
      `insert into app.events (name, subject, instance_id, user_id, payload)
       select 'note.written', 'storm', $1, $2, jsonb_build_object('n', n) from generate_series(1, 1000) n`,
      [ada.instanceId, ada.id],
    );
    await publish(bo, 'storm', 1001);
    await publish(bo, 'calm', 1);
    await expect
      .poll(() => db.owner.query("select from jobs.job where singleton_key = 'calm'"))
      .toHaveLength(1);
    expect((await db.owner.query('select from app.events')).length).toBeGreaterThan(500);
    goOn();
    await expect.poll(() => heard.length, { timeout: 30_000 }).toBe(1002);
    expect(heard.filter((one) => one.startsWith('storm'))).toEqual(
      Array.from({ length: 1001 }, (_, n) => `storm ${n + 1}`),
    );
  });

  it('are kept apart once a handler gave up, do not hold back the next, and are repeated for that handler alone', async () => {
    const heard: string[] = [];
    const givenUp: string[] = [];
    let isBroken = true;
    const breaking = hear([noteWritten], {
      name: 'break-notes',
      async handle({ id, payload: { n } }) {
        if (isBroken && n === 1) throw new TypeError('the words of a person');
        heard.push(`${id} ${n}`);
      },
      giveUp: async ({ payload }) => void givenUp.push(`gave up ${payload.n}`),
    });
    const other: number[] = [];
    const hearing = hear([noteWritten], {
      name: 'hear-notes',
      handle: async ({ payload }) => void other.push(payload.n),
    });
    await startWorker([breaking, hearing]);
    await publish(ada, 'one note', 1);
    await publish(ada, 'one note', 2);
    const letters = () =>
      db.owner.query<{ id: string }>(
        'select id, handler, name, subject, user_id, failure from app.dead_letters',
      );
    await expect
      .poll(
        async () => {
          await hurry();
          return letters();
        },
        { timeout: 15_000 },
      )
      .toMatchObject([
        {
          handler: 'break-notes',
          name: 'note.written',
          subject: 'one note',
          user_id: ada.id,
          failure: 'TypeError',
        },
      ]);
    await expect.poll(() => heard.length).toBe(1);
    await expect.poll(() => givenUp).toEqual(['gave up 1']);
    const [letter] = await letters();
    isBroken = false;
    await db.owner.query(
      `insert into app.events (id, name, subject, instance_id, user_id, payload, handler)
       select id, name, subject, instance_id, user_id, payload, handler from app.dead_letters`,
    );
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[1]).toBe(`${letter?.id} 1`);
    expect(other).toEqual([1, 2]);
    expect(JSON.stringify(await db.owner.query('select * from jobs.job'))).not.toContain('words of a person');
  });

  it('are asked about at once where a handler can say which concern it, and one that fails holds up no other', async () => {
    const asked: number[] = [];
    const heard: number[] = [];
    const given: number[] = [];
    for (let n = 0; n < 30; n += 1) await publish(n % 2 ? ada : bo, `note ${n}`, n);
    await db.owner.query("select app.publish('note.written', 'odd', $1, $2, '{}')", [ada.instanceId, ada.id]);
    await startWorker([
      hear([noteWritten], {
        name: 'some-notes',
        async concerns(events) {
          asked.push(events.length);
          return new Set(events.filter(({ payload }) => payload.n % 10 === 0).map(({ id }) => id));
        },
        async handle({ payload: { n } }) {
          if (n === 10) throw new TypeError('not this one');
          heard.push(n);
        },
        giveUp: async ({ payload }) => void given.push(payload.n),
      }),
    ]);
    await expect
      .poll(
        async () => {
          await hurry();
          return db.owner.query('select handler, subject, failure from app.dead_letters order by subject');
        },
        { timeout: 15_000 },
      )
      .toEqual([
        { handler: 'some-notes', subject: 'note 10', failure: 'TypeError' },
        { handler: 'some-notes', subject: 'odd', failure: 'TypeError' },
      ]);
    expect(heard.toSorted((one, other) => one - other)).toEqual([0, 20]);
    await expect.poll(() => given).toEqual([10]);
    expect(Math.max(...asked)).toBeGreaterThan(1);
  });

  it('are out of reach for everybody but the worker', async () => {
    const reachable = await db.owner.query(
      `select r.rolname from pg_roles r where has_schema_privilege(r.oid, 'jobs', 'usage') and not r.rolsuper
         and r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator', 'auth_admin', 'control_plane', 'worker')`,
    );
    expect(reachable).toEqual([{ rolname: 'worker' }]);
    for (const role of ['anon', 'authenticated', 'service_role', 'authenticator']) {
      const [row] = await db.owner.query<{ may: boolean }>(
        `select has_table_privilege($1, 'app.events', 'select, insert, delete')
           or has_table_privilege($1, 'app.dead_letters', 'select, insert, delete')
           or has_function_privilege($1, 'app.publish(text, text, uuid, uuid, jsonb)', 'execute') as may`,
        [role],
      );
      expect({ role, ...row }).toEqual({ role, may: false });
    }
  });
});
