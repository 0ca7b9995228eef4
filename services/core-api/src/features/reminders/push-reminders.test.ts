import { createECDH } from 'node:crypto';
import type {} from '@reflectory/contracts/reminders';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { createStopLinks } from '../../links/index.ts';
import { offerPush, openPush } from '../../push/index.ts';
import { createBrowser, startPushService } from '../../push/testing/push-stand-in.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createReminderJobs } from './reminders.jobs.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');
const key = createECDH('prime256v1');
key.setPrivateKey(Buffer.alloc(32, 7));

describe('reminders by notification', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let acme: string;
  let ada: TestPerson;
  let mails: Mail[] = [];
  const settings = () => ({
    privateKey: key.getPrivateKey('base64url'),
    contact: 'mailto:operator@reflectory.example',
    origins: [service.origin],
  });
  beforeAll(async () => {
    service = await startPushService((path) => (path.startsWith('/gone') ? 410 : 201));
    api = await startTestApi(({ database }) => ({
      functions: createFunctionList({ database, push: offerPush(settings()) }),
    }));
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
    await service.stop();
  });
  beforeEach(async () => {
    mails = [];
    service.pushed.length = 0;
    await api.owner.query('delete from public.reminders');
    ada = await createPerson(api.owner, acme);
  });

  const call = async (by: TestPerson, name: string, input: object) => {
    const init = { method: 'POST', body: JSON.stringify(input) };
    return api.fetchAs(by.context, `/functions/v1/${name}`, init);
  };
  const subscribe = async (by: TestPerson, path: string) => {
    const browser = await createBrowser();
    const { status } = await call(by, 'subscribe-push', { endpoint: service.origin + path, ...browser.keys });
    expect(status).toBe(200);
    return browser;
  };
  const pathsOf = async (person: TestPerson) => {
    const rows = await api.owner.query<{ endpoint: string }>(
      'select endpoint from public.push_subscriptions where user_id = $1 order by endpoint',
      [person.id],
    );
    return rows.map(({ endpoint }) => new URL(endpoint).pathname);
  };
  const remind = async (by: TestPerson, values: object = {}) => {
    await api
      .clientFor(by.context)
      .from('reminders')
      .upsert({
        user_id: by.id,
        days: [1, 2, 3, 4, 5, 6, 7],
        at_time: '19:30',
        zone: 'Europe/Berlin',
        ...values,
      })
      .throwOnError();
    const rows = await api.owner.query<{ next_at: Date }>(
      'select next_at from public.reminders where user_id = $1',
      [by.id],
    );
    return only(rows).next_at.getTime();
  };
  const runAt = async (at: number) => {
    const [job] = createReminderJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      push: openPush(settings(), () => at),
      publicOrigin: 'https://reflectory.example',
      stopLinks,
      now: () => at,
    });
    return job?.run();
  };

  it('tells what browsers subscribe with', async () => {
    const response = await call(ada, 'get-push-key', {});
    expect(await response.json()).toEqual({ publicKey: key.getPublicKey('base64url') });
  });

  it('comes to each browser once, with a way to pause and no word that was written', async () => {
    const first = await subscribe(ada, '/one');
    const second = await subscribe(ada, '/two');
    await subscribe(await createPerson(api.owner, acme), '/of-somebody-else');
    const due = await remind(ada, { by_mail: false });
    expect(await runAt(due + 1000)).toEqual({ sent: 0, pushed: 2 });
    expect(await runAt(due + 60_000)).toEqual({ sent: 0, pushed: 0 });
    expect(mails).toEqual([]);
    const texts = service.pushed.map(({ path, body }) => (path === '/one' ? first : second).decrypt(body));
    const [told] = await Promise.all(texts);
    const message = JSON.parse(told ?? '') as { path: string; pause: { path: string } };
    expect(message).toMatchObject({ path: '/journal', tag: 'reminder', language: 'en' });
    const token = message.pause.path.replace('/unsubscribe/', '');
    expect(stopLinks.read(token)).toEqual({ kind: 'reminders', instanceId: acme, userId: ada.id });
  });

  it('comes beside the mail where both are wanted, and neither in quiet hours or while paused', async () => {
    await subscribe(ada, '/one');
    const quiet = await remind(ada, { quiet_from: '19:00', quiet_until: '07:00' });
    expect(await runAt(quiet + 1000)).toEqual({ sent: 0, pushed: 0 });
    const paused = await remind(ada, { quiet_from: null, quiet_until: null, is_paused: true });
    expect(await runAt(paused + 1000)).toEqual({ sent: 0, pushed: 0 });
    const due = await remind(ada, { is_paused: false });
    expect(await runAt(due + 1000)).toEqual({ sent: 1, pushed: 1 });
  });

  it('forgets browsers that are gone, and goes on with the others', async () => {
    await subscribe(ada, '/gone');
    await subscribe(ada, '/one');
    expect(await runAt((await remind(ada)) + 1000)).toEqual({ sent: 1, pushed: 1 });
    expect(await pathsOf(ada)).toEqual(['/one']);
  });

  it('keeps a browser for whoever used it last, and ten of one person', async () => {
    const bob = await createPerson(api.owner, acme);
    await subscribe(ada, '/shared');
    await subscribe(bob, '/shared');
    expect([await pathsOf(ada), await pathsOf(bob)]).toEqual([[], ['/shared']]);
    for (let index = 0; index < 11; index += 1)
      await subscribe(bob, `/bob-${String(index).padStart(2, '0')}`);
    const kept = await pathsOf(bob);
    expect(kept).toHaveLength(10);
    expect(kept).toContain('/bob-10');
    expect(kept).not.toContain('/shared');
  });

  it('takes no address without TLS that nobody allowed, and no key that is none', async () => {
    const { keys } = await createBrowser();
    const statuses = await Promise.all(
      [
        { endpoint: 'http://10.0.0.5/push', ...keys },
        { endpoint: 'file:///etc/passwd', ...keys },
        { endpoint: 'https://push.example', ...keys, p256dh: 'short' },
      ].map(async (input) => (await call(ada, 'subscribe-push', input)).status),
    );
    expect(statuses).toEqual([400, 400, 400]);
    expect(await pathsOf(ada)).toEqual([]);
  });
});
