import { call } from '../support/call.ts';
import { openCircle } from '../support/open-circle.ts';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

test('whoever shares with a coach is read by them alone, answered alone, and takes it back on leaving', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [ann, bea, cal] = [
    await createPerson('acme', 'Ann'),
    await createPerson('acme', 'Bea'),
    await createPerson('acme', 'Cal'),
  ];
  const coach = await openFor(browser, ann, '/groups');
  await test.step('a coach opens a circle in which each shares with them alone', async () => {
    await coach.getByRole('button', { name: 'Open a circle' }).first().click();
    const form = coach.getByRole('dialog', { name: 'Open a circle' });
    await form.getByRole('radio', { name: /I coach/ }).check({ force: true });
    await expect(form.getByText('nobody has a pseudonym')).toBeVisible();
    await inspect(coach, 'coach-circle-form');
    await form.getByRole('button', { name: 'Cancel' }).click();
  });
  const circle = await openCircle({ name: 'With Ann', kind: 'coach' }, ann, cal);
  const { id: asked } = await call<{ id: string }>(ann, 'ask-circle', {
    circle_id: circle,
    question: 'What was hard?',
    answers_first: false,
  });
  const page = await openFor(browser, bea, `/groups/${circle}`);
  await test.step('joining says in a sentence who will see what, and not who else is there', async () => {
    await expect(page.getByText('Ann reads what you share here, under your name')).toBeVisible();
    await expect(page.getByText(/places taken/)).toBeHidden();
    await inspect(page, 'coach-circle-join');
    await page.getByRole('button', { name: 'Join with these rules' }).click();
    await expect(page.getByText('Only Ann reads what you share here')).toBeVisible();
    await expect(page.getByText('Cal', { exact: true })).toBeHidden();
    await inspect(page, 'coach-circle');
    await inspect(page, 'coach-circle-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('a member answers, and the coach answers them alone', async () => {
    await page.goto(new URL(`/groups/posts/${asked}`, page.url()).href);
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Saying no.');
    await expect(page.getByText('a coach knows with whom they work')).toBeVisible();
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByRole('article', { name: 'By Bea' })).toContainText('Only who coaches the circle');
    await coach.goto(page.url());
    await coach.getByRole('button', { name: 'Answer Bea alone' }).click();
    await coach.getByRole('textbox', { name: 'Your answer to Bea' }).fill('You did it once already.');
    await inspect(coach, 'coach-answers');
    await coach.getByRole('button', { name: 'Reply', exact: true }).click();
    const reply = coach
      .getByRole('article', { name: 'By Ann' })
      .filter({ hasText: 'You did it once already.' });
    await expect(reply).toContainText('Only Bea reads this.');
    await page.reload();
    await expect(page.getByText('You did it once already.')).toBeVisible();
    await expect(page.getByText('Only you read this.')).toBeVisible();
  });
  await test.step('another member reads neither', async () => {
    const other = await openFor(browser, cal, `/groups/posts/${asked}`);
    await expect(other.getByText('What was hard?')).toBeVisible();
    await expect(other.getByText('Saying no.')).toBeHidden();
    await expect(other.getByText('You did it once already.')).toBeHidden();
  });
  await test.step('leaving takes what was shared along, unless one chooses otherwise', async () => {
    await page.goto(new URL(`/groups/${circle}`, page.url()).href);
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Leave the circle' }).click();
    await expect(page.getByRole('radio', { name: 'goes with me' })).toBeChecked();
    await inspect(page, 'coach-circle-leave');
    await page.getByRole('dialog').getByRole('button', { name: 'Leave the circle' }).click();
    await coach.reload();
    await expect(coach.getByText('What was hard?')).toBeVisible();
    await expect(coach.getByText('Saying no.')).toBeHidden();
  });
});
