import { openFor } from '../support/open-for.ts';
import { createPerson, type Person, writeEntry } from '../support/person.ts';
import { passDay } from '../support/pass-day.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

const write = (person: Person) =>
  writeEntry(person, {
    framework: 'free',
    title: 'An evening',
    answers: ['I sat by the window and was glad.'],
  });

test('a challenge is begun, written for, left waiting and left', async ({ browser }) => {
  test.setTimeout(180_000);
  const page = await openFor(browser, await createPerson('acme', 'Noa'), '/challenges');
  await test.step('ten wait to be begun, with what they are about', async () => {
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(10);
    await inspect(page, 'challenges');
    await page.getByRole('button', { name: 'Begin “A week of noticing”' }).click();
    await inspect(page, 'challenge-start');
    await page.getByRole('dialog').getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('A week of noticing');
  });
  await test.step('its prompt of today is taken into the writing room', async () => {
    await expect(page.getByText('Day 1 of 7')).toBeVisible();
    await expect(page.getByText('0 of 7 days')).toBeVisible();
    await inspect(page, 'challenge');
    await page.getByRole('button', { name: 'Write about it' }).click();
    await expect(page).toHaveURL(/\/journal\/write\//);
    await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/What did you see today/);
    await page
      .getByRole('textbox', { name: /Your text|Write/ })
      .first()
      .fill('A heron on the roof of the bank.');
    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/\/journal\/entry\//, { timeout: 30_000 });
  });
  await test.step('the day is on the path', async () => {
    await page.goto(at('/challenges'));
    await expect(page.getByText('1 of 7 days')).toBeVisible();
    await page.getByRole('link', { name: 'A week of noticing' }).click();
    await expect(page.getByText('You wrote today.')).toBeVisible();
    await expect(page.getByText('1 of 7 days')).toBeVisible();
  });
  await test.step('it waits in a pause, and goes when one leaves', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Pause' }).click();
    await expect(page.getByText('The end waits with you.')).toBeVisible();
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Leave the challenge' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave the challenge' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Challenges' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Yours' })).toHaveCount(0);
  });
});

test('two write a challenge of their circle to its end, with a common sum and names by choice', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [ola, per] = [await createPerson('acme', 'Ola'), await createPerson('acme', 'Per')];
  const circle = {
    name: 'Two at the window',
    about: '',
    rules: '',
    question: '',
    joining: 'open',
    most_members: 3,
  };
  const { data } = await ola.client.functions.invoke('create-circle', { body: circle });
  await per.client.functions.invoke('join-circle', { body: { id: data.id } });
  const page = await openFor(browser, ola, '/challenges');
  await test.step('who looks after the circle writes a challenge of one day', async () => {
    await page.getByRole('button', { name: 'Write a challenge' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'Name' }).fill('One evening');
    await form.getByRole('textbox', { name: 'What it is about' }).fill('Only one.');
    await form.getByRole('textbox', { name: 'Prompts' }).fill('What do you see from your window?');
    await inspect(page, 'challenge-template');
    await form.getByRole('button', { name: 'Save' }).click();
  });
  await test.step('and begins it with a goal for both and a list of names', async () => {
    await page.getByRole('button', { name: 'Begin “One evening”' }).click();
    const form = page.getByRole('dialog');
    await form.getByText('The circle “Two at the window”').click();
    await form.getByRole('textbox', { name: 'Days to reach together' }).fill('2');
    await form.getByText('A list of names').click();
    await form.getByText('Count my days in the common sum').click();
    await form.getByText('Put my name and my days').click();
    await inspect(page, 'challenge-start-circle');
    await form.getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByText('0 of 2 days')).toBeVisible();
  });
  const guest = await test.step('the other is told, reads what is told of them, and takes part', async () => {
    const other = await openFor(browser, per, '/challenges');
    await other.getByRole('link', { name: 'One evening' }).click();
    await expect(other.getByText('never more than that you wrote')).toBeVisible();
    await expect(other.getByRole('checkbox', { name: 'Count my days' })).not.toBeChecked();
    await inspect(other, 'challenge-join');
    await other.getByText('Count my days in the common sum').click();
    await other.getByRole('button', { name: 'Take part' }).click();
    await expect(other.getByText('2 people take part')).toBeVisible();
    return other;
  });
  await test.step('both write, and both days are in the sum', async () => {
    await Promise.all([write(ola), write(per)]);
    await page.reload();
    await expect(page.getByText('2 of 2 days')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Ola (you)' })).toBeVisible();
  });
  await test.step('names are seen by those alone who asked for it', async () => {
    await guest.reload();
    await expect(guest.getByText('2 of 2 days')).toBeVisible();
    await expect(guest.getByText('Ola')).toHaveCount(0);
    await guest.getByText('Put my name and my days').click();
    await expect(guest.getByRole('listitem').filter({ hasText: 'Ola' })).toBeVisible();
  });
  await test.step('the end has a certificate drawn from one’s own entry', async () => {
    await expect(page.getByRole('img', { name: /^Certificate: One evening, 1 day, Ola/ })).toBeVisible();
    await inspect(page, 'challenge-end');
    await inspect(page, 'challenge-end-rtl', 'rtl');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Save the certificate' }).click();
    expect((await download).suggestedFilename()).toBe('One evening.svg');
  });
  await test.step('and a deck of one’s own days, which is handed on as a file alone', async () => {
    await page.getByRole('button', { name: 'Present' }).click();
    const deck = page.getByRole('dialog', { name: 'Days of “One evening”' });
    await expect(deck.getByText(/^1 day, on /)).toBeVisible();
    await expect(deck.getByRole('button', { name: 'Share' })).toHaveCount(0);
    await inspect(page, 'challenge-deck');
  });
});

