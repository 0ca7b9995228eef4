import type { StopKind } from '@reflectory/contracts/reminders';
import {
  createInstance,
  createPerson,
  only,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createFunctionList } from '../../function-list.ts';
import { createStopLinks } from '../../links/index.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

const stopLinks = createStopLinks('a link secret of at least 32 characters');

describe('links that stop mails and reminders', () => {
  let api: TestApi;
  let acme: string;
  let globex: string;
  let ada: TestPerson;
  let bob: TestPerson;
  beforeAll(async () => {
    api = await startTestApi(({ database }) => ({ functions: createFunctionList({ database, stopLinks }) }));
    acme = await createInstance(api.owner, 'acme');
    globex = await createInstance(api.owner, 'globex');
  });
  afterAll(() => api.stop());
  beforeEach(async () => {
    ada = await createPerson(api.owner, acme);
    bob = await createPerson(api.owner, acme);
    for (const person of [ada, bob]) {
      await api.owner.query(
        `insert into public.reminders (instance_id, user_id, days, at_time, zone) values ($1, $2, '{1}', '19:30', 'UTC')`,
        [acme, person.id],
      );
      await api.owner.query(
        `insert into public.decision_reminders (instance_id, user_id, zone) values ($1, $2, 'UTC')`,
        [acme, person.id],
      );
    }
  });

  const tokenOf = (kind: StopKind, instanceId = acme) => stopLinks.sign({ kind, instanceId, userId: ada.id });
  const call = async (token: string, isStopping: boolean, instance = acme) => {
    const response = await api.fetchAs(visitorContext(instance), '/functions/v1/stop-by-link', {
      method: 'POST',
      body: JSON.stringify({ token, isStopping }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };
  const stateOf = async (person: TestPerson) =>
    only(
      await api.owner.query(
        `select r.by_mail as reminders, d.by_mail as decisions, r.is_paused as paused
         from public.reminders r join public.decision_reminders d using (instance_id, user_id)
         where r.user_id = $1`,
        [person.id],
      ),
    );
  const untouched = { reminders: true, decisions: true, paused: false };

  it('stop nothing while they are only looked at', async () => {
    expect(await call(tokenOf('reminder-mails'), false)).toEqual({
      status: 200,
      body: { kind: 'reminder-mails', isStopped: false },
    });
    expect(await stateOf(ada)).toEqual(untouched);
  });

  it.each([
    ['reminder-mails', { ...untouched, reminders: false }],
    ['decision-mails', { ...untouched, decisions: false }],
    ['reminders', { ...untouched, paused: true }],
  ] as const)('stop %s, once or again, and nothing else', async (kind, state) => {
    for (const _again of [1, 2])
      expect((await call(tokenOf(kind), true)).body).toEqual({ kind, isStopped: true });
    expect(await stateOf(ada)).toEqual(state);
    expect(await stateOf(bob)).toEqual(untouched);
    expect((await call(tokenOf(kind), false)).body).toEqual({ kind, isStopped: true });
  });

  it('stop nothing at another instance, nor when they were changed', async () => {
    const token = tokenOf('reminders');
    expect((await call(token, true, globex)).status).toBe(404);
    expect((await call(tokenOf('reminders', globex), true)).status).toBe(404);
    // The last sign may have bits that say nothing.
    expect(
      (await call(`${token.slice(0, -2)}${token.at(-2) === 'A' ? 'B' : 'A'}${token.at(-1)}`, true)).status,
    ).toBe(404);
    expect(await stateOf(ada)).toEqual(untouched);
  });

  it('work for somebody who is leaving', async () => {
    await api.owner.query(
      `insert into app.account_closures (instance_id, user_id, reason, purge_after)
       values ($1, $2, 'asked', now() + interval '30 days')`,
      [acme, ada.id],
    );
    expect((await call(tokenOf('reminder-mails'), true)).status).toBe(200);
  });
});
