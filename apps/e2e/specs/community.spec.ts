import type { Page } from '@playwright/test';
import { ask } from '../support/ask.ts';
import { call } from '../support/call.ts';
import { openCircle } from '../support/open-circle.ts';
import { openFor } from '../support/open-for.ts';
import { createModerator, createPerson, demoPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { sharePost } from '../support/share-post.ts';
import { expect, test } from '../support/test.ts';

const at = (path: string) => origin('acme') + path;

const post = (page: Page, name: string) => page.getByRole('article', { name: `By ${name}` });

test('a circle goes from an invitation to words that are shared and answered', async ({ browser }) => {
  test.setTimeout(240_000);
  const [uma, vic] = [await createPerson('acme', 'Uma'), await createPerson('acme', 'Vic')];
  const page = await openFor(browser, uma, '/groups');
  await test.step('a circle is opened with a question and rules', async () => {
    await page.getByRole('button', { name: 'Open a circle' }).first().click();
    const form = page.getByRole('dialog', { name: 'Open a circle' });
    await form.getByRole('textbox', { name: 'Name', exact: true }).fill('Quiet Tuesdays');
    await form
      .getByRole('textbox', { name: 'A question for everybody' })
      .fill('What did you let go of this week?');
    await inspect(page, 'circle-form');
    await form.getByRole('textbox', { name: 'A question for everybody' }).press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quiet Tuesdays');
    await expect(page.getByText('What did you let go of this week?')).toBeVisible();
    await inspect(page, 'circle-quiet');
  });
  const link = await test.step('a link invites for some days', async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite' });
    await dialog.getByRole('button', { name: 'Make a link' }).click();
    const address = await dialog.getByRole('textbox', { name: 'The link' }).inputValue();
    await inspect(page, 'circle-invite');
    await dialog.getByRole('button', { name: 'Done' }).click();
    return address;
  });
  const guest = await openFor(browser, vic, new URL(link).pathname + new URL(link).hash);
  await test.step('whoever is invited reads the rules before they join', async () => {
    await expect(guest.getByText('What is said here stays here.')).toBeVisible();
    await inspect(guest, 'circle-join');
    await guest.getByRole('button', { name: 'Join with these rules' }).click();
    await expect(guest.getByText('looks after it')).toBeVisible();
  });
  await test.step('words are seen as others will read them, and then shared', async () => {
    await page.getByRole('button', { name: 'Share something' }).first().click();
    await page.getByRole('textbox', { name: 'Your words' }).fill('I stopped answering mails at night.');
    await page.getByRole('button', { name: 'See it as others will' }).click();
    await expect(page.getByText('Now: the 2 people in “Quiet Tuesdays”.')).toBeVisible();
    await expect(page.getByText('with fewer than three people a pseudonym hides nobody')).toBeVisible();
    await inspect(page, 'share-preview');
    await page.getByRole('button', { name: 'Share it' }).click();
    await expect(post(page, 'Uma')).toBeVisible();
  });
  await test.step('they are in the feed, which has an end, and are answered', async () => {
    await guest.goto(at('/global-feed'));
    await expect(post(guest, 'Uma')).toBeVisible();
    await expect(guest.getByText('You are all caught up.')).toBeVisible();
    await guest.getByRole('button', { name: 'What comes here' }).click();
    await expect(guest.getByRole('switch', { name: 'Quiet Tuesdays' })).toBeChecked();
    await inspect(guest, 'feed');
    await inspect(guest, 'feed-rtl', 'rtl');
    await guest.evaluate(() => (document.documentElement.dir = 'ltr'));
    await post(guest, 'Uma').getByRole('link', { name: 'Reply' }).click();
    await guest.getByRole('textbox', { name: 'Your reply' }).fill('I would like to learn that.');
    await guest.getByRole('button', { name: 'Reply' }).click();
    await expect(post(guest, 'Vic')).toBeVisible();
    await inspect(guest, 'post');
  });
  await test.step('an invitation that was ended leads nowhere', async () => {
    await page.getByRole('button', { name: 'Invite' }).click();
    await page.getByRole('button', { name: 'End all links' }).click();
    await expect(page.getByText('No link leads here any more')).toBeVisible();
    const wes = await openFor(
      browser,
      await createPerson('acme', 'Wes'),
      new URL(link).pathname + new URL(link).hash,
    );
    await expect(wes.getByText('This invitation is over')).toBeVisible();
  });
});

