import { randomUUID } from 'node:crypto';
import { openFor } from '../support/open-for.ts';
import { createPerson, demoPerson, type Person, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

const DAY_MS = 86_400_000;

/** A day so many days ago, by its number and as a text. */
function dayAgo(ago: number) {
  const number = Math.floor(Date.now() / DAY_MS) - ago;
  return { number, day: new Date(number * DAY_MS).toISOString().slice(0, 10) };
}

/** Id of the row of a habit's day: the same on all devices. */
const idOfDay = (habit: string, day: number) =>
  habit.slice(0, -8) + ((Number.parseInt(habit.slice(-8), 16) ^ day) >>> 0).toString(16).padStart(8, '0');

type Row = { table: string; row_id: string; fields: Record<string, unknown> };

/** Adds rows as a device of somebody does. */
async function add({ client }: Person, type: 'goal' | 'habit', id: string, rows: Row[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 100) {
    const changes = rows.slice(from, from + 100).map((row) => ({
      ...row,
      kind: 'add',
      id: randomUUID(),
      device_id: id,
      made_at: new Date().toISOString(),
      seen: 0,
    }));
    const { data } = await client.functions.invoke('change-object', {
      body: { type, id, known: 0, changes },
    });
    const { results } = data as { results: { status: string }[] };
    expect(new Set(results.map(({ status }) => status))).toEqual(new Set(['applied']));
  }
}

/** A habit that somebody kept for a year: mostly, with two weeks away in the middle of it. */
async function keepForYear(person: Person): Promise<string> {
  const id = randomUUID();
  const days = Array.from({ length: 365 }, (_, index) => 364 - index).filter(
    (ago) => ago > 0 && ago % 4 !== 0,
  );
  await add(person, 'habit', id, [
    {
      table: 'habits',
      row_id: id,
      fields: { name: 'Write before breakfast', cue: 'With the first coffee', starts_on: dayAgo(364).day },
    },
    ...days.map((ago) => {
      const { number, day } = dayAgo(ago);
      const isAway = ago > 180 && ago < 195;
      return {
        table: 'habit_days',
        row_id: idOfDay(id, number),
        fields: { day, state: isAway ? 'skipped' : 'done' },
      };
    }),
  ]);
  return id;
}

test('habits are begun, said in one tap, and looked at over a year', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const page = await openFor(browser, await createPerson('acme', 'Mira'), '/goals/habits');
  collectComplaints(page, complaints);
  await test.step('nothing yet invites with an example', async () => {
    await expect(page.getByText('Here stands what you want to do again and again')).toBeVisible();
    await inspect(page, 'habits-empty');
  });
  await test.step('a habit is written down', async () => {
    await page.getByRole('button', { name: 'New habit' }).click();
    const form = page.getByRole('dialog', { name: 'New habit' });
    await form.getByRole('textbox', { name: 'What you want to do' }).fill('Ten minutes by the river');
    await form.getByRole('textbox', { name: /After or before/ }).fill('After lunch');
    await form.getByText('A number', { exact: true }).click();
    await form.getByRole('textbox', { name: 'How much' }).fill('10');
    await form.getByRole('textbox', { name: 'Of what' }).fill('min');
    await inspect(page, 'habit-form');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
  });
  await test.step('one tap says it for today', async () => {
    await page.getByRole('button', { name: 'Ten minutes by the river: done today' }).click();
    await expect(page.getByRole('heading', { name: 'Said for today' })).toBeVisible();
    await inspect(page, 'habits');
  });
  await test.step('on the first page the next tap takes it back, and another says it again', async () => {
    await page.getByRole('link', { name: 'Journal', exact: true }).first().click();
    const tap = page.getByRole('button', { name: 'Ten minutes by the river: done today' });
    await expect(tap).toHaveAttribute('aria-pressed', 'true');
    await inspect(page, 'habits-on-home');
    await tap.click();
    await expect(tap).toHaveAttribute('aria-pressed', 'false');
    await tap.click();
    await expect(tap).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'All habits' }).click();
    await expect(page.getByRole('heading', { name: 'Said for today' })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a year of a habit is seen as it was, and a missed day takes little away', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const id = await keepForYear(mira);
  const page = await openFor(browser, mira, `/goals/habits/${id}`);
  collectComplaints(page, complaints);
  await test.step('its days, its line and its history are there', async () => {
    await expect(page.getByRole('heading', { name: 'Write before breakfast' })).toBeVisible();
    await expect(page.getByText(/Done on 26\d days in all/)).toBeVisible();
    await inspect(page, 'habit');
    await inspect(page, 'habit-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('a missed day takes little away, and can be taken back', async () => {
    const score = page.getByText(/^(sits well|part of you) \(\d+%\)$/);
    const before = Number(/\d+/.exec((await score.textContent()) ?? '')?.[0]);
    await page.getByRole('button', { name: 'The day before' }).click();
    await page.getByText('Not done', { exact: true }).click();
    await expect(score).toBeVisible();
    expect(Number(/\d+/.exec((await score.textContent()) ?? '')?.[0])).toBeGreaterThan(before - 8);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(score).toHaveText(new RegExp(`\\(${before}%\\)`));
  });
  expect(complaints).toEqual([]);
});

test('a sentence of the diary becomes a goal, and the goal leads back to it', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const { entryId: id } = await writeEntry(mira, {
    framework: 'free',
    title: 'A long day',
    answers: ['I was tired when I came home. I want to sing with others again.'],
  });
  const page = await openFor(browser, mira, `/journal/entry/${id}`);
  collectComplaints(page, complaints);
  await test.step('a sentence is picked from the entry, and made a goal', async () => {
    await page.getByRole('button', { name: 'Change this entry', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Make something of a sentence' }).click();
    await page.getByRole('dialog').getByText('I want to sing with others again.').click();
    await page.getByRole('button', { name: 'Make a goal' }).click();
    const form = page.getByRole('dialog', { name: 'Make a goal' });
    await form.getByRole('textbox', { name: 'What you want to reach' }).fill('Sing with others again');
    await inspect(page, 'goal-from-sentence');
    await form.getByRole('button', { name: 'Make the goal' }).click();
  });
  await test.step('the entry shows what grew from it, and the goal where it grew from', async () => {
    await page.getByRole('link', { name: 'Sing with others again' }).click();
    await expect(page.getByRole('heading', { name: 'Sing with others again', level: 1 })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Where it grew from' })).toBeVisible();
    await expect(page.getByText('I want to sing with others again.')).toBeVisible();
    await page.getByRole('link', { name: /From your journal/ }).click();
    await expect(page).toHaveURL(new RegExp(`/journal/entry/${id}`));
  });
  expect(complaints).toEqual([]);
});

test('a goal has what counts, what is in the way, and looks at it', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const page = await openFor(browser, await createPerson('acme', 'Mira'), '/goals');
  collectComplaints(page, complaints);
  await test.step('nothing yet invites with an example, and a goal is added in one line', async () => {
    await expect(page.getByText('Here stands what you want to reach')).toBeVisible();
    await inspect(page, 'goals-empty');
    await page.getByRole('textbox', { name: 'A new goal' }).fill('Sing with others again');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'More about “Sing with others again”' }).click();
    await page.getByRole('menuitem', { name: 'Add a goal that serves it' }).click();
    await page.getByRole('textbox', { name: 'A new goal' }).fill('Know eight songs by heart');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Know eight songs by heart' })).toBeVisible();
    await page.getByRole('link', { name: 'Know eight songs by heart' }).click();
  });
  await test.step('why, until when, and what counts', async () => {
    await page.getByRole('button', { name: 'More about “Know eight songs by heart”' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    const form = page.getByRole('dialog', { name: 'Change this goal' });
    await form
      .getByRole('textbox', { name: 'Why' })
      .fill('Singing is the one hour in which I think of nothing.');
    await form.getByLabel('From', { exact: true }).fill(dayAgo(40).day);
    await form.getByLabel('Until (if you like)').fill(dayAgo(-40).day);
    await form.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Add what counts' }).click();
    const result = page.getByRole('dialog', { name: 'Add what counts' });
    await result.getByRole('textbox', { name: 'What counts' }).fill('Songs');
    await result.getByRole('textbox', { name: 'To' }).fill('8');
    await inspect(page, 'key-result-form');
    await result.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('textbox', { name: 'Where it stands today' }).fill('3');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 of 8 (38%)')).toBeVisible();
    await expect(page.getByText(/38% of the way · 10 days behind the plan/)).toBeVisible();
  });
  await test.step('an obstacle with its plan, and a look', async () => {
    await page.getByRole('button', { name: 'Add an if and a then' }).click();
    await page.getByRole('textbox', { name: 'If this happens' }).fill('I come home tired');
    await page.getByRole('textbox', { name: 'then I will' }).fill('sing one song in the kitchen');
    await page
      .getByRole('textbox', { name: 'A sentence about it' })
      .fill('The second verse still runs away from me.');
    await page.getByRole('button', { name: 'Keep this look' }).click();
    await expect(page.getByText('maybe (5 of 10)').last()).toBeVisible();
    await page.getByRole('button', { name: 'How it went' }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await inspect(page, 'goal');
  });
  await test.step('it stands in its tree with its line', async () => {
    await page.getByRole('link', { name: 'All goals' }).click();
    await expect(page.getByText(/38% of the way · 10 days behind the plan · maybe/)).toBeVisible();
    await inspect(page, 'goals');
  });
  await test.step('a goal cannot serve one that serves it', async () => {
    await page.getByRole('link', { name: 'Sing with others again' }).click();
    await page.getByRole('button', { name: 'More about “Sing with others again”' }).click();
    await page.getByRole('menuitem', { name: 'Change' }).click();
    await page.getByRole('button', { name: /It serves/ }).click();
    await expect(page.getByRole('option')).toHaveText(['Nothing else']);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  });
  await test.step('it is put away with what was learned', async () => {
    await page.getByRole('button', { name: 'More about “Sing with others again”' }).click();
    await page.getByRole('menuitem', { name: 'Put it away' }).click();
    await page
      .getByRole('textbox', { name: 'What you learned' })
      .fill('It goes by itself once the others wait.');
    await page.getByRole('dialog').getByRole('button', { name: 'Put it away' }).click();
    await expect(page.getByText(/Reached on/)).toBeVisible();
    await expect(page.getByText('Saved').first()).toBeVisible();
    await page.goto(at('/goals/archive'));
    await expect(page.getByText('It goes by itself once the others wait.')).toBeVisible();
    await inspect(page, 'goals-archive');
  });
  expect(complaints).toEqual([]);
});

test('a program is made of goals and habits, offered, begun with and taken back', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const grace = await demoPerson('acme', 'grace@acme.example');
  const [habit, goal] = [randomUUID(), randomUUID()];
  await add(grace, 'habit', habit, [
    { table: 'habits', row_id: habit, fields: { name: 'A walk at noon', starts_on: dayAgo(9).day } },
  ]);
  await add(grace, 'goal', goal, [
    {
      table: 'goals',
      row_id: goal,
      fields: {
        title: 'Settle in',
        why: 'So that it is ours.',
        starts_on: dayAgo(9).day,
        ends_on: dayAgo(-90).day,
      },
    },
  ]);
  const making = await openFor(browser, grace, '/goals/programs');
  collectComplaints(making, complaints);
  await test.step('somebody who may makes one of their own goals and habits, and offers it', async () => {
    await making.getByRole('button', { name: 'New program' }).click();
    const form = making.getByRole('dialog', { name: 'New program' });
    await form.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(form.getByText('Choose at least one goal or habit.', { exact: false })).toBeVisible();
    await form.getByRole('textbox', { name: 'Name' }).fill('The first hundred days');
    await form.getByText('Settle in').click();
    await form.getByText('A walk at noon').click();
    await inspect(making, 'program-form');
    await form.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(form).toHaveCount(0);
    await making.getByRole('button', { name: 'Offer to everybody' }).click();
    await expect(making.getByRole('button', { name: 'Stop offering' })).toBeVisible();
  });
  const page = await openFor(browser, await createPerson('acme', 'Mira'), '/goals');
  collectComplaints(page, complaints);
  await test.step('a member begins with it, has it among their own, and takes it back', async () => {
    await page.getByRole('link', { name: 'Programs' }).click();
    await page.getByRole('button', { name: 'Begin with it' }).click();
    await expect(page.getByText('You have begun “The first hundred days”.', { exact: false })).toBeVisible();
    await inspect(page, 'programs');
    await inspect(page, 'programs-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
    await page.getByRole('link', { name: 'Habits', exact: true }).first().click();
    await expect(page.getByRole('heading', { name: 'A walk at noon' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: 'Begin with it' }).click();
    await page.getByRole('button', { name: 'Take that back' }).click();
    await page.getByRole('link', { name: 'Goals', exact: true }).first().click();
    await expect(page.getByRole('link', { name: 'Settle in' })).toHaveCount(1);
  });
  await test.step('what is deleted can be brought back', async () => {
    await making.getByRole('button', { name: 'Delete' }).click();
    await making.getByRole('button', { name: 'Bring it back' }).click();
    await making.getByRole('button', { name: 'Delete' }).click();
    await expect(making.getByText('There is no program yet')).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

test('a goal, its review and the programs are read in German and in Arabic', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  // Only this instance has all languages.
  const mira = await createPerson(undefined, 'Mira');
  const [id, result, obstacle] = [randomUUID(), randomUUID(), randomUUID()];
  await add(mira, 'goal', id, [
    { table: 'goals', row_id: id, fields: { title: 'Acht Lieder', starts_on: dayAgo(40).day } },
    { table: 'key_results', row_id: result, fields: { title: 'Lieder', target_value: 8 } },
    { table: 'goal_obstacles', row_id: obstacle, fields: { obstacle: 'Müde', plan: 'Ein Lied' } },
  ]);
  const page = await openFor(browser, mira, '/goals');
  collectComplaints(page, complaints);
  const pages = { goal: `/goals/${id}`, 'goals-review': '/goals/review', programs: '/goals/programs' };
  await readInLanguages(page, pages);
  expect(complaints).toEqual([]);
});
