import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const hour = (least: number) => ({ is: 'at-least', field: 'hour', value: least });
const evening = {
  trigger: { kind: 'button' },
  conditions: hour(0),
  steps: [
    { id: 'breathe', kind: 'notify', text: 'Take a breath.' },
    {
      id: 'late',
      kind: 'branch',
      if: hour(0),
      yes: [
        { id: 'walk', kind: 'notify', text: 'Call Anna about the walk by the river tomorrow' },
        { id: 'rest', kind: 'wait', amount: 1, unit: 'days' },
      ],
      no: [],
    },
    { id: 'goal', kind: 'make-goal', title: 'Sleep before eleven', days: 30 },
  ],
};

/** Until then some buttons are off, however slow a machine is. */
const untilKept = (page: Page) => expect(page.getByText('Saving…')).toHaveCount(0);

test('a routine is drawn, changed in the drawing, and its run is seen there', async ({ browser }) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const id = randomUUID();
  const invoke = async (name: string, body: object) => {
    const { error } = await mira.client.functions.invoke(name, { body });
    if (error) throw error;
  };
  await invoke('save-workflow', { id, title: 'Evening', document: evening });
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin()}/workflows/${id}`);
  const drawing = page.getByRole('region', { name: 'Drawing of “Evening”' });
  await test.step('it says the same as the list, in both ways of a branch', async () => {
    await page.getByRole('radio', { name: 'Drawing' }).check({ force: true });
    await expect(drawing.getByRole('button', { name: /^When When I press its button/ })).toBeVisible();
    await expect(drawing.getByRole('button', { name: /^If it is so tell me: Call Anna/ })).toBeVisible();
    await expect(drawing.getByText('Otherwise', { exact: true })).toBeVisible();
    await expect(drawing).toHaveAccessibleDescription(/tell me: Take a breath\.; if Hour of the day/);
    await untilKept(page);
    await inspect(page, 'workflow-drawing');
    await inspect(page, 'workflow-drawing-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('boxes are reached by the keyboard, in the order of the list', async () => {
    await drawing.getByRole('button', { name: /^When/ }).focus();
    for (const name of [
      /^Add a step after: When/,
      /^If Hour/,
      /^Add a step after: If Hour/,
      /^tell me: Take/,
    ]) {
      await page.keyboard.press('Tab');
      await expect(drawing.getByRole('button', { name })).toBeFocused();
    }
  });
  await test.step('a box opens the fields of the list, and a step is added behind one', async () => {
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Tell me' });
    await dialog.getByRole('textbox', { name: 'Text' }).fill('Breathe out.');
    await untilKept(page);
    await inspect(page, 'workflow-drawing-step');
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(drawing.getByRole('button', { name: 'tell me: Breathe out.', exact: true })).toBeVisible();
    await drawing.getByRole('button', { name: 'Add a step after: Otherwise nothing' }).click();
    await page.getByRole('menuitem', { name: 'Wait' }).click();
    const added = page.getByRole('dialog', { name: 'Wait' });
    await expect(added.getByRole('textbox', { name: 'How long' })).toBeVisible();
    await added.getByRole('button', { name: 'Done' }).click();
    await expect(drawing.getByRole('button', { name: 'Otherwise wait 1 day', exact: true })).toBeVisible();
  });
  await test.step('it is drawn like that the next time, and the list has the step as well', async () => {
    await expect(page.getByText('Saving')).toBeHidden();
    await page.reload();
    await expect(drawing.getByRole('button', { name: 'Otherwise wait 1 day', exact: true })).toBeVisible();
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    await expect(page.getByRole('list', { name: 'Otherwise' })).toContainText('wait 1 day');
  });
  await test.step('a run is drawn with what it did and where it waits', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
    await page.getByRole('button', { name: 'Run it now' }).click();
    await page.getByRole('button', { name: 'Show it drawn' }).click();
    const run = page.getByRole('region', { name: /^Run of .* version 1$/ });
    await expect(run.getByText('goes on here')).toBeVisible({ timeout: 30_000 });
    await expect(run.getByText('not run')).toHaveCount(2);
    await inspect(page, 'workflow-drawing-run');
    await page.getByRole('button', { name: 'Back to the draft' }).click();
  });
  await test.step('it is drawn from right to left in Arabic', async () => {
    await page.getByRole('radio', { name: 'Drawing' }).check({ force: true });
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
    await page.reload();
    const drawn = page.getByRole('region', { name: /^رسم «/ });
    const [first, second] = await Promise.all(
      [/^متى/, /^إذا/].map((name) => drawn.getByRole('button', { name }).first().boundingBox()),
    );
    expect(first?.x).toBeGreaterThan(second?.x ?? Infinity);
    await inspect(page, 'workflow-drawing-ar', 'rtl');
  });
  expect(complaints).toEqual([]);
  await context.close();
});

test('versions are compared and taken back, and a routine goes on as a file without secrets', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson('acme', 'Mira');
  const id = randomUUID();
  const invoke = async (name: string, body: object) => {
    const { error } = await mira.client.functions.invoke(name, { body });
    if (error) throw error;
  };
  const shorter = { ...evening, steps: evening.steps.slice(0, 2) };
  for (const document of [evening, shorter]) {
    await invoke('save-workflow', { id, title: 'Evening', document });
    await invoke('publish-workflow', { id, may_mail: false });
  }
  const context = await browser.newContext({ storageState: await signedInState(mira) });
  const page = await context.newPage();
  collectComplaints(page, complaints);
  await page.goto(`${origin('acme')}/workflows/${id}`);
  const versions = page.getByRole('region', { name: 'Versions' });
  await test.step('what changed is said in sentences, and an old version put into the draft', async () => {
    await expect(versions.getByText('Nothing has changed.')).toBeVisible();
    await versions.getByRole('button', { name: /Compare/ }).click();
    await page.getByRole('option', { name: /^Version 1/ }).click();
    await expect(versions.getByText('No longer: make a goal “Sleep before eleven”')).toBeVisible();
    await versions.getByRole('button', { name: 'Put version 1 into the draft' }).click();
    await expect(versions.getByText('Version 1 is in the draft.')).toBeVisible();
    await untilKept(page);
    await inspect(page, 'workflow-versions');
    await expect(page.getByRole('list', { name: 'Then' })).toContainText('Sleep before eleven');
  });
  let file = '';
  await test.step('a file leaves words out that its person keeps', async () => {
    await page.getByRole('button', { name: 'As a file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Hand it on as a file' });
    await dialog.getByRole('checkbox', { name: /Call Anna/ }).check({ force: true });
    await untilKept(page);
    await inspect(page, 'workflow-export');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Save the file' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Evening.json');
    file = readFileSync(await download.path(), 'utf8');
    expect(file).not.toMatch(/Anna|breathe"/);
  });
  const choose = async (text: string) => {
    const buffer = Buffer.from(text);
    await page
      .getByLabel('Choose a file of a routine')
      .setInputFiles({ name: 'Evening.json', mimeType: 'application/json', buffer });
  };
  const dialog = page.getByRole('dialog', { name: 'A routine from a file' });
  await test.step('what is refused says why, and leaves nothing behind', async () => {
    await page.getByRole('link', { name: 'Workflows', exact: true }).first().click();
    for (const [text, reason] of [
      ['{', /is damaged/],
      [file.replace('"version": 1', '"version": 2'), /newer version/],
      [file.replace('Take a breath.', `ghp_${'a'.repeat(36)}`), /looks like a password or a key/],
      [' '.repeat(257 * 1024), /larger than 256 KB/],
    ] as const) {
      await choose(text);
      await expect(dialog.getByRole('alert')).toHaveText(reason);
      await dialog.getByRole('button', { name: 'Close' }).last().click();
    }
    await expect(page.getByRole('link', { name: 'Evening' })).toHaveCount(1);
  });
  await test.step('what is missing is asked for before it can be published', async () => {
    await choose(file);
    await expect(dialog.getByText('Write or choose what still says “…”.')).toBeVisible();
    await inspect(page, 'workflow-import');
    await dialog.getByRole('button', { name: 'Take it as a draft' }).click();
    await expect(page.getByRole('button', { name: 'Publish' })).toBeDisabled();
    await page.getByRole('radio', { name: 'Drawing' }).check({ force: true });
    await expect(page.getByRole('button', { name: /^If it is so tell me: … Write or choose/ })).toBeVisible();
    await inspect(page, 'workflow-drawing-problem');
    await page.getByRole('radio', { name: 'List' }).check({ force: true });
    await page.getByRole('list', { name: 'If it is so' }).getByRole('textbox', { name: 'Text' }).fill('Walk');
    await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  });
  expect(complaints).toEqual([]);
  await context.close();
});
