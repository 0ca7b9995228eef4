import { randomUUID } from 'node:crypto';
import { readDiary } from '../support/diary.ts';
import { createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';
import { writeRows } from '../support/write-rows.ts';

/** Entries of the diary that are written. */
const ENTRIES = 300;

/** Days of the diary, each with a sentence that every fixture has as well. */
async function writeYears(person: Person): Promise<void> {
  const diary = readDiary();
  const step = Math.max(1, Math.floor(diary.length / ENTRIES));
  const entries = Array.from({ length: ENTRIES }, (_none, index) => {
    const { heading = '', text = '' } = diary[(index * step) % diary.length] ?? {};
    const words = `My wife and I spoke of the garden in hour ${index}. ${text}`.slice(0, 2000);
    return {
      id: randomUUID(),
      user_id: person.id,
      title: heading,
      text: words,
      word_count: words.split(' ').length,
      entry_at: new Date(Date.UTC(1660, 0, 11 + index * 10, 12)).toISOString(),
      time_zone: 'UTC',
    };
  });
  await writeRows(person, entries);
}

test('a person asks their journal, opens what is cited, goes on, and forgets', async ({ browser }) => {
  const person = await createPerson(undefined, 'Asking');
  await writeYears(person);
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  const field = page.getByRole('textbox');
  const log = page.getByRole('log');

  await test.step('the question of a link waits for its person', async () => {
    await page.goto(`${origin()}/insights/ask#q=How%20often%20did%20I%20write%20about%20my%20wife%3F`);
    await expect(field).toHaveValue('How often did I write about my wife?');
    await field.press('Enter');
    await expect(log.getByText(/^You wrote about “wife” on \d+ days\. Most often: \d{4}/)).toBeVisible();
    await expect(log.getByRole('listitem')).toHaveCount(3);
    await expect(field).toHaveValue('');
  });

  await test.step('a question goes on from the one before', async () => {
    await field.fill('And in 1663?');
    await field.press('Enter');
    await expect(log.getByRole('article')).toHaveCount(2);
    await expect(log.getByRole('article').last()).toContainText('1663');
    await inspect(page, 'ask');
  });

  await test.step('a citation opens its entry at the sentence', async () => {
    await log.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/journal\/entry\/.*#at=\d+-\d+$/);
    await expect(page.locator('mark').first()).toContainText('wife');
    await page.goBack();
  });

  await test.step('what is not there is said so, and words of need are met with help', async () => {
    await field.fill('Where did I mention the xylophone?');
    await field.press('Enter');
    await expect(log.getByText("I don't find “xylophone” in what you wrote.")).toBeVisible();
    await field.fill('I want to kill myself');
    await field.press('Enter');
    await expect(log.getByRole('article').last().getByRole('region')).toBeVisible();
    await inspect(page, 'ask-help');
  });

  await test.step('a conversation is there later, and is forgotten', async () => {
    await page.goto(`${origin()}/insights/ask`);
    await inspect(page, 'ask-begin');
    await page.getByRole('link', { name: 'How often did I write about my wife?' }).click();
    await expect(log.getByRole('article')).toHaveCount(3);
    await page.getByRole('button', { name: /^Forget “How often/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Forget' }).click();
    await expect(log.getByRole('article')).toHaveCount(0);
    await expect(page.getByText('Asked before')).toHaveCount(0);
  });

  await test.step('it answers in the language of its person', async () => {
    for (const [language, direction, question] of [
      ['de', 'ltr', 'Wann habe ich zuerst über den Garten und garden geschrieben?'],
      ['ar', 'rtl', 'كم مرة كتبت عن wife؟'],
    ] as const) {
      await page.evaluate((chosen) => localStorage.setItem('reflectory.language', chosen), language);
      await page.goto(`${origin()}/insights/ask`);
      await field.fill(question);
      await field.press('Enter');
      await expect(log.getByRole('article')).toHaveCount(1);
      await inspect(page, `ask-${language}`, direction);
    }
  });
  await context.close();
});

test('an empty journal has nothing to ask', async ({ browser }) => {
  const person = await createPerson(undefined, 'Silent');
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.goto(`${origin()}/insights/ask`);
  await expect(page.getByRole('heading', { name: 'Nothing to ask yet' })).toBeVisible();
  await inspect(page, 'ask-empty');
  await context.close();
});
