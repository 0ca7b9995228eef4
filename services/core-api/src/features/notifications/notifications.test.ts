import { createECDH } from 'node:crypto';
import {
  notificationFunctions,
  notificationMade,
  NOTIFICATIONS_PER_PAGE,
} from '@reflectory/contracts/notifications';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { notificationsInWords } from '../../languages/notifications-in-words.ts';
import { createStopLinks } from '../../links/index.ts';
import { offerPush, openPush } from '../../push/index.ts';
import { createBrowser, startPushService } from '../../push/testing/push-stand-in.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { features } from '../features.ts';
import { createNotificationJobs } from './notifications.jobs.ts';
import { createPushNotification } from './push-notification.events.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');
const key = createECDH('prime256v1');
key.setPrivateKey(Buffer.alloc(32, 7));
const notificationKinds = features.flatMap(({ notifications = [] }) => notifications);
/** In the morning of Berlin. */
const at = Date.parse('2030-03-13T09:00:00Z');

describe('what the product tells a person', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let service: Awaited<ReturnType<typeof startPushService>>;
  let acme: string;
  let ada: TestPerson;
  let ben: TestPerson;
  let mails: Mail[] = [];
  const settings = () => ({
    privateKey: key.getPrivateKey('base64url'),
    contact: 'mailto:operator@reflectory.example',
    origins: [service.origin],
  });
  beforeAll(async () => {
    service = await startPushService(() => 201);
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
    await api.owner.query('delete from public.notification_settings');
    [ada, ben] = [await createPerson(api.owner, acme), await createPerson(api.owner, acme)];
  });

  /** Ben invites Ada to something. */
  const tell = async (topic: string, source: string = crypto.randomUUID(), actor: string | null = ben.id) => {
    await api.owner.query(`select app.notify($1, $2, 'sharing.invited', $3, '/notifications', $4, $5, $6)`, [
      acme,
      ada.id,
      topic,
      { person: 'Ben', title: topic },
      source,
      actor,
    ]);
    return source;
  };
  const list = async (after?: string, by = ada) => {
    const response = await api.fetchAs(by.context, '/functions/v1/list-notifications', {
      method: 'POST',
      body: JSON.stringify({ after }),
    });
    return notificationFunctions['list-notifications'].output.parse(await response.json());
  };
  const sentences = async () => (await list()).notifications.map(({ sentence }) => sentence);
  const asAda = (sql: string) =>
    api.database.asPrincipal(ada.context, (tx) => tx.query(sql), { searchPath: 'public' });
  const digest = () => {
    const [job] = createNotificationJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      push: null,
      publicOrigin: 'http://localhost:8080',
      stopLinks,
      notificationKinds,
      now: () => at,
    });
    return job?.run();
  };

  it('is said in a sentence, newest first, and what belongs together is one while it is unread', async () => {
    await tell('Spring');
    await tell('Autumn');
    await tell('Spring');
    expect(await sentences()).toEqual(
      ['Ben and others invited you to “Spring”', 'Ben invited you to “Autumn”'].toSorted((one) =>
        one.includes('Spring') ? -1 : 1,
      ),
    );
    await asAda(`update notifications set read_at = now()`);
    await tell('Spring');
    expect(await sentences()).toHaveLength(3);
    expect((await list(undefined, ben)).notifications).toEqual([]);
  });

  it('goes with what it rests on', async () => {
    const [first, second] = [await tell('Spring'), await tell('Spring')];
    await api.owner.query('select app.take_back_notifications($1, $2)', [acme, first]);
    expect(await sentences()).toEqual(['Ben invited you to “Spring”']);
    await api.owner.query('select app.take_back_notifications($1, $2)', [acme, second]);
    expect(await sentences()).toEqual([]);
  });

  it('comes by the page, and has an end', async () => {
    for (let index = 0; index <= NOTIFICATIONS_PER_PAGE; index += 1) await tell(`Board ${index}`);
    const first = await list();
    expect([first.notifications.length, first.hasMore]).toEqual([NOTIFICATIONS_PER_PAGE, true]);
    const rest = await list(first.notifications.at(-1)?.id);
    expect([rest.notifications.map(({ sentence }) => sentence), rest.hasMore]).toEqual([
      ['Ben invited you to “Board 0”'],
      false,
    ]);
  });

  it('is nothing that somebody did themselves, nor for somebody who is paused', async () => {
    await tell('Spring', undefined, ada.id);
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [ada.id]);
    await tell('Autumn');
    const [row] = await api.owner.query<{ count: string }>(
      'select count(*) from public.notifications where user_id = $1',
      [ada.id],
    );
    expect(row?.count).toBe('0');
  });

  it('of one person is so much in an hour, and everybody else is heard all the same', async () => {
    await api.owner.query(
      `insert into app.notification_paces (instance_id, user_id, hour, amount) values ($1, $2, date_trunc('hour', now()), 299)`,
      [acme, ben.id],
    );
    await tell('Last');
    await tell('One too many');
    const cleo = await createPerson(api.owner, acme);
    await tell('Of Cleo', undefined, cleo.id);
    expect((await sentences()).toSorted()).toEqual([
      'Ben invited you to “Last”',
      'Ben invited you to “Of Cleo”',
    ]);
  });

  it('comes by mail once a day where it was not read, and says nothing of what it is', async () => {
    await tell('A secret');
    await asAda(`update notification_settings set zone = 'Europe/Berlin'`);
    await api.owner.query('update public.notification_settings set next_at = $1', [new Date(at - 1)]);
    await digest();
    await digest();
    expect(mails.map(({ to }) => to)).toEqual([ada.email]);
    expect(JSON.stringify(mails)).not.toContain('secret');
    const [row] = await api.owner.query<{ next: Date }>(
      'select next_at as next from public.notification_settings',
    );
    expect(row?.next.toISOString()).toBe('2030-03-14T07:00:00.000Z');
  });

  it('comes by no mail where it was read, or mails of its kind are not wanted', async () => {
    await tell('Spring');
    await asAda('update notifications set read_at = now()');
    await api.owner.query('update public.notification_settings set next_at = $1', [new Date(at - 1)]);
    await digest();
    await tell('Autumn');
    await asAda(`update notification_settings set mail_categories = '{mentions}'`);
    await api.owner.query('update public.notification_settings set next_at = $1', [new Date(at - 1)]);
    await digest();
    expect(mails).toEqual([]);
  });

  it('comes to a browser at once where that is wanted, and waits in quiet hours', async () => {
    await asAda(`insert into notification_settings (mail_categories, push_categories, zone, quiet_from, quiet_until)
      values ('{}', '{invitations}', 'UTC', '22:00', '07:00')`);
    const browser = await createBrowser();
    await api.fetchAs(ada.context, '/functions/v1/subscribe-push', {
      method: 'POST',
      body: JSON.stringify({ endpoint: `${service.origin}/ada`, ...browser.keys }),
    });
    await tell('A secret');
    const [row] = await api.owner.query<{ id: string }>(
      'select id from public.notifications where user_id = $1',
      [ada.id],
    );
    const deliver = (hour: string) =>
      createPushNotification({
        db: worker,
        push: openPush(settings(), () => at),
        notificationKinds,
        now: () => Date.parse(`2030-03-13T${hour}:00Z`),
      }).handle({
        id: crypto.randomUUID(),
        name: notificationMade.name,
        subject: ada.id,
        instanceId: acme,
        userId: ada.id,
        payload: { id: row?.id },
      });
    await deliver('23:30');
    await deliver('06:59');
    expect(service.pushed).toHaveLength(0);
    await deliver('07:00');
    expect(service.pushed).toHaveLength(1);
  });

  it('has a sentence in every form of every language', () => {
    expect(() => notificationsInWords('sharing', { unheard: 'mentions' })).toThrow(
      'sharing.unheard has no one in en',
    );
    for (const { kind } of notificationKinds) expect(kind).toMatch(/^[a-z_]+\.[a-z_]+$/);
  });
});
