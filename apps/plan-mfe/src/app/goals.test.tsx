import 'fake-indexeddb/auto';
import { createServiceClientFake } from '@reflectory/client/testing';
import type { GoalSummary } from '@reflectory/contracts/goals';
import { dayOfNumber, numberOfDay } from '@reflectory/domain/days';
import { FAKE_USER, renderWithPlatform } from '@reflectory/platform-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import texts from '../features/goals/locales/en.json';
import { summaryOfNew } from '../features/goals/model/goal-draft.ts';
import { fromSentence } from '../features/goals/from-sentence/from-sentence.tsx';
import { editingFunctionsFake } from '../shared/objects/testing/editing-functions-fake.ts';
import { createEditingServiceFake } from '../shared/objects/testing/editing-server-fake.ts';
import objectTexts from '../shared/objects/locales/en.json';
import { dayOf } from '../shared/own-day.ts';
import GoalPage from './goal.page.tsx';
import GoalReviewPage from './goal-review.page.tsx';
import GoalsPage from './goals.page.tsx';

const common = { retry: 'Try again', loading: 'Loading', errors: { internal: 'Away.' } };
const { goals: t } = texts;
const today = numberOfDay(dayOf(new Date()));
let count = 0;

function goal(title: string, fields: Partial<GoalSummary> = {}): GoalSummary {
  count += 1;
  const id = `44444444-4444-4444-8444-${String(count).padStart(12, '0')}`;
  const beginning = { title, why: '', parentId: null, last: null, obstacles: [] };
  return { ...summaryOfNew(id, FAKE_USER.id, beginning, today), ...fields };
}

/** The service with goals of Ada's, which it keeps and does not sum up; those that are added are listed by their title. */
async function arrange(goals: GoalSummary[]) {
  const service = createEditingServiceFake();
  const rows = (id: string, table: string) => service.rows({ type: 'goal', id }, table);
  for (const { id, title, parent_id, rank, starts_on, ends_on, rhythm, state } of goals) {
    const fields = {
      title,
      why: 'For the choir.',
      parent_id,
      rank,
      starts_on,
      ends_on,
      rhythm,
      state,
      closed_on: null,
      learned: '',
    };
    const change = { device_id: id, made_at: new Date().toISOString(), seen: 0, kind: 'add' as const };
    await service
      .as(FAKE_USER.id)
      .change({ type: 'goal', id }, 0, [
        { ...change, id: crypto.randomUUID(), table: 'goals', row_id: id, fields },
      ]);
  }
  const added = new Set<string>();
  const listAdded = () =>
    [...added].flatMap((id) =>
      rows(id, 'goals').map(({ title }) => {
        const beginning = { title: String(title), why: '', parentId: null, last: null, obstacles: [] };
        return summaryOfNew(id, FAKE_USER.id, beginning, today);
      }),
    );
  const fake = createServiceClientFake({
    user: FAKE_USER,
    tables: { entry_links: [], goals: [], goal_obstacles: [] },
    functions: {
      ...editingFunctionsFake(service, FAKE_USER.id),
      'change-object': ({ known, changes, ...place }) => {
        if (!goals.some(({ id }) => id === place.id)) added.add(place.id);
        return service.as(FAKE_USER.id).change(place, known, changes);
      },
      'list-goals': () => ({ goals: [...goals, ...listAdded()] }),
      'list-habits': () => ({ habits: [] }),
      'list-object-people': () => ({ people: [], reasons: [] }),
      'list-object-invitations': () => ({ invitations: [] }),
    },
  });
  const platform = {
    client: fake.client,
    texts: { plan: { ...texts, ...objectTexts }, common },
    features: { goals: true },
  };
  return { platform, service, rows, fake, user: userEvent.setup() };
}

async function openGoal(fields: Partial<GoalSummary> = {}) {
  const sing = goal('Sing again', fields);
  const world = await arrange([sing]);
  renderWithPlatform(<GoalPage />, { ...world.platform, path: `/goals/${sing.id}`, route: '/goals/*' });
  await screen.findByRole('heading', { name: 'Sing again', level: 1 });
  return { ...world, id: sing.id };
}