test('a passage of a diary is shared without its names, supported, taken back and gone', async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const [xen, yara, zoe] = [
    await createPerson('acme', 'Xen'),
    await createPerson('acme', 'Yara'),
    await createPerson('acme', 'Zoe'),
  ];
  const circle = await openCircle('Letting go', yara, xen, zoe);
  const { entryId } = await writeEntry(xen, {
    framework: 'free',
    title: 'A hard talk',
    answers: ['I told Sarah in Lyon that I was angry. Then I slept.'],
  });
  const page = await openFor(browser, xen, `/journal/entry/${entryId}`);
  await test.step('a sentence of the entry is chosen', async () => {
    await page.getByRole('button', { name: 'Change this entry' }).click();
    await page.getByRole('menuitem', { name: /sentence/i }).click();
    await page.getByRole('button', { name: /I told Sarah in Lyon/ }).click();
    await page.getByRole('button', { name: 'Share what you take from it' }).click();
  });
  const dialog = page.getByRole('dialog');
  await test.step('the passage is shown as others will read it: names hidden, each to be decided', async () => {
    await dialog.getByRole('radio', { name: 'The passage itself' }).check({ force: true });
    await dialog.getByRole('button', { name: 'See it as others will' }).click();
    await expect(dialog.getByRole('button', { name: '“Sarah” is hidden' })).toBeVisible();
    await dialog.getByRole('button', { name: '“Sarah” is hidden' }).click();
    await page.getByRole('menuitem', { name: 'Say “somebody”' }).click();
    await dialog.getByRole('radio', { name: 'Under a pseudonym' }).check({ force: true });
    await dialog.getByRole('textbox', { name: 'Your pseudonym there' }).fill('Quiet fern');
    await expect(dialog.getByText('There are 3 people there. They may guess who it was.')).toBeVisible();
    await expect(dialog.getByText('Later: whoever joins it.')).toBeVisible();
    await inspect(page, 'redaction');
    await dialog.getByRole('button', { name: 'Share it' }).click();
    await expect(dialog).toBeHidden();
  });
  const reader = await openFor(browser, yara, `/groups/${circle}`);
  await test.step('others read it by the pseudonym, without a name or a time', async () => {
    const shared = post(reader, 'Quiet fern');
    await expect(shared).toContainText('I told somebody in ▒▒▒ that I was angry.');
    await expect(shared).not.toContainText(/Sarah|Lyon|Xen|\d\d:\d\d/);
    await shared.getByRole('button', { name: 'I felt this' }).click();
    await expect(shared.getByRole('button', { name: 'I felt this' })).toHaveAttribute('aria-pressed', 'true');
    await inspect(reader, 'circle');
  });
  await test.step('only its author sees the support', async () => {
    await page.goto(at(`/groups/${circle}`));
    await expect(post(page, 'Quiet fern')).toContainText(
      'Supported by one: one felt this. Only you see this.',
    );
  });
  await test.step('taken back it is gone everywhere', async () => {
    const { posts } = await call<{ posts: { id: string }[] }>(yara, 'list-posts', { place: circle });
    await page.getByRole('button', { name: 'What to do with the words of Quiet fern' }).click();
    await page.getByRole('menuitem', { name: 'Take back' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Take back' }).click();
    await expect(post(page, 'Quiet fern')).toBeHidden();
    expect(await call(yara, 'list-posts', { place: circle })).toEqual({ posts: [], hasMore: false });
    await reader.goto(at(`/groups/posts/${posts[0]?.id}`));
    await expect(reader.getByText('It was taken back, or is not shared with you.')).toBeVisible();
  });
});

test('a report goes to a decision, and the appeal against it to somebody else', async ({ browser }) => {
  test.setTimeout(240_000);
  const [ari, bo, mod] = [
    await createPerson('acme', 'Ari'),
    await createPerson('acme', 'Bo'),
    await createModerator('Moe'),
  ];
  const grace = await demoPerson('acme', 'grace@acme.example');
  const circle = await openCircle('Plain words', ari, bo);
  // Other cases wait in the same list, and those of an attempt before.
  const hurtful = `You are all useless. ${circle}`;
  await sharePost(ari, hurtful, { circle_id: circle });
  const reader = await openFor(browser, bo, `/groups/${circle}`);
  await test.step('a post is reported with a reason', async () => {
    await reader.getByRole('button', { name: 'What to do with the words of Ari' }).click();
    await reader.getByRole('menuitem', { name: 'Report' }).click();
    await expect(reader.getByRole('radio', { name: 'I am worried about somebody' })).toBeVisible();
    await inspect(reader, 'report');
    await reader.getByRole('button', { name: 'Report', exact: true }).click();
    await expect(reader.getByText('Thank you. It is with the moderators.').first()).toBeVisible();
  });
  const queue = await openFor(browser, mod, '/groups/moderation');
  await test.step('a moderator hides it and says why', async () => {
    const one = post(queue, 'Ari').filter({ hasText: hurtful });
    await expect(one).toContainText('It hurts or attacks somebody');
    await one.getByRole('button', { name: 'What was decided before' }).click();
    await expect(one.getByText('Nothing by this name.')).toBeVisible();
    await inspect(queue, 'moderation-before');
    await one.getByRole('button', { name: /Decision/ }).click();
    await queue.getByRole('option', { name: 'Hide it' }).click();
    await one.getByRole('textbox', { name: 'Your words about it' }).fill('This attacks everybody here.');
    await inspect(queue, 'moderation');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one).toBeHidden();
  });
  const author = await openFor(browser, ari, '/groups/notices');
  await test.step('its author reads the reason and asks for another look', async () => {
    await expect(author.getByText('This attacks everybody here.')).toBeVisible();
    await author
      .getByRole('textbox', { name: 'If you see it otherwise' })
      .fill(`It was a quotation. ${circle}`);
    await inspect(author, 'notices');
    await author.getByRole('button', { name: 'Ask for another look' }).click();
    await expect(author.getByText('Your appeal waits for somebody else to decide.')).toBeVisible();
  });
  await test.step('who decided before may not decide again, somebody else undoes it', async () => {
    await queue.reload();
    await expect(queue.getByText('You decided before: somebody else decides now.')).toBeVisible();
    const other = await openFor(browser, grace, '/groups/moderation');
    const appeal = other
      .getByRole('article', { name: 'An appeal' })
      .filter({ hasText: `It was a quotation. ${circle}` });
    await appeal.getByRole('radio', { name: 'Undo it' }).check({ force: true });
    await appeal.getByRole('textbox', { name: 'Your words about it' }).fill('You are right.');
    await appeal.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(appeal).toBeHidden();
    await reader.goto(at(`/groups/${circle}`));
    await expect(post(reader, 'Ari')).toContainText(hurtful);
    await author.reload();
    await expect(author.getByText('Somebody else looked again: it is undone.')).toBeVisible();
  });
});

