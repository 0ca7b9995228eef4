import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createMailQueue } from './mail-queue.ts';
import type { Mail } from './mailer.ts';

const mail: Mail = { to: 'ada@acme.example', subject: 'Hello', text: 'a secret link', html: '<p>' };

let db: TestDatabase;
beforeAll(async () => {
  db = await createTestDatabase();
});
afterAll(() => db.drop());
beforeEach(() => db.owner.query('delete from auth.queued_mails'));

const kept = async () => JSON.stringify(await db.owner.query('select * from auth.queued_mails'));

/** A queue whose mail server does what `answer` does. */
function queueWith(answer: (mail: Mail) => Promise<void>) {
  const sent: string[] = [];
  const errors: unknown[] = [];
  const mailer = {
    async send(one: Mail) {
      await answer(one);
      sent.push(one.subject);
    },
  };
  const queue = createMailQueue({
    database: db.database,
    mailer,
    onError: (e) => errors.push(e),
    pollMs: 20,
  });
  return { queue, sent, errors };
}

test('a mail is kept until it has left, and nothing of it after that', async () => {
  let leave = () => {};
  const { queue, sent } = queueWith(() => new Promise((resolve) => (leave = resolve)));
  await queue.send(mail);
  expect(sent).toEqual([]);
  expect(await kept()).toContain('a secret link');
  await expect.poll(() => (leave(), sent)).toEqual(['Hello']);
  await queue.stop();
  expect(await kept()).toBe('[]');
});

test('what was not taken is tried again, by whichever process, and what never will be is given up', async () => {
  const away = queueWith(() => Promise.reject(new Error('connect ECONNREFUSED')));
  await away.queue.send(mail);
  await expect.poll(() => away.errors).toHaveLength(1);
  await away.queue.stop();
  expect(await kept()).toContain('a secret link');

  const back = queueWith(() => Promise.resolve());
  back.queue.start();
  await db.owner.query("update auth.queued_mails set next_try_at = now() - interval '1 second'");
  await expect.poll(() => back.sent).toEqual(['Hello']);
  await back.queue.stop();
  expect(await kept()).toBe('[]');

  const refusing = queueWith(() => Promise.reject(Object.assign(new Error('550'), { responseCode: 550 })));
  await refusing.queue.send(mail);
  await expect.poll(kept).toBe('[]');
  await refusing.queue.stop();
});

test('several processes send each mail once', async () => {
  const [one, two] = [queueWith(() => Promise.resolve()), queueWith(() => Promise.resolve())];
  one.queue.start();
  two.queue.start();
  const subjects = Array.from({ length: 20 }, (_, index) => `Mail ${index}`);
  await Promise.all(subjects.map((subject) => one.queue.send({ ...mail, subject })));
  await expect.poll(kept).toBe('[]');
  await Promise.all([one.queue.stop(), two.queue.stop()]);
  expect([...one.sent, ...two.sent].toSorted()).toEqual(subjects.toSorted());
});

test('what is about a person who leaves is not sent', async () => {
  const person = { instanceId: 'one', userId: 'two' };
  await db.owner.query('insert into auth.queued_mails (mail) values ($1)', [
    JSON.stringify({ ...mail, person }),
  ]);
  const { queue } = queueWith(() => Promise.resolve());
  await queue.forget({ ...person, instanceId: 'other' });
  expect(await kept()).toContain('a secret link');
  await queue.forget(person);
  expect(await kept()).toBe('[]');
});