test('a week of focus counts minutes of the timer, and says so before it begins', async ({ browser }) => {
  const ida = await createPerson('acme', 'Ida');
  const page = await openFor(browser, ida, '/challenges');
  await page.getByRole('button', { name: 'Begin “A week of focus”' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByText('A day counts with 25 minutes of focus.')).toBeVisible();
  await form.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByText('0 of 7 days')).toBeVisible();
  await expect(page.getByRole('link', { name: 'To the timer' })).toBeVisible();
  await inspect(page, 'challenge-focus');
});

test('thirty evenings are thirty days: written, missed and caught up, up to certificate and deck', async ({
  browser,
}) => {
  test.setTimeout(400_000);
  const person = await createPerson('acme', 'Eva');
  const page = await openFor(browser, person, '/challenges');
  await test.step('it begins with an evening of today', async () => {
    await page.getByRole('button', { name: 'Begin “Thirty evenings”' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Begin', exact: true }).click();
    await expect(page.getByText('Day 1 of 30')).toBeVisible();
    await expect(page.getByText('0 of 30 days')).toBeVisible();
  });
  const missed = [4, 17];
  let written = 0;
  const live = async (from: number, to: number) => {
    for (let day = from; day <= to; day += 1) {
      if (!missed.includes(day)) {
        await write(person);
        written += 1;
      }
      await page.reload();
      await expect(page.getByText(`${written} of 30 days`)).toBeVisible();
      await passDay(person);
    }
    await page.reload();
  };
  await test.step('ten days pass, one of them missed, whose prompt waits: nothing is too late', async () => {
    await live(1, 10);
    await expect(page.getByText('Day 10 of 30')).toBeVisible();
    await expect(page.getByText('9 of 30 days')).toBeVisible();
    await inspect(page, 'challenge-day-11');
  });
  await test.step('after the thirtieth day two are still open, and catch-up days wait for them', async () => {
    await live(11, 30);
    await expect(page.getByText('28 of 30 days')).toBeVisible();
    await inspect(page, 'challenge-catch-up');
    await live(31, 32);
  });
  await test.step('with the thirtieth evening it is done: a certificate and a deck', async () => {
    await expect(page.getByText('30 of 30 days')).toBeVisible();
    await expect(
      page.getByRole('img', { name: /^Certificate: Thirty evenings, 30 days, Eva/ }),
    ).toBeVisible();
    await inspect(page, 'challenge-thirty-end');
    await page.getByRole('button', { name: 'Present' }).click();
    await expect(page.getByRole('dialog').getByText(/^30 days, /)).toBeVisible();
  });
});
