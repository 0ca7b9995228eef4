import type { Browser, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { listenTo, loudestNow, millisecondsToSound } from '../support/listen.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

const at = (path: string) => origin() + path;

async function openFor(browser: Browser, person: Person, path: string): Promise<Page> {
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await listenTo(page);
  await page.goto(at(path));
  return page;
}

const line = (page: Page) => page.getByRole('region', { name: 'Player' });

/** How loud a piece of a WAV file of 16 bits is, by its root mean square. */
function loudness(wav: Buffer, fromSecond: number, toSecond: number): number {
  let power = 0;
  const [from, to] = [44 + fromSecond * 192_000, 44 + toSecond * 192_000];
  for (let at = from; at < to; at += 4) power += (wav.readInt16LE(at) / 32_768) ** 2;
  return Math.sqrt(power / ((to - from) / 4));
}

test('a mix is made, kept, shared and slept to', async ({ browser }, info) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const page = await openFor(browser, mira, '/sounds');
  collectComplaints(page, complaints);
  await test.step('a press is heard, and goes on in the journal', async () => {
    await inspect(page, 'sounds');
    const first = await millisecondsToSound(page, 'Play Rain on the roof');
    await page.getByRole('button', { name: 'Pause Rain on the roof' }).click();
    await expect(line(page).getByRole('button', { name: 'Play', exact: true })).toBeVisible();
    info.annotations.push({ type: 'milliseconds to the first sound', description: first.toFixed(0) });
    const again = await millisecondsToSound(page, 'Play Rain on the roof');
    info.annotations.push({ type: 'milliseconds to sound, once loaded', description: again.toFixed(0) });
    // 200 ms are wanted; a machine that runs other tests meanwhile has five times as long.
    expect(again).toBeLessThan(1000);
    await page.getByRole('link', { name: 'Journal', exact: true }).click();
    await expect(page).toHaveURL(/\/journal/);
    await expect(line(page)).toContainText('Rain on the roof');
    await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
  });
  await test.step('a mix is put together, moved and kept', async () => {
    await page.getByRole('link', { name: 'Sounds', exact: true }).click();
    await page.getByRole('link', { name: 'Mix your own' }).click();
    await expect(page.getByText('Nothing sounds yet')).toBeVisible();
    await page.getByRole('button', { name: 'Rain', exact: true }).click();
    await page.getByRole('button', { name: 'Bells', exact: true }).click();
    await page.getByRole('button', { name: 'Waves', exact: true }).click();
    const bells = page
      .getByRole('region', { name: 'Where the sounds are' })
      .getByRole('button', { name: 'Bells' });
    await bells.press('ArrowUp');
    await bells.press('Enter');
    await expect(page.getByRole('slider', { name: 'Distance' })).toHaveAttribute('aria-valuetext', '40%');
    await page.getByRole('button', { name: 'Play', exact: true }).first().click();
    await inspect(page, 'sound-mix');
    await page.getByRole('button', { name: 'Keep', exact: true }).click();
    await page.getByRole('textbox', { name: 'What is it called?' }).fill('Bells at sea');
    await page.getByRole('dialog').getByRole('button', { name: 'Keep' }).click();
    await expect(page.getByRole('heading', { name: 'Bells at sea' })).toBeVisible();
  });
  let address = '';
  await test.step('whoever has the link hears it without signing in, until it is taken away', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    await page.getByRole('button', { name: 'Make a link' }).click();
    address = await page.getByRole('textbox', { name: 'Link' }).inputValue();
    await inspect(page, 'sound-share');
    const visitor = await (await browser.newContext()).newPage();
    await listenTo(visitor);
    await visitor.goto(address);
    await expect(visitor.getByRole('heading', { name: 'Bells at sea' })).toBeVisible();
    expect(await millisecondsToSound(visitor, 'Play')).toBeGreaterThan(0);
    await inspect(visitor, 'sound-shared');
    await page.getByRole('button', { name: 'Take the link away' }).click();
    await expect(page.getByRole('button', { name: 'Make a link' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByText('This link leads nowhere any more')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
  });
  await test.step('as a file it has the loudness of a mix, and comes to its end', async () => {
    await page.getByRole('button', { name: 'As a file' }).click();
    await page.getByRole('radio', { name: '1 minute' }).check({ force: true });
    const download = page.waitForEvent('download', { timeout: 120_000 });
    await page.getByRole('button', { name: 'Make the file' }).click();
    const file = info.outputPath('mix.wav');
    await (await download).saveAs(file);
    const wav = await readFile(file);
    expect(wav.length).toBe(44 + 60 * 192_000);
    expect(loudness(wav, 20, 35)).toBeGreaterThan(0.03);
    expect(loudness(wav, 52, 54)).toBeLessThan(loudness(wav, 20, 35) / 4);
    expect(loudness(wav, 59.5, 59.9)).toBeLessThan(1e-3);
  });
  await test.step('a sleep timer and a morning are said in its line', async () => {
    await line(page).getByRole('button', { name: 'Volume, sleep and waking' }).click();
    await page.getByRole('button', { name: 'Fade out' }).click();
    await page.getByLabel('Wake me at').last().fill('06:30');
    await page.getByRole('button', { name: 'Wake me softly' }).click();
    await inspect(page, 'sound-rest');
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(line(page)).toContainText('Silent at');
    await expect(line(page)).toContainText('Wakes you at');
  });
  await test.step('one tab is heard at a time', async () => {
    const other = await page.context().newPage();
    await other.goto(at('/sounds'));
    await other.getByRole('button', { name: 'Play By the fire' }).click();
    await expect(line(page)).toContainText('It plays in another tab now.');
    await other.close();
  });
  await test.step('in German, and right to left in Arabic', async () => {
    for (const [language, direction, title] of [
      ['de', 'ltr', 'Klangwelten'],
      ['ar', 'rtl', 'مشاهد صوتية'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(at('/sounds'));
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await inspect(page, `sounds-${language}`, direction);
    }
  });
  expect(complaints).toEqual([]);
});

test('an entry is heard as what it felt like', async ({ browser }) => {
  test.setTimeout(120_000);
  const mira = await createPerson(undefined, 'Mira');
  const { entryId } = await writeEntry(mira, {
    framework: 'free',
    title: 'Before the review',
    answers: ['I am so worried about the review on Monday. I am afraid of losing face.'],
  });
  const page = await openFor(browser, mira, `/journal/entry/${entryId}`);
  await page.getByRole('button', { name: 'Be still with this' }).click();
  await page.getByRole('menuitem', { name: 'A sound for this' }).click();
  await expect(line(page)).toContainText('For “Before the review”');
  await expect(line(page).getByRole('button', { name: 'Pause' })).toBeVisible();
});

test('breathing has a shape, cautions and a stop in reach, and stands still without motion', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const page = await openFor(browser, await createPerson(undefined, 'Mira'), '/sounds/breathe');
  await expect(page.getByText('Stop when you feel dizzy')).toBeVisible();
  await inspect(page, 'sound-breathing');
  await page.getByRole('radio', { name: /^Box/ }).check({ force: true });
  await page.getByRole('button', { name: 'Begin' }).click();
  const shape = page.getByRole('region', { name: 'Breathing' });
  await expect(shape.getByText('Breathe in')).toBeVisible();
  await expect(shape.getByText('Hold')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeFocused();
  await inspect(page, 'sound-breathing-now');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Begin' }).click();
  const still = shape.locator('[aria-hidden]').first();
  const before = await still.boundingBox();
  await expect(shape.getByText('Breathe out')).toBeVisible();
  expect(await still.boundingBox()).toEqual(before);
  await page.goto(at('/sounds/timer'));
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page.getByRole('timer')).toContainText('9:5');
  await inspect(page, 'sound-timer');
});

test('from an anxious entry to a meditation of seven minutes, and one line into the journal', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const { entryId } = await writeEntry(mira, {
    framework: 'free',
    title: 'Before the review',
    answers: ['I am so worried about the review on Monday. I am afraid of losing face at work.'],
  });
  const page = await openFor(browser, mira, `/journal/entry/${entryId}`);
  collectComplaints(page, complaints);
  await test.step('each line of it says which sentence led to it', async () => {
    await page.getByRole('button', { name: 'Be still with this' }).click();
    await page.getByRole('menuitem', { name: 'A meditation from these words' }).click();
    await expect(page.getByText(/^You wrote: “I am so worried/)).toBeVisible();
    await expect(page.getByText('Because you wrote:').first()).toBeVisible();
    await page.getByRole('radio', { name: 'Low' }).check({ force: true });
    await inspect(page, 'sound-woven');
  });
  await test.step('beneath it its own sound is heard', async () => {
    expect(await millisecondsToSound(page, 'Begin')).toBeGreaterThan(0);
    await expect(line(page)).toContainText('A quiet shore');
    // The stroke at the beginning is over by now.
    await page.waitForTimeout(8000);
    expect(await loudestNow(page)).toBeGreaterThan(0.02);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
  });
  await test.step('its words go on without the network until the seven minutes are over', async () => {
    await page.clock.install();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Begin' }).click();
    const running = page.getByRole('region', { name: 'When you worry' });
    await page.clock.runFor(6000);
    await expect(running).toContainText('Something worries you.');
    await inspect(page, 'sound-meditation');
    /** Lets the minutes pass a few seconds at a time, until something is there. */
    const passUntil = (isThere: () => Promise<void>) =>
      expect(async () => {
        await page.clock.runFor(4000);
        await isThere();
      }).toPass({ intervals: [10] });
    await passUntil(() => expect(running).toContainText('You wrote: “I am so worried', { timeout: 100 }));
    const over = page.getByRole('heading', { name: 'That was it.' });
    await passUntil(() => expect(over).toBeVisible({ timeout: 100 }));
    await page.context().setOffline(false);
    await page.clock.resume();
  });
  await test.step('how it is now, and one line, are kept', async () => {
    await page.getByRole('radio', { name: 'Fine' }).check({ force: true });
    await page.getByRole('button', { name: 'Keep how it is' }).click();
    await expect(page.getByText('Kept among your check-ins.')).toBeVisible();
    await page.getByRole('textbox', { name: 'One line about it' }).fill('It is only a review.');
    await inspect(page, 'sound-after');
    await page.getByRole('button', { name: 'Into the journal' }).click();
    await page.getByRole('link', { name: 'Open it' }).click();
    await expect(page.getByText('It is only a review.').first()).toBeVisible();
    const { data } = await mira.client.from('mood_check_ins').select('pleasantness').order('felt_at');
    expect(data).toEqual([{ pleasantness: -40 }, { pleasantness: 40 }]);
  });
  await test.step('all of them are there, in Arabic too', async () => {
    await page.goto(at('/sounds/meditations'));
    await expect(page.getByRole('link', { name: 'After an argument' })).toBeVisible();
    await inspect(page, 'sound-meditations');
    await page.evaluate(() => localStorage.setItem('reflectory.language', 'ar'));
    await page.goto(at('/sounds/meditations'));
    await expect(page.getByRole('link', { name: 'بعد شجار' })).toBeVisible();
    await inspect(page, 'sound-meditations-ar', 'rtl');
  });
});
