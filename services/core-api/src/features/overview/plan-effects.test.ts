import { overviewFunctions } from '@reflectory/contracts/overview';
import { createInstance, createPerson, type TestPerson } from '@reflectory/runtime/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let ada: TestPerson;
beforeAll(async () => {
  api = await startTestApi();
  await api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('calendars', true), ('goals', true), ('productivity', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  ada = await createPerson(api.owner, await createInstance(api.owner, 'acme'));
});
afterAll(() => api.stop());

const dayOf = (index: number): string => `2024-03-${String(index + 1).padStart(2, '0')}`;
/** At noon in Berlin. */
const at = (index: number) => `${dayOf(index)}T11:00:00Z`;

const effects = async (by: TestPerson, span: object = {}) => {
  const response = await api.fetchAs(by.context, '/functions/v1/list-plan-effects', {
    method: 'POST',
    body: JSON.stringify({ from: '2024-03-01', to: '2024-03-31', zone: 'Europe/Berlin', ...span }),
  });
  return overviewFunctions['list-plan-effects'].output.parse(await response.json()).effects;
};

it('puts focus, habits and steps beside the mood of their days, and nobody else’s', async () => {
  const insert = (statement: string, values: unknown[]) =>
    api.owner.query(statement, [ada.instanceId, ada.id, ...values]);
  const [habit] = await api.owner.query<{ id: string }>(
    `insert into public.habits (instance_id, user_id, name, starts_on, weekdays)
     values ($1, $2, 'Swim', '2024-03-03', '{1}') returning id`,
    [ada.instanceId, ada.id],
  );
  const [goal] = await api.owner.query<{ id: string }>(
    `insert into public.goals (instance_id, user_id, title, starts_on) values ($1, $2, 'Sail', '2024-03-01') returning id`,
    [ada.instanceId, ada.id],
  );
  const [result] = await api.owner.query<{ id: string }>(
    `insert into public.key_results (instance_id, goal_id, title) values ($1, $2, 'Knots') returning id`,
    [ada.instanceId, goal?.id],
  );
  for (let index = 0; index < 12; index += 1) {
    // Even days are good ones.
    const isEven = index % 2 === 0;
    for (const shift of [-5, 5])
      await insert(
        `insert into public.mood_check_ins (instance_id, user_id, felt_at, pleasantness, energy, activities)
         values ($1, $2, $3, $4, 0, '{}')`,
        [at(index), (isEven ? 50 : -10) + shift],
      );
    if (isEven)
      await insert(
        `insert into public.focus_sessions (instance_id, user_id, mode, state, started_at, ended_at, focused_seconds)
         values ($1, $2, 'flow', 'ended', $3, $3, $4)`,
        [at(index), index === 0 ? 599 : 1500],
      );
    const state = isEven ? 'done' : 'missed';
    if (index !== 5)
      await insert(
        `insert into public.habit_days (instance_id, user_id, id, habit_id, day, state)
         values ($1, $2, app.habit_day_id($3, $4::date), $3, $4::date, $5)`,
        [habit?.id, dayOf(index), index === 7 ? 'skipped' : state],
      );
  }
  await insert(
    `insert into public.key_result_values (instance_id, author_id, goal_id, key_result_id, day, value)
     values ($1, $2, $3, $4, '2024-03-02', 1)`,
    [goal?.id, result?.id],
  );

  const found = await effects(ada);
  const of = (kind: string) => found.find((one) => one.kind === kind);
  // Under ten minutes is no day with focus.
  expect(of('focus')).toMatchObject({ with: { n: 5, mean: 50 }, without: { n: 7 } });
  // Without the two days before it began and the one that was left out on purpose.
  expect(of('habit')).toMatchObject({
    name: 'Swim',
    with: { n: 5, mean: 50 },
    without: { n: 4, mean: -10, variance: 0 },
  });
  expect(of('step')).toMatchObject({ with: { n: 1, mean: -10, variance: null }, without: { n: 11 } });
  expect(await effects(ada, { from: '2024-04-01', to: '2024-04-30' })).toEqual([]);
  expect(await effects(ada, { from: null })).toEqual(found);

  const other = await createPerson(api.owner, ada.instanceId);
  expect(await effects(other, { from: null })).toEqual([]);
});

it('puts many meetings beside the other days of those weekdays that the calendars reach', async () => {
  const grace = await createPerson(api.owner, ada.instanceId);
  const insert = <Row>(statement: string, values: unknown[]) =>
    api.owner.query<Row & object>(statement, [grace.instanceId, grace.id, ...values]);
  const [calendar] = await insert<{ id: string }>(
    `insert into public.calendar_subscriptions (instance_id, user_id, name, address, zone)
     values ($1, $2, 'Work', 'https://calendar.example/work.ics', 'Europe/Berlin') returning id`,
    [],
  );
  // Four weeks to yesterday; what lies further back is reached by no calendar.
  const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
  for (let back = 1; back <= 35; back += 1) {
    const weekday = new Date(`${day(back)}T00:00:00Z`).getUTCDay();
    const isMany = weekday === 2;
    await insert(
      `insert into public.mood_check_ins (instance_id, user_id, felt_at, pleasantness, energy, activities)
       values ($1, $2, $3, $4, 0, '{}')`,
      [`${day(back)}T11:00:00Z`, isMany ? -40 : 20],
    );
    if (back > 28 || weekday === 0 || weekday === 6) continue;
    await insert(
      `insert into public.calendar_events (instance_id, user_id, subscription_id, title, starts_at, ends_at, is_all_day)
       select $1::uuid, $2::uuid, $3::uuid, 'Talks', $4::timestamptz, $4::timestamptz + $5::interval, false
       union all select $1, $2, $3, 'Birthday', $4::timestamptz, $4::timestamptz + interval '1 day', true`,
      [calendar?.id, `${day(back)}T07:00:00Z`, isMany ? '3 hours' : '1 hour'],
    );
  }
  const span = { from: day(40), to: day(0) };
  expect((await effects(grace, span)).filter(({ kind }) => kind === 'meetings')).toMatchObject([
    { name: '', with: { n: 4, mean: -40 }, without: { n: 16, mean: 20 } },
  ]);
  expect((await effects(ada, span)).some(({ kind }) => kind === 'meetings')).toBe(false);
});