test('a question to a circle is answered by each before they read the others', async ({ browser }) => {
  test.setTimeout(120_000);
  const [ina, jul] = [await createPerson('acme', 'Ina'), await createPerson('acme', 'Jul')];
  const circle = await openCircle('Morning round', ina, jul);
  const page = await openFor(browser, ina, `/groups/${circle}`);
  await test.step('one asks', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('menuitem', { name: 'Ask the circle' }).click();
    await page.getByRole('textbox', { name: 'Your question' }).fill('What are you glad to have left?');
    await expect(page.getByRole('switch', { name: 'Each answers before reading the others' })).toBeChecked();
    await inspect(page, 'circle-question-form');
    await page.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(page.getByText('A question to the circle')).toBeVisible();
  });
  await test.step('and answers first', async () => {
    await post(page, 'Ina').getByRole('link', { name: 'Answer' }).click();
    await page.getByRole('textbox', { name: 'Your answer' }).fill('A meeting without an end.');
    await page.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(page.getByText('A meeting without an end.')).toBeVisible();
  });
  await test.step('the other reads it after answering', async () => {
    const other = await openFor(browser, jul, new URL(page.url()).pathname);
    await expect(other.getByText('Whoever has answered reads the answers of the others.')).toBeVisible();
    await expect(other.getByText('A meeting without an end.')).toHaveCount(0);
    await inspect(other, 'circle-question');
    await other.getByRole('textbox', { name: 'Your answer' }).fill('The last train.');
    await other.getByRole('button', { name: 'Answer', exact: true }).click();
    await expect(other.getByText('A meeting without an end.')).toBeVisible();
  });
});

test('a gathering is planned, answered, read by a calendar at a secret address, and called off', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [kim, lea] = [await createPerson('acme', 'Kim'), await createPerson('acme', 'Lea')];
  const circle = await openCircle('River walkers', kim, lea);
  const page = await openFor(browser, kim, `/groups/${circle}`);
  await test.step('who looks after the circle plans it', async () => {
    await page.getByRole('button', { name: 'Plan a gathering' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: 'What it is' }).fill('A walk by the river');
    await form.getByLabel('Day').fill(new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10));
    await form.getByRole('textbox', { name: 'Where' }).fill('The old bridge');
    await inspect(page, 'gathering-form');
    await form.getByRole('button', { name: 'Plan it' }).click();
    await expect(page.getByRole('article', { name: 'A walk by the river' })).toBeVisible();
  });
  const token = await test.step('another says that they come', async () => {
    const other = await openFor(browser, lea, `/groups/${circle}`);
    await other.getByText('I come').click();
    await expect(other.getByText('With Lea')).toBeVisible();
    await inspect(other, 'gathering');
    return (await call<{ token: string }>(lea, 'make-calendar-feed', {})).token;
  });
  const calendar = async () =>
    (await (await ask(at(`/calendar/${token}.ics`))).text()).replaceAll('\r\n ', '');
  await test.step('it is in the calendar that reads their secret address', async () => {
    expect(await calendar()).toContain('SUMMARY:A walk by the river');
  });
  await test.step('called off, it is gone from there', async () => {
    await page.getByRole('button', { name: 'Call it off' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Call it off' }).click();
    await expect(page.getByRole('article', { name: 'A walk by the river' })).toHaveCount(0);
    expect(await calendar()).not.toContain('river');
  });
});

