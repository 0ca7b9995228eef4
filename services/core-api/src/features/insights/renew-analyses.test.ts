import { randomUUID } from 'node:crypto';
import type { Analysis } from '@reflectory/contracts/journal';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import { createInstance, createPerson, createTestDatabase, only } from '@reflectory/runtime/testing';
import type { TestDatabase, TestPerson } from '@reflectory/runtime/testing';
import { BusyError } from '@reflectory/server-kit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { correctionsRepository } from './corrections.repository.ts';
import { measureText } from './reading/measure-text.ts';
import { createRenewalJobs } from './renew-analyses.jobs.ts';
import { renewalRepository } from './renewals.repository.ts';

const engine = 'builtin@9';
const found = (text: string, by = engine): Analysis => ({
  engine: by,
  language: 'en',
  summary: text,
  emotions: [],
  themes: [],
  suggestions: [],
  ...measureText(text),
});

describe('analyses of an older engine', () => {
  let db: TestDatabase;
  let worker: StatementExecutor;
  let ada: TestPerson;
  let bo: TestPerson;
  let analyse: (text: string, person: string, mayBeSent: boolean) => Promise<Analysis>;
  beforeAll(async () => {
    db = await createTestDatabase();
    worker = createStatementExecutor({ url: db.workerUrl, applicationName: 'renewing worker' });
  });
  afterAll(async () => {
    await worker.close();
    await db.drop();
  });
  beforeEach(async () => {
    await db.owner.query('delete from public.analyses');
    await db.owner.query('delete from public.instance_features');
    const acme = await createInstance(db.owner, `acme-${randomUUID().slice(0, 8)}`);
    ada = await createPerson(db.owner, acme);
    bo = await createPerson(db.owner, acme);
    analyse = async (text) => found(text);
  });

  const write = async (person: TestPerson, count: number, by = 'builtin@2') =>
    db.owner.query(
      `with written as (
         insert into public.entries (instance_id, user_id, text)
         select $1, $2, 'Day ' || n from generate_series(1, $3) n returning id)
       insert into public.analyses (instance_id, user_id, entry_id, engine, input_hash, result)
       select $1, $2, id, $4, repeat('a', 64), $5 from written`,
      [person.instanceId, person.id, count, by, JSON.stringify(found('Before.', by))],
    );
  const run = (now = Date.now) =>
    only(
      createRenewalJobs({
        db: worker,
        insights: {
          localEngine: engine,
          analyse: ({ person }, text, { mayBeSent }) => analyse(text, person, mayBeSent),
        },
        renewals: renewalRepository,
        corrections: correctionsRepository,
        now,
      }),
    ).run();
  const engines = async (person: TestPerson) =>
    Object.fromEntries(
      (
        await db.owner.query<{ engine: string; count: number }>(
          'select engine, count(*)::integer as count from public.analyses where user_id = $1 group by engine',
          [person.id],
        )
      ).map((row) => [row.engine, row.count]),
    );
  const progressOf = (person: TestPerson) =>
    db.database.asPrincipal(person.context, (tx) => renewalRepository.findOwn(tx));

  it('are made anew, once, without a word that leaves the server', async () => {
    const sent: boolean[] = [];
    await write(ada, 25);
    analyse = async (text, _person, mayBeSent) => {
      sent.push(mayBeSent);
      return found(text);
    };
    expect(await run()).toEqual({ read: 25 });
    expect(await engines(ada)).toEqual({ [engine]: 25 });
    expect(new Set(sent)).toEqual(new Set([false]));
    expect(await run()).toEqual({ read: 0 });
    expect(await progressOf(ada)).toBeNull();
  });

  it('of somebody with many delay nobody with few', async () => {
    await write(ada, 60);
    await write(bo, 3);
    const order: string[] = [];
    analyse = async (text, person) => {
      order.push(person);
      return found(text);
    };
    await run();
    expect(order).toHaveLength(63);
    expect(order.lastIndexOf(bo.id)).toBeLessThan(23);
  });

  it('stay until they are made, and go on where a killed worker stopped', async () => {
    await write(ada, 12);
    let count = 0;
    analyse = async (text) => {
      count += 1;
      if (count > 4) throw new Error('killed');
      return found(text);
    };
    await expect(run()).rejects.toThrow('killed');
    expect(await engines(ada)).toEqual({ [engine]: 4, 'builtin@2': 8 });
    expect(await progressOf(ada)).toEqual({ total: 12, done: 4 });
    expect(await progressOf(bo)).toBeNull();
    analyse = async (text) => found(text);
    expect(await run()).toEqual({ read: 8 });
    expect(await engines(ada)).toEqual({ [engine]: 12 });
  });

  it('leave the rest to the next run when the time is over', async () => {
    await write(ada, 30);
    let at = 0;
    expect(await run(() => (at += 20_000))).toEqual({ read: 20 });
    expect(await progressOf(ada)).toEqual({ total: 30, done: 20 });
  });

  it('of a text that cannot be read stay as they are, and hold nobody up', async () => {
    await write(ada, 5);
    analyse = async (text) => {
      if (text === 'Day 3') throw new BusyError();
      return found(text);
    };
    expect(await run()).toEqual({ read: 4 });
    expect(await engines(ada)).toEqual({ [engine]: 4, 'builtin@2': 1 });
    expect(await progressOf(ada)).toBeNull();
    expect(await run()).toEqual({ read: 0 });
    await db.owner.query(`update app.analysis_renewals set ended_at = ended_at - interval '2 days'`);
    analyse = async (text) => found(text);
    expect(await run()).toEqual({ read: 1 });
  });

  it('of a text that was changed meanwhile, of a provider, or where insight is off are left alone', async () => {
    await write(ada, 1);
    await write(bo, 2, 'provider:large');
    analyse = async (text) => {
      await db.owner.query(
        "update public.entries set text = 'Other', revised_at = now() where user_id = $1",
        [ada.id],
      );
      return found(text);
    };
    await run();
    expect(await engines(ada)).toEqual({ 'builtin@2': 1 });
    expect(await engines(bo)).toEqual({ 'provider:large': 2 });
    await write(bo, 2);
    await db.owner.query(
      "insert into public.instance_features (instance_id, feature_key, enabled) values ($1, 'insights', false)",
      [bo.instanceId],
    );
    expect(await run()).toEqual({ read: 0 });
    expect(await engines(bo)).toEqual({ 'builtin@2': 2, 'provider:large': 2 });
  });
});
