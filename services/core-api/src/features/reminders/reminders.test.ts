import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createStatementExecutor, type StatementExecutor } from '@reflectory/runtime/database';
import type {} from '@reflectory/contracts/reminders';
import type { Mail } from '@reflectory/runtime/mail';
import { createInstance, createPerson, only, type TestPerson } from '@reflectory/runtime/testing';
import { createStopLinks } from '../../links/index.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createReminderJobs } from './reminders.jobs.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');

describe('reminders', () => {
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
    await api.owner.query('delete from public.reminders');
    ada = await createPerson(api.owner, acme);
  });

  const daily = { days: [1, 2, 3, 4, 5, 6, 7], at_time: '19:30', zone: 'Europe/Berlin' };
  const remind = async (values: object = {}) => {
    const { error } = await api
      .clientFor(ada.context)
      .from('reminders')
      .upsert({ user_id: ada.id, ...daily, ...values });
    return error;
  };
  const nextAt = async () => {
    const rows = await api.owner.query<{ next_at: Date }>('select next_at from public.reminders');
    return only(rows).next_at.getTime();
  };
  const runAt = async (at: number) => {
    const [job] = createReminderJobs({
      db: worker,
      mailer: { send: async (mail) => void mails.push(mail) },
      publicOrigin: 'https://reflectory.example',
      stopLinks,
      push: null,
      now: () => at,
    });
    return job?.run();
  };

  it('sends one mail when it is due, with a way to stop them, and none before or again', async () => {
    expect(await remind()).toBeNull();
    const due = await nextAt();
    expect(await runAt(due - 1000)).toMatchObject({ sent: 0 });
    expect(await runAt(due + 1000)).toMatchObject({ sent: 1 });
    expect(await runAt(due + 60_000)).toMatchObject({ sent: 0 });
    expect(mails).toMatchObject([{ person: { instanceId: acme, userId: ada.id } }]);
    expect(mails[0]?.text).toContain(mails[0]?.unsubscribeUrl);
    expect(mails[0]?.unsubscribeUrl).toMatch(/^https:\/\/acme\.reflectory\.example\/unsubscribe\/[\w-]{87}$/);
    expect(await nextAt()).toBeGreaterThan(due + 22 * 3_600_000);
  });

  it('sends one a day, though the time was moved on', async () => {
    await remind();
    const due = await nextAt();
    await runAt(due + 1000);
    await api.owner.query('update public.reminders set next_at = $1', [new Date(due + 600_000)]);
    expect(await runAt(due + 700_000)).toMatchObject({ sent: 0 });
  });

  it('passes over whoever paused, and a day that was written on', async () => {
    await remind({ is_paused: true });
    expect(await runAt((await nextAt()) + 1000)).toMatchObject({ sent: 0 });
    await remind({ is_paused: false });
    const due = await nextAt();
    await api.owner.query(
      `insert into public.entries (instance_id, user_id, text, created_at) values ($1, $2, 'Written', $3)`,
      [acme, ada.id, new Date(due - 60_000)],
    );
    expect(await runAt(due + 1000)).toMatchObject({ sent: 0 });
    expect(await nextAt()).toBeGreaterThan(due);
  });

  it('passes over what is late by hours, and quiet hours around midnight', async () => {
    await remind();
    const due = await nextAt();
    expect(await runAt(due + 3 * 3_600_000)).toMatchObject({ sent: 0 });
    await remind({ quiet_from: '19:00', quiet_until: '07:00' });
    expect(await runAt((await nextAt()) + 1000)).toMatchObject({ sent: 0 });
    await remind({ at_time: '12:00', quiet_from: '19:00', quiet_until: '07:00' });
    expect(await runAt((await nextAt()) + 1000)).toMatchObject({ sent: 1 });
  });

  it('refuses a zone, a time and days that there are not, and leaves what was there', async () => {
    await remind();
    for (const wrong of [
      { zone: 'Mars/Olympus' },
      { zone: '+02:00' },
      { at_time: '24:00' },
      { days: [] },
      { days: [8] },
      { quiet_from: '19:00' },
    ]) {
      expect(await remind(wrong)).not.toBeNull();
    }
    const rows = await api.owner.query('select at_time, zone from public.reminders');
    expect(rows).toEqual([{ at_time: '19:30', zone: 'Europe/Berlin' }]);
  });

  it('comes on each of its days once and at its time, in every zone and over each change of the clocks', async () => {
    const zones = [
      'Europe/Berlin',
      'America/New_York',
      'Australia/Lord_Howe',
      'Asia/Kathmandu',
      'Pacific/Apia',
    ];
    const rows = await api.owner.query<{ zone: string; at_time: string; steps: number; wrong: number }>(
      `with recursive kinds as (
         select zone, at_time, days from unnest($1::text[]) zone, unnest(array['00:00', '01:30', '02:15', '02:30', '12:00', '23:59']) at_time,
           (values (array[1,2,3,4,5,6,7]::smallint[]), (array[7]::smallint[]), (array[1,4]::smallint[])) d(days)),
       walk as (
         select zone, at_time, days, 0 as step, null::timestamptz as before,
           app.next_reminder(days, at_time, zone, '2026-01-01T00:00:00Z') as at from kinds
         union all
         select zone, at_time, days, step + 1, at, app.next_reminder(days, at_time, zone, at) from walk
         where at < '2027-01-01T00:00:00Z'),
       seen as (select *, (at at time zone zone) as clock, (before at time zone zone) as clock_before from walk)
       select zone, at_time, count(*)::integer as steps, count(*) filter (where
         not extract(isodow from clock) = any (days)
         or (before is not null and clock::date <= clock_before::date)
         or (before is not null and cardinality(days) = 7 and clock::date <> clock_before::date + 1)
         -- By the clock, or as much later as the clocks were moved.
         or not (clock::time = at_time::time or clock::time in (at_time::time + interval '1 hour', at_time::time + interval '30 minutes'))
       )::integer as wrong
       from seen group by zone, at_time`,
      [zones],
    );
    expect(rows).toHaveLength(zones.length * 6);
    expect(rows.filter(({ wrong }) => wrong > 0)).toEqual([]);
    expect(rows.every(({ steps }) => steps > 365 + 52 + 104)).toBe(true);
  });
});
