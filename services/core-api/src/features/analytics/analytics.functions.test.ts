import { randomUUID } from 'node:crypto';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { createInstance, createPerson, type TestPerson, visitorContext } from '@reflectory/runtime/testing';

describe('usage figures', () => {
  let api: TestApi;
  let admin: TestPerson;
  let today: string;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await createPerson(api.owner, await createInstance(api.owner, 'acme'), 'admin');
    today = new Date().toISOString().slice(0, 10);
  });
  afterAll(() => api.stop());

  const call = async (context: RequestContext, name: string, input: object | null, address = '192.0.2.1') => {
    const response = await api.fetchAs(context, `/functions/v1/${name}`, {
      method: 'POST',
      body: input && JSON.stringify(input),
      headers: { 'x-forwarded-for': address, 'user-agent': 'A telling browser' },
    });
    const answer: { status: number; body: unknown } = {
      status: response.status,
      body: await response.json(),
    };
    return answer;
  };
  const views = (count: number, path = '/journal/*') =>
    Array.from({ length: count }, () => ({ name: 'page_view', path, at: new Date().toISOString() }));
  const record = (events: object[], tab: string = randomUUID(), instanceId = admin.instanceId) =>
    call(visitorContext(instanceId), 'record-analytics', { tab, events });

  it('add up the views of five tabs and more, and tell nothing of fewer', async () => {
    const tabs = Array.from({ length: 5 }, () => randomUUID());
    for (const tab of tabs) {
      expect(await record(views(2), tab)).toEqual({ status: 200, body: { recorded: 2 } });
      await record(views(1), tab);
    }
    for (const tab of tabs.slice(1)) await record(views(1, '/goals'), tab);
    const elsewhere = await createInstance(api.owner, 'globex');
    for (const tab of tabs) await record(views(1, '/goals'), tab, elsewhere);
    expect(await call(admin.context, 'list-usage', null)).toEqual({
      status: 200,
      body: {
        since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        days: [{ day: today, path: '/journal', views: 15, tabs: 5 }],
      },
    });
  });

  it('hold no person, no address and no path but the area', async () => {
    const ada = await createPerson(api.owner, admin.instanceId);
    await call(ada.context, 'record-analytics', {
      tab: randomUUID(),
      events: views(1, '/boards/my-divorce'),
    });
    const rows = await api.owner.query<{ row: object }>(
      'select to_jsonb(e) as row from app.analytics_events e where instance_id = $1',
      [admin.instanceId],
    );
    const text = JSON.stringify(rows);
    for (const secret of [ada.id, ada.email, 'divorce', '192.0.2.1', 'telling']) {
      expect(text).not.toContain(secret);
    }
    const columns = ['area', 'count', 'day', 'instance_id', 'name', 'tab'];
    expect(Object.keys(rows[0]?.row ?? {}).toSorted()).toEqual(columns);
  });

  it('are for admins of the instance', async () => {
    const member = await createPerson(api.owner, admin.instanceId);
    expect(await call(member.context, 'list-usage', null)).toMatchObject({ status: 403 });
    // Neither does the database tell anybody who only claims to be one.
    const claiming = { ...member.context, role: 'instance_admin' as const };
    expect(await call(claiming, 'list-usage', null)).toMatchObject({ status: 200, body: { days: [] } });
  });

  it('take batches of at most fifty, with names that are names', async () => {
    expect(await record(views(51))).toMatchObject({ status: 400 });
    expect(await record([])).toMatchObject({ status: 400 });
    expect(await record([{ ...views(1)[0], name: 'I wrote: hello' }])).toMatchObject({ status: 400 });
  });

  it('are not flooded by one tab', async () => {
    const tab = randomUUID();
    const statuses = [];
    for (let batch = 0; batch < 21; batch += 1) statuses.push((await record(views(1), tab)).status);
    expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(statuses[20]).toBe(429);
  });
});
