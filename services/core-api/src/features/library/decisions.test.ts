import type {} from '@reflectory/contracts/library';
import type {} from '@reflectory/contracts/journal';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type { Mail } from '@reflectory/runtime/mail';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStopLinks } from '../../links/index.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createDecisionJobs } from './decisions.jobs.ts';
import { REVIEW_POSITIONS } from './decisions.service.ts';

const framework = only(Object.keys(REVIEW_POSITIONS).map((name) => ({ name }))).name;
const position = REVIEW_POSITIONS[framework] ?? 0;
const DAY_MS = 86_400_000;

/** A zone where the clocks now show an hour. */
const zoneWhereItIs = (hour: number): string => {
  const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
  // Zones of this family have their sign the other way round.
  return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
};

const stopLinks = createStopLinks('a link secret of at least 32 characters');

describe('decisions whose day has come', () => {
  let api: TestApi;
  let worker: StatementExecutor;
  let acme: string;
  let ada: TestPerson;
  let mails: Mail[] = [];
  beforeAll(async () => {
    api = await startTestApi();
    worker = createStatementExecutor({ url: api.workerUrl, applicationName: 'worker' });
    acme = await createInstance(api.owner, 'acme');
  });
  afterAll(async () => {
    await worker.close();
    await api.stop();
  });
  beforeEach(async () => {
    mails = [];
    await api.owner.query('delete from public.decision_reminders');
    ada = await createPerson(api.owner, acme);
  });

  const decide = async (by: TestPerson, title: string, day: string) => {
    const answers = Array.from({ length: position }, (_, index) => (index === position - 1 ? day : 'Said'));
    const [row] = await api.owner.query<{ id: string }>(
      `with walked as (insert into public.sessions (instance_id, user_id, framework, answers, status)
         values ($1, $2, $3, $4, 'done') returning id)
       insert into public.entries (instance_id, user_id, title, text, framework, session_id)
         select $1, $2, $5, 'Text', $3, id from walked returning id`,
      [acme, by.id, framework, answers, title],
    );
    return row?.id ?? '';
  };
  const dueFor = async (by: TestPerson, day: string): Promise<{ title: string; review_on: string }[]> => {
    const response = await api.fetchAs(by.context, '/functions/v1/list-due-decisions', {
      method: 'POST',
      body: JSON.stringify({ day }),
    });
    const body = (await response.json()) as { decisions: { title: string; review_on: string }[] };
    return body.decisions;
  };
  const subscribe = (by: TestPerson, zone = 'Asia/Tokyo') =>
    api.clientFor(by.context).from('decision_reminders').upsert({ user_id: by.id, zone }).throwOnError();
  const runAt = async (at: number) => {
    const [job] = createDecisionJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      stopLinks,
      push: null,
      now: () => at,
    });
    return job?.run();
  };
  const switchLibrary = (isOn: boolean) =>
    api.owner.query(
      `insert into public.global_features (feature_key, enabled) values ('library', $1)
       on conflict (feature_key) do update set enabled = excluded.enabled`,
      [isOn],
    );
  const firstMorning = async () => {
    const rows = await api.owner.query<{ next_at: Date }>('select next_at from public.decision_reminders');
    return only(rows).next_at.getTime();
  };
  const dayAt = (at: number, timeZone = 'Asia/Tokyo') =>
    new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date(at));

  it('are asked about from their day on, the one that waits the longest first, until that is said', async () => {
    await decide(ada, 'The flat', '2026-05-02');
    const first = await decide(ada, 'The post', '2026-05-01');
    await decide(ada, 'Later', '2026-05-04');
    await decide(ada, 'No day', 'soon');
    expect(await dueFor(ada, '2026-04-30')).toEqual([]);
    expect(await dueFor(ada, '2026-05-03')).toMatchObject([{ title: 'The post', review_on: '2026-05-01' }]);
    await api
      .clientFor(ada.context)
      .from('decision_reviews')
      .insert({ entry_id: first, outcome: 'yes' })
      .throwOnError();
    expect(await dueFor(ada, '2026-05-03')).toMatchObject([{ title: 'The flat' }]);
  });

  it('are told to nobody else, and not from the bin', async () => {
    const entry = await decide(ada, 'The post', '2026-05-01');
    expect(await dueFor(await createPerson(api.owner, acme), '2026-05-03')).toEqual([]);
    await api.owner.query('update public.entries set binned_at = now() where id = $1', [entry]);
    expect(await dueFor(ada, '2026-05-03')).toEqual([]);
  });

  it.each([
    ['early in the morning', 3],
    ['in the afternoon', 15],
  ])(
    'are mailed in the morning of their day, once, and say nothing of what was decided: asked for %s',
    async (_, hour) => {
      const zone = zoneWhereItIs(hour);
      await subscribe(ada, zone);
      const morning = await firstMorning();
      await decide(ada, 'The post in Delft', dayAt(morning, zone));
      await decide(ada, 'The flat', dayAt(morning, zone));
      expect(await runAt(morning - 1000)).toMatchObject({ sent: 0 });
      expect(await runAt(morning + 1000)).toMatchObject({ sent: 1 });
      expect(await runAt(morning + 60_000)).toMatchObject({ sent: 0 });
      expect(await runAt(morning + DAY_MS + 1000)).toMatchObject({ sent: 0 });
      expect(mails).toMatchObject([{ person: { instanceId: acme, userId: ada.id } }]);
      expect(mails[0]?.text).toContain(mails[0]?.unsubscribeUrl);
      expect(mails[0]?.unsubscribeUrl).toContain('https://acme.reflectory.example/unsubscribe/');
      expect(mails[0]?.text).toContain('https://acme.reflectory.example/library/decisions');
      expect(JSON.stringify(mails)).not.toMatch(/Delft|flat/u);
    },
  );

  it('are mailed when the worker was away on their day, and not when they were due before', async () => {
    await subscribe(ada);
    const morning = await firstMorning();
    await decide(ada, 'Long ago', '2020-01-01');
    expect(await runAt(morning + 1000)).toMatchObject({ sent: 0 });
    await decide(ada, 'While it was away', dayAt(morning + DAY_MS));
    expect(await runAt(morning + 3 * DAY_MS)).toMatchObject({ sent: 1 });
  });

  it('are mailed to nobody who did not ask, said what came of it, has no library, or left', async () => {
    await subscribe(ada);
    const morning = await firstMorning();
    const entry = await decide(ada, 'The post', dayAt(morning));
    const other = await createPerson(api.owner, acme);
    await decide(other, 'The flat', dayAt(morning));
    await api
      .clientFor(ada.context)
      .from('decision_reviews')
      .insert({ entry_id: entry, outcome: 'no' })
      .throwOnError();
    expect(await runAt(morning + 1000)).toMatchObject({ sent: 0 });
    await decide(ada, 'The garden', dayAt(morning + DAY_MS));
    await switchLibrary(false);
    expect(await runAt(morning + DAY_MS + 1000)).toMatchObject({ sent: 0 });
    await switchLibrary(true);
    await decide(ada, 'The ferry', dayAt(morning + 2 * DAY_MS));
    await api.owner.query('update public.instance_users set is_active = false where user_id = $1', [ada.id]);
    expect(await runAt(morning + 2 * DAY_MS + 1000)).toMatchObject({ sent: 0 });
  });

  it('are days in the calendar of their person, without a word of them, and no more once that is said', async () => {
    const call = async (context: TestPerson['context'], name: string, input: object) => {
      const init = { method: 'POST', body: JSON.stringify(input) };
      const response = await api.fetchAs(context, `/functions/v1/${name}`, init);
      return (await response.json()) as { token?: string; calendar?: string };
    };
    const daysOf = async () => {
      const { calendar = '' } = await call(visitorContext(acme), 'read-calendar-feed', { token });
      expect(calendar).not.toContain('flat');
      return [...calendar.matchAll(/^DTSTART;VALUE=DATE:(\d+)/gm)].map(([, day]) => day);
    };
    const { token } = await call(ada.context, 'make-calendar-feed', {});
    const flat = await decide(ada, 'The flat', '2031-05-02');
    await decide(ada, 'No such flat', '2031-02-31');
    await decide(await createPerson(api.owner, acme), 'Another flat', '2031-05-03');
    expect(await daysOf()).toEqual(['20310502']);
    await switchLibrary(false);
    expect(await daysOf()).toEqual([]);
    await switchLibrary(true);
    await api
      .clientFor(ada.context)
      .from('decision_reviews')
      .insert({ entry_id: flat, outcome: 'yes' })
      .throwOnError();
    expect(await daysOf()).toEqual([]);
  });
});
