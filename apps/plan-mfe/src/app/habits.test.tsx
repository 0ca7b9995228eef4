import 'fake-indexeddb/auto';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { HabitDayRow, HabitSummary } from '@reflectory/contracts/habits';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { withSaid } from '../features/goals/habits/model/say-day.ts';
import texts from '../features/goals/locales/en.json';
import { editingFunctionsFake } from '../shared/objects/testing/editing-functions-fake.ts';
import { createEditingServiceFake } from '../shared/objects/testing/editing-server-fake.ts';
import objectTexts from '../shared/objects/locales/en.json';
import { dayOf } from '../shared/own-day.ts';
import HabitPage from './habit.page.tsx';
import HabitsPage from './habits.page.tsx';

const common = { retry: 'Try again', loading: 'Loading', errors: { internal: 'Away.' } };
const { habits: t } = texts;
const today = numberOfDay(dayOf(new Date()));
let count = 0;

function habit(name: string, fields: Partial<HabitSummary> = {}): HabitSummary {
  count += 1;
  return {
    id: `33333333-3333-4333-8333-${String(count).padStart(12, '0')}`,
    key_result_id: null,
    rank: `V${count}`,
    name,
    cue: '',
    measure: 'yes_no',
    unit: '',
    target_value: 1,
    direction: 'at_least',
    schedule: 'times',
    times: 7,
    weekdays: [1, 2, 3, 4, 5],
    every: 2,
    starts_on: dayOfNumber(today - 20),
    remind_at: null,
    archived_on: null,
    score: 0.3,
    score_if_done: 0.34,
    days: '',
    ...fields,
  };
}

/** The service with habits of Ada's; it sums up what is said of today. */
async function arrange(habits: HabitSummary[]) {
  const service = createEditingServiceFake();
  for (const { id, score: _, score_if_done: __, days: ___, ...fields } of habits) {
    const change = { device_id: id, made_at: new Date().toISOString(), seen: 0, kind: 'add' as const };
    await service
      .as(FAKE_USER.id)
      .change({ type: 'habit', id }, 0, [
        { ...change, id: crypto.randomUUID(), table: 'habits', row_id: id, fields },
      ]);
  }
  const days = (id: string) => service.rows({ type: 'habit', id }, 'habit_days');
  const summedUp = (one: HabitSummary): HabitSummary => {
    const said = days(one.id).find(({ day }) => day === dayOfNumber(today)) as HabitDayRow | undefined;
    return said ? withSaid(one, today, said, today) : one;
  };
  const { client } = createServiceClientFake({
    user: FAKE_USER,
    tables: { goal_reminders: [] },
    functions: {
      ...editingFunctionsFake(service, FAKE_USER.id),
      'list-habits': () => ({ habits: habits.map(summedUp) }),
      'list-object-people': () => ({ people: [], reasons: [] }),
    },
  });
  const platform = {
    client,
    texts: { plan: { ...texts, ...objectTexts }, common },
    features: { goals: true },
  };
  return { platform, service, days, user: userEvent.setup() };
}

async function openList(habits: HabitSummary[]) {
  const world = await arrange(habits);
  renderWithPlatform(<HabitsPage />, { ...world.platform, path: '/goals/habits', route: '/goals/habits' });
  return world;
}

test('one tap says that a habit was done today, and a second one takes it back', async () => {
  const swim = habit('Swim');
  const { user, days } = await openList([swim]);
  const tap = await screen.findByRole('button', { name: 'Swim: done today' });
  expect(tap).toHaveAttribute('aria-pressed', 'false');
  await user.click(tap);
  expect(await screen.findByRole('heading', { name: t.groups.said })).toBeVisible();
  await waitFor(() => expect(days(swim.id)).toMatchObject([{ day: dayOfNumber(today), state: 'done' }]));
  await user.click(screen.getByRole('button', { name: 'Swim: done today' }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: t.groups.said })).toBeNull());
  await waitFor(() => expect(days(swim.id)).toMatchObject([{ day: dayOfNumber(today), state: 'open' }]));
});

