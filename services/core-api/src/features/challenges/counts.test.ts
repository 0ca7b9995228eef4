import { afterAll, beforeAll, expect, it } from 'vitest';
import { openHouse, type Taker, today } from './testing/takers.ts';

let house: Awaited<ReturnType<typeof openHouse>>;
let ada: Taker;
let ben: Taker;
beforeAll(async () => {
  house = await openHouse();
  await house.api.owner.query(
    `insert into public.global_features (feature_key, enabled) values ('goals', true), ('productivity', true)
     on conflict (feature_key) do update set enabled = true`,
  );
  [ada, ben] = [await house.meet('Ada'), await house.meet('Ben')];
});
afterAll(() => house.api.stop());

const written = async (taker: Taker, id: string) => (await taker.read(id)).mine?.written;
const insert = (sql: string, { person }: Taker, ...more: unknown[]) =>
  house.api.owner.query<{ id: string }>(sql, [person.instanceId, person.id, ...more]);

it('a day counts by a habit that is done, and by nothing else', async () => {
  const id = await ada.start({ template: 'small-habit' });
  const [habit] = await insert(
    `insert into public.habits (instance_id, user_id, name, weekdays, starts_on)
     values ($1, $2, 'Walk', '{1}', current_date) returning id`,
    ada,
  );
  const say = (state: string) =>
    insert(
      `insert into public.habit_days (instance_id, user_id, habit_id, id, day, state)
       values ($1, $2, $3, app.habit_day_id($3, $4), $4, $5)
       on conflict (instance_id, id) do update set state = excluded.state`,
      ada,
      habit?.id,
      today,
      state,
    );
  await ada.write();
  await say('skipped');
  expect(await written(ada, id)).toBe(0);
  await say('done');
  expect(await written(ada, id)).toBe(1);
  await house.api.owner.query('update public.habits set deleted_at = now() where id = $1', [habit?.id]);
  expect(await written(ada, id)).toBe(0);
});

it('a day counts with as many minutes of focus as are asked, by the clock of its person', async () => {
  const id = await ada.start({ template: 'focus', zone: 'Pacific/Auckland' });
  const focus = (seconds: number, at: string) =>
    insert(
      `insert into public.focus_sessions (instance_id, user_id, mode, state, started_at, ended_at, focused_seconds)
       values ($1, $2, 'flow', 'ended', $4::timestamptz, $4::timestamptz + interval '30 minutes', $3)`,
      ada,
      seconds,
      at,
    );
  // Late in the evening here is the next day there.
  await focus(600, `${today}T00:10:00Z`);
  expect(await written(ada, id)).toBe(0);
  await focus(900, `${today}T00:40:00Z`);
  expect(await written(ada, id)).toBe(1);
  await house.passDays(id, 1);
  await focus(1500, new Date(Date.parse(today) - 11 * 3_600_000).toISOString());
  expect(await written(ada, id)).toBe(1);
  const [{ amount } = {}] = await house.api.owner.query<{ amount: string }>(
    "select count(*) as amount from public.challenge_members where zone = 'Pacific/Auckland'",
  );
  expect(amount).toBe('1');
});

it('a day counts by a step of one’s own towards a goal, and the sum tells no more than that', async () => {
  const { id: circle } = await ada.ask('create-circle', {
    name: 'Steps',
    about: '',
    rules: '',
    question: '',
    joining: 'open',
    most_members: 12,
  });
  await ben.ask('join-circle', { id: circle });
  const fields = { template: 'steps', audience: 'circle', circle_id: circle, pool_goal: 14 } as const;
  const id = await ada.start({ ...fields, is_pooled: true });
  await ben.join(id, { is_pooled: true, is_on_board: false });
  const [goal] = await insert(
    `insert into public.goals (instance_id, user_id, title, starts_on)
     values ($1, $2, 'A secret goal', current_date) returning id`,
    ada,
  );
  await insert(
    `insert into public.goal_check_ins (instance_id, author_id, goal_id, day) values ($1, $2, $3, $4)`,
    ada,
    goal?.id,
    today,
  );
  expect(await written(ada, id)).toBe(1);
  expect(await ben.read(id)).toMatchObject({ pooled: 1, mine: { written: 0 } });
  expect(JSON.stringify(await ben.read(id))).not.toMatch(/secret/);
});

it('a template that counts focus says for how long, and no other clock is taken than one that is', async () => {
  const { id: circle } = await ada.ask('create-circle', {
    name: 'Minutes',
    about: '',
    rules: '',
    question: '',
    joining: 'open',
    most_members: 3,
  });
  const document = {
    name: { en: 'Minutes' },
    about: { en: 'Some.' },
    prompts: [{ en: 'On what?' }],
    counts: 'focus' as const,
  };
  const save = (more: object) =>
    ada.ask('save-challenge-template', { key: null, circle_id: circle, document: { ...document, ...more } });
  await expect(save({})).rejects.toThrow('invalid_input');
  const { key } = await save({ focus_minutes: 15 });
  await expect(ada.start({ template: key, zone: 'Nowhere/Here' })).rejects.toThrow('invalid_input');
});
