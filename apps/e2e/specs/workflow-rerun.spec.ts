import { randomUUID } from 'node:crypto';
import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

test('a template is made one’s own, fails on a real entry, and goes on from the failed step', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const { client } = mira;
  const [board_id, column_id] = [randomUUID(), randomUUID()];
  await client.from('boards').insert({ id: board_id, title: 'Ideas' }).throwOnError();
  await client.from('board_columns').insert({ id: column_id, board_id, title: 'New' }).throwOnError();
  const setGone = (deleted_at: string | null) =>
    client.from('board_columns').update({ deleted_at }).eq('id', column_id).throwOnError();
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin()}/workflows`);
  const runs = page.getByRole('region', { name: 'What it did' });
  const comes = (state: RegExp) =>
    expect(async () => {
      await page.reload();
      await expect(runs.getByText(state).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
  await test.step('a template is chosen, its board named, and a step put before', async () => {
    await page.getByRole('button', { name: 'Begin with it: Ideas go to the board' }).click();
    await expect(page.getByText('Choose a board.').first()).toBeVisible();
    await page.getByRole('button', { name: /Choose.* Board/ }).click();
    await page.getByRole('option', { name: 'Ideas' }).click();
    await expect(page.getByText('make a card “{title}” in Ideas · New')).toBeVisible();
    await page.getByRole('button', { name: /Add a step to “Then”/ }).click();
    await page.getByRole('option', { name: 'Plan focus' }).click();
    await page.getByRole('button', { name: /^Earlier: plan focus/ }).click();
  });
  await test.step('run dry nothing would happen without the tag, until that is asked no more', async () => {
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByText('Nothing: the conditions do not hold.')).toBeVisible();
    await page.getByRole('button', { name: 'Remove this condition' }).click();
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    const would = page.getByRole('list', { name: 'This would happen' });
    await expect(would).toContainText('make a card “{title}” in Ideas · New · Anxious all afternoon');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
  });
  await test.step('published, it runs on a real entry, and fails where its column is gone', async () => {
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('running, version 1')).toBeVisible();
    await setGone(new Date().toISOString());
    await writeEntry(mira, { framework: 'free', title: 'A bench', answers: ['Build a bench.'] });
    await comes(/failed · what it needs is gone/);
    await inspect(page, 'workflow-failed');
  });
  await test.step('once the column is back, it goes on from there and repeats nothing', async () => {
    await setGone(null);
    await runs.getByRole('button', { name: 'Again from the failed step' }).click();
    await comes(/· done/);
    const { data: cards } = await client.from('cards').select('title').throwOnError();
    expect(cards).toEqual([{ title: 'A bench' }]);
    const { data: planned } = await client.from('focus_intentions').select('title').throwOnError();
    expect(planned).toEqual([{ title: 'A walk' }]);
    await inspect(page, 'workflow-rerun');
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('a day of a habit that is left out adds to a mind map, and other happenings are chosen in words', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const { client } = mira;
  const [habit_id, map_id] = [randomUUID(), randomUUID()];
  await client.from('mindmaps').insert({ id: map_id, title: 'What is in the way' }).throwOnError();
  await client
    .from('habits')
    .insert({ id: habit_id, name: 'Running', weekdays: [1], starts_on: '2026-01-01' })
    .throwOnError();
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin()}/workflows`);
  const begins = async (before: RegExp, kind: string) => {
    await page.getByRole('button', { name: before }).click();
    await page.getByRole('option', { name: kind }).click();
  };
  await test.step('a meeting, a theme and a decision are read as sentences', async () => {
    await page.getByRole('button', { name: 'New routine' }).click();
    await begins(/An entry is finished/, 'A meeting begins soon, or has ended');
    await expect(page.getByText('15 minutes before a meeting').first()).toBeVisible();
    await inspect(page, 'workflow-meeting');
    await begins(/A meeting begins soon/, 'The day of a decision has come');
    await expect(page.getByText('On the day of a decision at 08:00').first()).toBeVisible();
    await begins(/The day of a decision/, 'A theme comes up again and again');
    await expect(page.getByText('When “Work” comes up 3 times within 30 days').first()).toBeVisible();
  });
  await test.step('a habit that is left out begins it, and a value is said before', async () => {
    await begins(/A theme comes up/, 'A habit is left out or not done');
    await page.getByRole('button', { name: /Add a step to “Then”/ }).click();
    await page.getByRole('option', { name: 'Set a value' }).click();
    await page.getByRole('textbox', { name: 'Name of the value' }).fill('left out');
    await expect(page.getByText('{left-out} stands for the text')).toBeVisible();
    await page.getByRole('button', { name: /Add a step to “Then”/ }).click();
    await page.getByRole('option', { name: 'Add to a mind map' }).click();
    await page.getByRole('textbox', { name: 'Text' }).last().fill('{title}: {left-out}');
    await page.getByRole('textbox', { name: 'What it is called' }).fill('Running');
    await page.getByRole('button', { name: 'Try', exact: true }).click();
    await expect(page.getByRole('list', { name: 'This would happen' })).toContainText(
      'Running: something for later',
    );
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeEnabled();
    await inspect(page, 'workflow-habit');
    await page.getByRole('button', { name: 'Publish', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('running, version 1')).toBeVisible();
  });
  await test.step('she leaves a day out, and finds it on her map', async () => {
    await page.goto(`${origin()}/goals/habits/${habit_id}`);
    await page.getByRole('radio', { name: 'Left out' }).check({ force: true });
    await expect(page.getByText('Saved').first()).toBeVisible();
    await page.goto(`${origin()}/workflows`);
    await page.getByRole('link', { name: 'A routine' }).click();
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/· done/).first()).toBeVisible({ timeout: 3000 });
    }).toPass({ timeout: 60_000 });
    await page.getByRole('link', { name: 'open', exact: true }).click();
    await expect(page.getByText('Running: something for later').first()).toBeVisible();
  });
  for (const [language, sentence] of [
    ['de', 'Wenn eine Gewohnheit ausgelassen oder nicht getan wird'],
    ['ar', 'عندما تُترك عادة أو لا تُفعل'],
  ] as const)
    await test.step(`it reads like a sentence in ${language}`, async () => {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(`${origin()}/workflows`);
      await expect(page.getByText(sentence).first()).toBeVisible();
      await inspect(page, `workflows-templates-${language}`, language === 'ar' ? 'rtl' : 'ltr');
      await page.getByRole('link', { name: 'A routine' }).click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await inspect(page, `workflow-habit-${language}`, language === 'ar' ? 'rtl' : 'ltr');
    });
  expect(complaints).toEqual([]);
  await context.close();
});