test('a goal is added in one line, and another one below it', async () => {
  const { platform, user } = await arrange([goal('Sing again')]);
  renderWithPlatform(<GoalsPage />, { ...platform, path: '/goals', route: '/goals' });
  await user.click(await screen.findByRole('button', { name: 'More about “Sing again”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.addBeneath }));
  const field = screen.getByRole('textbox', { name: t.addLabel });
  await user.click(screen.getByRole('button', { name: t.add }));
  expect(await screen.findByText(t.noTitle)).toBeVisible();
  await user.type(field, 'Find a choir{Enter}');
  // Its row is drawn anew when the service has answered.
  await waitFor(() => expect(screen.getByRole('link', { name: 'Find a choir' })).toBeVisible());
  expect(field).toHaveValue('');
});

test('a goal that is deleted comes back by one press', async () => {
  const { platform, rows, user } = await arrange([goal('Sing again')]);
  const id = `44444444-4444-4444-8444-${String(count).padStart(12, '0')}`;
  renderWithPlatform(<GoalsPage />, { ...platform, path: '/goals', route: '/goals' });
  await user.click(await screen.findByRole('button', { name: 'More about “Sing again”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.delete }));
  await waitFor(() => expect(rows(id, 'goals')).toMatchObject([{ deleted_at: 'removed' }]));
  await user.click(await screen.findByRole('button', { name: t.bringBack }));
  await waitFor(() => expect(rows(id, 'goals')[0]).not.toHaveProperty('deleted_at'));
});

test('what counts is named, said in numbers, and seen beside the plan', async () => {
  const { user, rows, id } = await openGoal({
    starts_on: dayOfNumber(today - 10),
    ends_on: dayOfNumber(today + 10),
  });
  await user.click(screen.getByRole('button', { name: t.results.add }));
  const form = within(await screen.findByRole('dialog', { name: t.results.add }));
  await user.type(form.getByRole('textbox', { name: t.results.name }), 'Songs by heart');
  await user.click(form.getByRole('button', { name: texts.habits.keep }));
  expect(await form.findByText(t.results.noWay)).toBeVisible();
  await user.type(form.getByRole('textbox', { name: t.results.to }), '8');
  await user.click(form.getByRole('button', { name: texts.habits.keep }));
  const value = await screen.findByRole('textbox', { name: t.results.say });
  await user.type(value, '2{Enter}');
  expect(await screen.findByText('2 of 8 (25%)')).toBeVisible();
  expect(screen.getByText(/25% of the way · 5 days behind the plan/)).toBeVisible();
  await user.type(value, '4{Enter}');
  await waitFor(() => expect(rows(id, 'key_result_values')).toMatchObject([{ value: 4 }]));
  expect(screen.getByText(/50% of the way · on plan/)).toBeVisible();
});

test('steps are ticked, an obstacle has its plan, and a look says how sure one is', async () => {
  const { user, rows, id } = await openGoal();
  await user.click(screen.getByRole('button', { name: t.results.add }));
  const form = within(await screen.findByRole('dialog', { name: t.results.add }));
  await user.type(form.getByRole('textbox', { name: t.results.name }), 'Way there');
  await user.click(form.getByRole('button', { name: new RegExp(t.results.source) }));
  await user.click(await screen.findByRole('option', { name: new RegExp(t.sources.milestones.name) }));
  await user.click(form.getByRole('button', { name: texts.habits.keep }));
  await user.type(await screen.findByRole('textbox', { name: t.results.step }), 'Call the choir{Enter}');
  await user.click(await screen.findByRole('checkbox', { name: 'Call the choir' }));
  await waitFor(() =>
    expect(rows(id, 'goal_milestones')).toMatchObject([
      { title: 'Call the choir', done_on: dayOfNumber(today) },
    ]),
  );
  await user.click(screen.getByRole('button', { name: t.obstacles.add }));
  await user.type(await screen.findByRole('textbox', { name: t.obstacles.if }), 'I am tired');
  await user.type(screen.getByRole('textbox', { name: t.obstacles.then }), 'sing one song');
  await user.tab();
  await waitFor(() =>
    expect(rows(id, 'goal_obstacles')).toMatchObject([{ obstacle: 'I am tired', plan: 'sing one song' }]),
  );
  await user.type(screen.getByRole('textbox', { name: t.checkIn.note }), 'It begins.');
  await user.click(screen.getByRole('button', { name: t.checkIn.save }));
  await waitFor(() =>
    expect(rows(id, 'goal_check_ins')).toMatchObject([{ confidence: 5, note: 'It begins.' }]),
  );
  expect(await screen.findByText('It begins.')).toBeVisible();
});

test('minutes of focus count by themselves, and one press leads to the timer', async () => {
  const sing = goal('Sing again');
  const world = await arrange([sing]);
  const { platform, user, rows } = world;
  renderWithPlatform(<GoalPage />, {
    ...platform,
    features: { goals: true, productivity: true },
    path: `/goals/${sing.id}`,
    route: '/goals/*',
  });
  await user.click(await screen.findByRole('button', { name: t.results.add }));
  const form = within(await screen.findByRole('dialog', { name: t.results.add }));
  await user.type(form.getByRole('textbox', { name: t.results.name }), 'Hours of practice');
  await user.type(form.getByRole('textbox', { name: t.results.to }), '600');
  await user.click(form.getByRole('button', { name: new RegExp(t.results.source) }));
  expect(screen.queryByRole('option', { name: new RegExp(t.sources.cards.name) })).toBeNull();
  expect(screen.getByRole('option', { name: new RegExp(t.sources.journal.name) })).toBeVisible();
  await user.click(screen.getByRole('option', { name: new RegExp(t.sources.focus.name) }));
  await user.click(form.getByRole('button', { name: texts.habits.keep }));
  await waitFor(() =>
    expect(rows(sing.id, 'key_results')).toMatchObject([{ source: 'focus', unit: 'min', target_value: 600 }]),
  );
  expect(await screen.findByText(t.results.how.focus)).toBeVisible();
  expect(screen.getByText('0 min of 600 min (0%)')).toBeVisible();
  await user.click(screen.getByRole('button', { name: t.focus }));
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sing again' })).toBeNull());
});

test('a goal is put away with what was learned, and taken up again', async () => {
  const { user, rows, id } = await openGoal();
  await user.click(screen.getByRole('button', { name: 'More about “Sing again”' }));
  await user.click(await screen.findByRole('menuitem', { name: t.putAway.act }));
  const form = within(await screen.findByRole('dialog'));
  await user.type(form.getByRole('textbox', { name: t.putAway.learned }), 'Sing with others.');
  await user.click(form.getByRole('button', { name: t.putAway.act }));
  expect(await screen.findByText('Sing with others.')).toBeVisible();
  expect(rows(id, 'goals')).toMatchObject([{ state: 'reached', closed_on: dayOfNumber(today) }]);
  await user.click(screen.getByRole('button', { name: t.takeUp }));
  await waitFor(() => expect(rows(id, 'goals')).toMatchObject([{ state: 'open', closed_on: null }]));
});

test('goals that are due are looked at one by one', async () => {
  const due = { starts_on: dayOfNumber(today - 8) };
  const goals = [goal('Sing again', due), goal('Later'), goal('Swim', due)];
  const { platform, user, rows } = await arrange(goals);
  renderWithPlatform(<GoalReviewPage />, { ...platform, path: '/goals/review', route: '/goals/review' });
  expect(await screen.findByRole('heading', { name: 'Sing again' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: t.checkIn.note }), 'Good.');
  await user.click(screen.getByRole('button', { name: t.review.next }));
  expect(await screen.findByRole('heading', { name: 'Swim' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: t.review.skip }));
  expect(await screen.findByText('You looked at 2 goals')).toBeVisible();
  const [first] = goals;
  await waitFor(() => expect(rows(first?.id ?? '', 'goal_check_ins')).toMatchObject([{ note: 'Good.' }]));
});

test('a wish with its obstacle and plan becomes a goal that has both', async () => {
  const { fake } = await arrange([]);
  const answers = [
    { step: 'wish', text: 'To sing again.', start: 0 },
    { step: 'outcome', text: 'I breathe.', start: 16 },
    { step: 'obstacle', text: 'I am tired', start: 28 },
    { step: 'plan', text: 'sing one song', start: 40 },
  ];
  const scope = { client: fake.client, key: ['plan', 'i', FAKE_USER.id] as const };
  const made = await fromSentence.takeAnswers?.(scope, answers, 'woop');
  expect(made).toMatchObject([{ type: 'goal', start: 0, end: 14, quote: 'To sing again.' }]);
  expect(fake.rows('goals')).toMatchObject([{ why: 'I breathe.' }]);
  expect(fake.rows('goal_obstacles')).toMatchObject([{ plan: 'sing one song' }]);
});
