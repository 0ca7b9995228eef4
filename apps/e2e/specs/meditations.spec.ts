import { openFor } from '../support/open-for.ts';
import { createPerson, writeEntry } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { collectComplaints, expect, test } from '../support/test.ts';

/** That there was no network is no fault of the page. */
const isOfPage = (complaint: string) => !complaint.includes('ERR_INTERNET_DISCONNECTED');

test('a meditation is made one’s own, changed by keyboard, tried from a step on, saved, found, and begun without the network', async ({
  browser,
}) => {
  test.setTimeout(300_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const page = await openFor(browser, mira, '/sounds/meditations/settle');
  collectComplaints(page, complaints);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const said = page.getByRole('textbox').filter({ hasText: 'You may speak slowly.' });
  await test.step('a built-in one becomes one’s own, with every step of it', async () => {
    await page.getByRole('button', { name: 'Make it my own' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Change it' })).toBeVisible();
    await expect(page.getByRole('list', { name: 'How 7:00 are spent' })).toBeVisible();
    await inspect(page, 'sound-editor');
  });
  await test.step('its steps are moved and added by keyboard, and where they are is said', async () => {
    await page.getByRole('textbox', { name: 'What is it called?' }).fill('Before I speak');
    const first = page.getByRole('button', { name: /^Move “Sit or lie so that nothing/ }).last();
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^“Sit or lie so that .* is 3 of/)).toBeAttached();
    await expect(first).toBeFocused();
    await page.getByRole('button', { name: /^Add a step below “Sit or lie/ }).press('Enter');
    await page.getByRole('menuitem', { name: 'Say' }).press('Enter');
    await expect(page.locator('textarea:focus')).toHaveValue('');
    await page.keyboard.type('You may speak slowly.');
  });
  await test.step('one that is removed is brought back', async () => {
    await page.getByRole('button', { name: 'More for “You may speak slowly.”' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await page.getByRole('button', { name: 'Bring it back' }).press('Enter');
    await expect(said).toBeFocused();
  });
  await test.step('it is tried from that step on', async () => {
    await page.getByRole('button', { name: 'More for “You may speak slowly.”' }).click();
    await page.getByRole('menuitem', { name: 'Try it from here' }).click();
    await page.getByRole('button', { name: 'Begin' }).click();
    const running = page.getByRole('region', { name: 'Before I speak' });
    await expect(running).toContainText('You may speak slowly.');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
  });
  await test.step('what is not saved is there after a reload, and is saved', async () => {
    await page.reload();
    await expect(said).toBeVisible();
    await save.click();
    await expect(save).toBeDisabled();
    await expect(page.getByText('As it was before')).toBeVisible();
  });
  await test.step('it is among the others, and in the palette', async () => {
    await page.goto(`${new URL(page.url()).origin}/sounds/meditations`);
    await expect(page.getByRole('link', { name: 'Before I speak' })).toBeVisible();
    await inspect(page, 'sound-own-meditations');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('before i sp');
    await page.getByRole('option', { name: /Before I speak/ }).click();
    await expect(page).toHaveURL(/\/sounds\/meditations\/own\//);
  });
  await test.step('its words go on without the network', async () => {
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await page.context().setOffline(true);
    await page.clock.install();
    await page.getByRole('button', { name: 'Begin' }).click();
    const running = page.getByRole('region', { name: 'Before I speak' });
    await expect(async () => {
      await page.clock.runFor(4000);
      await expect(running).toContainText('You may speak slowly.', { timeout: 100 });
    }).toPass({ intervals: [10] });
    await page.context().setOffline(false);
    await page.clock.resume();
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
  });
  await test.step('in German, and right to left in Arabic', async () => {
    const address = `${page.url()}/edit`;
    for (const [language, direction, title] of [
      ['de', 'ltr', 'Ändern'],
      ['ar', 'rtl', 'التعديل'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await inspect(page, `sound-editor-${language}`, direction);
    }
  });
  expect(complaints.filter(isOfPage)).toEqual([]);
});

test('what was woven from an entry is kept with its reasons, and shows the artwork of the entry, still and without the network', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const complaints: string[] = [];
  const mira = await createPerson(undefined, 'Mira');
  const { entryId } = await writeEntry(mira, {
    framework: 'free',
    title: 'Before the review',
    answers: ['I am so worried about the review on Monday. I talked to Ben about it, and I am afraid still.'],
  });
  const { data: ben } = await mira.client
    .from('people')
    .insert({ key: 'ben', label: 'Ben' })
    .select('id')
    .single()
    .throwOnError();
  await mira.client.from('entry_people').insert({ entry_id: entryId, person_id: ben.id }).throwOnError();
  const page = await openFor(browser, mira, `/sounds/meditations/from/${entryId}`);
  collectComplaints(page, complaints);
  await test.step('a person is told of only where that is wanted, with the sentence that names them', async () => {
    const named = page.getByRole('checkbox', { name: 'Ben' });
    await expect(named).not.toBeChecked();
    await expect(page.getByText(/^You wrote of Ben/)).toBeHidden();
    await named.check({ force: true });
    await expect(page.getByRole('listitem').filter({ hasText: 'You wrote of Ben.' })).toContainText(
      'I talked to Ben about it',
    );
    await inspect(page, 'sound-people');
  });
  await test.step('it is kept, each line with the sentence that led to it', async () => {
    await page.getByRole('button', { name: 'Keep it and change it' }).click();
    await expect(page.getByRole('textbox', { name: 'What is it called?' })).toHaveValue(
      'From “Before the review”',
    );
    await expect(page.getByText('Because you wrote:').first()).toBeVisible();
  });
  await test.step('a picture is chosen and said in words', async () => {
    await page.getByRole('button', { name: 'Add a step below “Bell”' }).first().click();
    await page.getByRole('menuitem', { name: 'Picture' }).click();
    await page.getByRole('button', { name: 'Choose a picture' }).click();
    await inspect(page, 'sound-picture-dialog');
    await page.getByRole('button', { name: 'Artwork of “Before the review”' }).click();
    await page.getByRole('textbox', { name: 'What it shows, in words' }).fill('Lines that calm down');
    await expect(page.getByRole('img', { name: 'Lines that calm down' })).toBeVisible();
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByText('As it was before')).toBeVisible();
    await inspect(page, 'sound-editor-picture');
  });
  await test.step('it is there in its time, without the network, and does not move where nothing may', async () => {
    await page.getByRole('link', { name: 'From “Before the review”' }).click();
    await expect(page.getByRole('button', { name: 'Begin' })).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Begin' }).click();
    const picture = page.getByRole('img', { name: 'Lines that calm down' });
    await expect(picture).toBeVisible();
    const before = await picture.boundingBox();
    expect(before?.height).toBeGreaterThan(100);
    await inspect(page, 'sound-picture');
    await page.waitForTimeout(1500);
    expect(await picture.evaluate((shown) => getComputedStyle(shown).animationName)).toBe('none');
    expect((await picture.boundingBox())?.height).toBe(before?.height);
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
  });
  expect(complaints.filter(isOfPage)).toEqual([]);
});