test('a number is said as one writes it, and what is none is asked for again', async () => {
  const run = habit('Run', { measure: 'number', unit: 'km', target_value: 5 });
  const { user, days } = await openList([run]);
  await user.click(await screen.findByRole('button', { name: /Run, today 0 of 5 km/ }));
  const field = await screen.findByRole('textbox', { name: 'Number (km)' });
  await user.type(field, 'far{Enter}');
  expect(await screen.findByText(t.noNumber)).toBeVisible();
  await user.clear(field);
  await user.type(field, '3,5{Enter}');
  await waitFor(() => expect(days(run.id)).toMatchObject([{ state: 'done', value: 3.5 }]));
});

test('a day is left out from the menu, and earlier days are said in the strip by keys', async () => {
  const walk = habit('Walk');
  const { user, days } = await openList([walk]);
  await user.click(await screen.findByRole('button', { name: 'More about Walk' }));
  await user.click(await screen.findByRole('menuitem', { name: t.skipToday }));
  await waitFor(() => expect(days(walk.id)).toMatchObject([{ state: 'skipped' }]));
  const strip = within(screen.getByRole('group', { name: 'Last days of Walk' }));
  const last = strip.getAllByRole('button').at(-1);
  last?.focus();
  await user.keyboard('{ArrowLeft}{Enter}');
  await waitFor(() =>
    expect(days(walk.id)).toContainEqual(
      expect.objectContaining({ day: dayOfNumber(today - 1), state: 'done' }),
    ),
  );
});

test('a habit of any schedule is made in a form that says what is missing', async () => {
  const { user } = await openList([]);
  await user.click(await screen.findByRole('button', { name: t.add }));
  const form = within(await screen.findByRole('dialog', { name: t.form.new }));
  await user.click(form.getByRole('button', { name: t.keep }));
  expect(await form.findByText(t.form.problems.name)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: t.form.name }), 'Stretch');
  await user.click(form.getByRole('button', { name: new RegExp(t.form.schedule) }));
  await user.click(await screen.findByRole('option', { name: t.form.everyDays }));
  const every = await form.findByRole('textbox', { name: t.form.every });
  await user.clear(every);
  await user.type(every, '3');
  await user.click(form.getByRole('button', { name: t.keep }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a habit is opened with any of its days, its years and a plan that fits', async () => {
  const read = habit('Read', { starts_on: dayOfNumber(today - 60) });
  const { user, service, days, platform } = await arrange([read]);
  // Two days a week, where every day was wanted.
  const said = [2, 5, 9, 12, 16, 19, 23, 26].map((ago) => ({
    device_id: read.id,
    made_at: new Date().toISOString(),
    seen: 0,
    kind: 'add' as const,
    id: crypto.randomUUID(),
    table: 'habit_days',
    row_id: crypto.randomUUID(),
    fields: { day: dayOfNumber(today - ago), state: 'done', value: null, note: '' },
  }));
  await service.as(FAKE_USER.id).change({ type: 'habit', id: read.id }, 1, said);
  renderWithPlatform(<HabitPage />, {
    ...platform,
    path: `/goals/habits/${read.id}`,
    route: '/goals/habits/:id',
  });
  expect(await screen.findByRole('heading', { name: 'Read', level: 1 })).toBeVisible();
  expect(screen.getByText(/What you did would be: 2 times a week/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: t.dayBefore }));
  await user.click(screen.getByRole('radio', { name: t.states.skipped }));
  await waitFor(() =>
    expect(days(read.id)).toContainEqual(
      expect.objectContaining({ day: dayOfNumber(today - 1), state: 'skipped' }),
    ),
  );
  await user.click(screen.getByRole('button', { name: t.takeSuggestion }));
  await waitFor(() =>
    expect(service.rows({ type: 'habit', id: read.id }, 'habits')).toMatchObject([{ times: 2 }]),
  );
  await user.click(screen.getByRole('button', { name: objectTexts.editing.undo }));
  await waitFor(() =>
    expect(service.rows({ type: 'habit', id: read.id }, 'habits')).toMatchObject([{ times: 7 }]),
  );
});