test('somebody is suspended from a circle for a time, reads why, and appeals', async ({ browser }) => {
  test.setTimeout(180_000);
  const [nia, oto, mod] = [
    await createPerson('acme', 'Nia'),
    await createPerson('acme', 'Oto'),
    await createModerator('Mona'),
  ];
  const circle = await openCircle('Even words', oto, nia);
  const { id } = await sharePost(nia, 'You are always late, all of you.', { circle_id: circle });
  await call(oto, 'report-post', { id, reason: 'hurts', words: '' });
  const queue = await openFor(browser, mod, '/groups/moderation');
  await test.step('a moderator suspends the author for seven days, with a reason', async () => {
    const one = post(queue, 'Nia').filter({ hasText: 'You are always late' });
    await one.getByRole('button', { name: /Decision/ }).click();
    await queue.getByRole('option', { name: 'Suspend from the circle' }).click();
    await expect(one.getByRole('radio', { name: '7 days' })).toBeChecked();
    await one.getByRole('textbox', { name: 'Your words about it' }).fill('The third time this week.');
    await inspect(queue, 'suspension');
    await one.getByRole('button', { name: 'Decide', exact: true }).click();
    await expect(one).toBeHidden();
  });
  const author = await openFor(browser, nia, `/groups/${circle}`);
  await test.step('they read on, and share nothing there', async () => {
    await author.getByRole('button', { name: 'Share something' }).first().click();
    await author.getByRole('textbox', { name: 'Your words' }).fill('But it is true.');
    await author.getByRole('button', { name: 'See it as others will' }).click();
    await author.getByRole('button', { name: 'Share it' }).click();
    await expect(author.getByText('your notices say why and until when')).toBeVisible();
  });
  await test.step('the notice says why, until when, and takes an appeal', async () => {
    // What was written waits in the dialog, and the page asks before it is left.
    author.on('dialog', (dialog) => void dialog.accept());
    await author.goto(at('/groups/notices'));
    await expect(author.getByText('A moderator suspended you from a circle for a time')).toBeVisible();
    await expect(author.getByText('The third time this week.')).toBeVisible();
    await expect(author.getByText(/^Until .* you read on/)).toBeVisible();
    await inspect(author, 'suspension-notice');
    await author.getByRole('textbox', { name: 'If you see it otherwise' }).fill('I was told to say it.');
    await author.getByRole('button', { name: 'Ask for another look' }).click();
    await expect(author.getByText('Your appeal waits for somebody else to decide.')).toBeVisible();
  });
});

test('every member reads how moderation goes, and nothing that happened fewer than five times', async ({
  browser,
}) => {
  const page = await openFor(browser, await createPerson('acme', 'Pia'), '/groups');
  await page.getByRole('link', { name: 'How moderation goes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'How moderation goes' })).toBeVisible();
  const removed = page.getByRole('term').filter({ hasText: 'Removed' });
  await expect(removed.locator('xpath=following-sibling::dd')).toHaveText('fewer than five');
  await inspect(page, 'moderation-figures');
});

test('whoever is blocked in the middle of a reply keeps their words, and nobody is told of it', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const [eli, fin] = [await createPerson('acme', 'Eli'), await createPerson('acme', 'Fin')];
  const circle = await openCircle('Open questions', eli, fin);
  const { id } = await sharePost(eli, 'What would you have said?', { circle_id: circle });
  const { id: theirs } = await sharePost(fin, 'I said nothing.', { circle_id: circle });
  const page = await openFor(browser, fin, `/groups/posts/${id}`);
  await test.step('one writes a reply, and is blocked meanwhile', async () => {
    await page.getByRole('textbox', { name: 'Your reply' }).fill('I would have asked back.');
    await call(eli, 'filter-post', { id: theirs, kind: 'block' });
  });
  await test.step('it cannot be sent, in clear words, and what was written is still there', async () => {
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'This is not there any more.' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('I would have asked back.');
    await inspect(page, 'blocked-reply');
  });
  await test.step('and who blocked them reads nothing of it', async () => {
    const other = await openFor(browser, eli, `/groups/posts/${id}`);
    await expect(post(other, 'Eli')).toBeVisible();
    await expect(other.getByText('I would have asked back.')).toHaveCount(0);
    const { notifications } = await call<{ notifications: { sentence: string }[] }>(
      eli,
      'list-notifications',
      {},
    );
    expect(notifications.filter(({ sentence }) => sentence.includes('Fin replied'))).toEqual([]);
  });
});
