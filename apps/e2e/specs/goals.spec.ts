import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

async function openFor(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: await signedInState(browser, person) });
  const page = await context.newPage();
  await page.goto(at(path));
  return page;
}

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
