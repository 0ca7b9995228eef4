import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../../testing/test-api.ts';

const DAY_MS = 86_400_000;
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);
const title = 'Leave the orchestra';

describe('calendars that others read', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  beforeAll(async () => {
    api = await startTestApi();
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
  });

  const call = async (context: TestPerson['context'], name: string, input: object) => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: JSON.stringify(input),
    });
    return {
      status: response.status,
      body: (await response.json()) as { token?: string; calendar?: string },
    };
  };
  const makeFeed = async (by = ada) => (await call(by.context, 'make-calendar-feed', {})).body.token ?? '';
  const read = (token: string, instance = acme) =>
    call(visitorContext(instance), 'read-calendar-feed', { token });
  const linesOf = async (token: string) =>
    (await read(token)).body.calendar?.replaceAll('\r\n ', '').split('\r\n') ?? [];
  const remind = (by: TestPerson, isPaused = false) =>
    api.owner.query(
      `insert into public.reminders (instance_id, user_id, days, at_time, zone, is_paused)
       values ($1, $2, '{1,2,3,4,5,6,7}', '19:30', 'Asia/Kathmandu', $3)`,
      [acme, by.id, isPaused],
    );
  const seal = (by: TestPerson, days: number) =>
    api.owner.query(
      `insert into public.entries (instance_id, user_id, title, text, sealed_until) values ($1, $2, $3, $3, $4)`,
      [acme, by.id, title, dayIn(days)],
    );

  it('hold the days of reminders and of sealed entries, and not a word that was written', async () => {
    const bob = await createPerson(api.owner, acme);
    await remind(ada);
    await seal(ada, 40);
    await seal(bob, 41);
    const lines = await linesOf(await makeFeed());
    const starts = lines.filter((line) => line.startsWith('DTSTART'));
    // A quarter to two in the afternoon, by the clocks of Greenwich.
    expect(starts.filter((line) => line.endsWith('T134500Z')).length).toBeGreaterThan(50);
    expect(starts).toContain(`DTSTART;VALUE=DATE:${dayIn(40).replaceAll('-', '')}`);
    expect(starts).not.toContain(`DTSTART;VALUE=DATE:${dayIn(41).replaceAll('-', '')}`);
    expect(lines.join('\n')).not.toContain('orchestra');
    const uids = lines.filter((line) => line.startsWith('UID:'));
    expect(new Set(uids).size).toBe(uids.length);
  });

  it('stay the same while nothing changes, and name no reminder while they are paused', async () => {
    await remind(ada, true);
    await seal(ada, 40);
    const token = await makeFeed();
    const first = (await read(token)).body.calendar;
    expect((await read(token)).body.calendar).toBe(first);
    expect(first?.split('BEGIN:VEVENT')).toHaveLength(2);
  });

  it('are read by their newest address alone, at their instance, and by nobody once they are off', async () => {
    const first = await makeFeed();
    const second = await makeFeed();
    expect((await read(first)).status).toBe(404);
    expect((await read(second)).status).toBe(200);
    expect((await read(second, globex)).status).toBe(404);
    const rows = await api.owner.query<{ token_hash: string }>(
      'select token_hash from public.calendar_feeds where user_id = $1',
      [ada.id],
    );
    expect(only(rows).token_hash).toMatch(/^[0-9a-f]{64}$/);
    await api.clientFor(ada.context).from('calendar_feeds').delete().eq('user_id', ada.id).throwOnError();
    expect((await read(second)).status).toBe(404);
  });

  it.each([
    ['is no member any more', 'update public.instance_users set is_active = false where user_id = $1'],
    [
      'is leaving',
      `insert into app.account_closures (instance_id, user_id, reason, purge_after)
       select instance_id, user_id, 'asked', now() + interval '30 days' from public.instance_users where user_id = $1`,
    ],
  ])('are nobody’s when their person %s', async (_, change) => {
    const token = await makeFeed();
    await api.owner.query(change, [ada.id]);
    expect((await read(token)).status).toBe(404);
  });

  it('are asked for with a token alone, and made by who is signed in', async () => {
    expect((await read('short')).status).toBe(400);
    expect((await call(visitorContext(acme), 'make-calendar-feed', {})).status).toBe(401);
  });
});
