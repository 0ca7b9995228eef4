import { call } from '../support/call.ts';
import { openFor } from '../support/open-for.ts';
import { createModerator, createPerson, type Person } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { readInLanguages } from '../support/read-in-languages.ts';
import { inspect } from '../support/screen.ts';
import { expect, test } from '../support/test.ts';

const circleOf = (person: Person, fields: object) =>
  call<{ id: string }>(person, 'create-circle', {
    about: '',
    rules: 'Kindly.',
    joining: 'open',
    most_members: 12,
    ...fields,
  });

test('the words of a circle are reported, removed, and whoever looks after it reads why', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [ria, tom, mod] = [
    await createPerson('acme', 'Ria'),
    await createPerson('acme', 'Tom'),
    await createModerator('Mila'),
  ];
  const { id } = await circleOf(ria, { name: 'Straight talk', question: 'Who here is the weakest?' });
  const page = await openFor(browser, tom, `/groups/${id}`);
  await test.step('somebody who is not in it reports it', async () => {
    await page.getByRole('button', { name: 'Report the circle' }).click();
    await page.getByRole('textbox', { name: 'More, if you like' }).fill('Its question.');
    await inspect(page, 'report-circle');
    await page.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(page.getByText('Thank you. It is with the moderators.')).toBeVisible();
  });
  await test.step('and finds what can be done for somebody at the foot of the page', async () => {
    await page.getByRole('button', { name: 'I am worried about somebody' }).click();
    await expect(page.getByText('You can simply ask them how they are.')).toBeVisible();
    await inspect(page, 'worried');
    await page.getByRole('button', { name: 'Close' }).last().click();
  });
  const queue = await openFor(browser, mod, '/groups/moderation');
  await test.step('a moderator reads its words and removes them', async () => {
    const one = queue.getByRole('article', { name: 'Straight talk' });
    await expect(one.getByText('Who here is the weakest?')).toBeVisible();
    await one.getByText('Remove it', { exact: true }).click();
    await one.getByRole('textbox', { name: 'Your words about it' }).fill('Nobody is to be the weakest.');
    await inspect(queue, 'reported-circle');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one).toBeHidden();
  });
  await test.step('the circle stays, and whoever looks after it is told why', async () => {
    const own = await openFor(browser, ria, '/groups/notices');
    await expect(own.getByText('Nobody is to be the weakest.')).toBeVisible();
    await own.goto(`${origin('acme')}/groups/${id}`);
    await expect(own.getByRole('heading', { level: 1 })).toHaveText('—');
    await expect(own.getByText('Who here is the weakest?')).toHaveCount(0);
  });
});

test('a word of the list holds a reply, and a moderator reads which', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ria, tom, mod] = [
    await createPerson('acme', 'Ria'),
    await createPerson('acme', 'Tom'),
    await createModerator('Mila'),
  ];
  const { id } = await circleOf(ria, { name: 'Mild words', question: '' });
  await call(tom, 'join-circle', { id });
  const share = { circle_id: id, parent_id: null, content_note: '', pseudonym: null, entry_id: null };
  const post = await call<{ id: string }>(ria, 'add-post', { ...share, body: 'How was your week?' });
  const lists = await openFor(browser, mod, '/groups/moderation/words');
  await test.step('a moderator writes the list', async () => {
    const list = lists.getByRole('region', { name: 'English' });
    await list.getByRole('textbox', { name: 'English' }).fill('Blödwort\nwaste of space');
    await list.getByRole('button', { name: 'Save English' }).click();
    await expect(lists.getByText('Saved', { exact: true })).toBeVisible();
    await inspect(lists, 'flagged-words');
  });
  await test.step('who replies with one of its words is told kindly that it waits', async () => {
    const page = await openFor(browser, tom, `/groups/posts/${post.id}`);
    await page.getByRole('textbox', { name: 'Your reply' }).fill('You WASTE of space');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(page.getByText('that says nothing about you')).toBeVisible();
    await inspect(page, 'flagged-reply');
  });
  await test.step('and the moderator reads which word it was', async () => {
    await lists.goto(`${origin('acme')}/groups/moderation`);
    const one = lists.getByRole('article', { name: 'By Tom' }).filter({ hasText: 'You WASTE of space' });
    await expect(one.getByText('waste of space', { exact: true })).toBeVisible();
    await inspect(lists, 'flagged-case');
  });
  await test.step('a name of a circle is not taken with it, and can be chosen anew', async () => {
    const page = await openFor(browser, ria, '/groups');
    await page.getByRole('button', { name: 'Open a circle' }).first().click();
    const form = page.getByRole('dialog', { name: 'Open a circle' });
    const name = form.getByRole('textbox', { name: 'Name', exact: true });
    await name.fill('Waste of space');
    await name.press('Enter');
    await expect(form.getByText('it has a word that is not wanted here')).toBeVisible();
    await inspect(page, 'flagged-circle');
    await name.fill('Enough space');
    await name.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enough space');
  });
  await call(mod, 'save-flagged-words', { language: 'en', words: [], version: 1 });
});

test('screens of the community invite, in German and Arabic', async ({ browser }) => {
  test.setTimeout(400_000);
  // Only this instance has all languages.
  const lea = await createPerson(undefined, 'Lea');
  const page = await openFor(browser, lea, '/groups');
  const { id } = await circleOf(lea, {
    name: 'Am Fenster',
    question: 'Was hast du heute gesehen?',
    joining: 'invitation',
  });
  const pages = {
    'community-groups': '/groups',
    'community-circle': `/groups/${id}`,
    'community-yours': '/groups/yours',
    'community-notices': '/groups/notices',
    'community-feed': '/global-feed',
    'community-challenges': '/challenges',
  };
  await readInLanguages(page, pages, async () => {
    await expect(page.getByText(/^[a-z]+\.[a-z]+$/i)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: /…$/ })).toHaveCount(0);
  });
});
