import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import {
  createInstance,
  createPerson,
  createTestDatabase,
  type TestDatabase,
  type TestPerson,
} from '@reflectory/runtime/testing';
import { createAccountJobs } from './account.jobs.ts';

describe('accounts that nobody uses', () => {
  let db: TestDatabase;
  let worker: StatementExecutor;
  let acme: string;
  let ada: TestPerson;
  const mails: Mail[] = [];
  beforeAll(async () => {
    db = await createTestDatabase();
    worker = createStatementExecutor({ url: db.workerUrl, applicationName: 'worker' });
    acme = await createInstance(db.owner, 'acme');
  });
  afterAll(async () => {
    await worker.close();
    await db.drop();
  });
  beforeEach(async () => {
    mails.length = 0;
    await db.owner.query('delete from auth.users');
    ada = await createPerson(db.owner, acme);
    await lastSeen(ada, '1 year 11 months');
  });

  const lastSeen = (person: TestPerson, ago: string) =>
    db.owner.query(
      `with seen as (update auth.users set last_sign_in_at = now() - $2::interval, created_at = now() - interval '5 years'
         where id = $1)
       update public.instance_users set created_at = now() - interval '5 years' where user_id = $1`,
      [person.id, ago],
    );
  const run = async (name: string) => {
    const jobs = createAccountJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      forgetMails: async () => undefined,
      files: { remove: async () => undefined },
      payments: null,
      publicOrigin: 'https://reflectory.example',
      now: Date.now,
    });
    return jobs.find((job) => job.name === name)?.run();
  };
  const age = (days: number) =>
    db.owner.query(
      "update app.account_notices set created_at = created_at - $1 * interval '1 day', sent_at = sent_at - $1 * interval '1 day'",
      [days],
    );

  it('are told once by mail, closed a month later, and removed when two years are over §9.10', async () => {
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 1 });
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 0 });
    expect(await run('account-errands')).toEqual({ sent: 1, settled: 0 });
    expect(mails).toMatchObject([{ to: ada.email, subject: 'Do you still want your Reflectory account?' }]);
    expect(mails[0]?.text).toContain('https://acme.reflectory.example/auth');
    await age(29);
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 0 });
    await age(2);
    expect(await run('inactive-accounts')).toEqual({ closed: 1, warned: 0 });
    expect(
      await db.owner.query(
        "select reason, purge_after between now() + interval '13 days' and now() + interval '15 days' as is_soon from app.account_closures",
      ),
    ).toEqual([{ reason: 'inactive', is_soon: true }]);
    await db.owner.query('update app.account_closures set purge_after = now()');
    expect(await run('purge-accounts')).toEqual({ purged: 1 });
    expect(await db.owner.query('select 1 from auth.users')).toEqual([]);
  });

  it('are kept by signing in', async () => {
    await run('inactive-accounts');
    await run('account-errands');
    await age(31);
    await lastSeen(ada, '1 day');
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 0 });
  });

  it('are not closed before the mail went out', async () => {
    await run('inactive-accounts');
    await age(31);
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 0 });
  });

  it('are not those of who pays, of who looks after all instances, or of who was here this year', async () => {
    await lastSeen(ada, '1 year');
    const paying = await createPerson(db.owner, acme);
    await lastSeen(paying, '3 years');
    await db.owner.query(
      "insert into public.subscribers (instance_id, user_id, email, subscribed, subscription_end) values ($1, $2, $3, true, now() + interval '1 month')",
      [acme, paying.id, paying.email],
    );
    await lastSeen(await createPerson(db.owner, acme, 'super_admin'), '3 years');
    const refreshed = await createPerson(db.owner, acme);
    await lastSeen(refreshed, '3 years');
    await db.owner.query(
      "insert into auth.sessions (instance_id, user_id, not_after, created_at, refreshed_at) values ($1, $2, now(), now() - interval '3 years', now() - interval '1 day')",
      [acme, refreshed.id],
    );
    expect(await run('inactive-accounts')).toEqual({ closed: 0, warned: 0 });
  });

  it('get their mail again later when it could not be sent', async () => {
    await run('inactive-accounts');
    await db.owner.query("update auth.users set email = 'new@people.example'");
    const failing = createAccountJobs({
      db: worker,
      mailer: { send: () => Promise.reject(new Error('no mail today')) },
      forgetMails: async () => undefined,
      files: { remove: async () => undefined },
      payments: null,
      publicOrigin: 'https://reflectory.example',
      now: Date.now,
    });
    await expect(failing.find(({ name }) => name === 'account-errands')?.run()).rejects.toThrow(
      'no mail today',
    );
    expect(await run('account-errands')).toEqual({ sent: 0, settled: 0 });
    await db.owner.query('update app.account_notices set next_attempt_at = now()');
    expect(await run('account-errands')).toEqual({ sent: 1, settled: 0 });
    expect(mails).toMatchObject([{ to: 'new@people.example' }]);
  });
});
