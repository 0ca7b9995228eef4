import type { Page } from '@playwright/test';
import { call } from '../support/call.ts';
import { openCircle } from '../support/open-circle.ts';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { inspect } from '../support/screen.ts';
import { sharePost } from '../support/share-post.ts';
import { expect, test } from '../support/test.ts';

const post = (page: Page, name: string) => page.getByRole('article', { name: `By ${name}` });

test('what is shared meanwhile waits behind a line, and nothing that is read moves', async ({ browser }) => {
  test.setTimeout(180_000);
  const [ida, jon, kim] = [
    await createPerson('acme', 'Ida'),
    await createPerson('acme', 'Jon'),
    await createPerson('acme', 'Kim'),
  ];
  const circle = await openCircle('Morning pages', ida, jon, kim);
  for (let line = 1; line <= 8; line += 1)
    await sharePost(ida, `Morning ${line}. ${'I write before I read. '.repeat(12)}`, { circle_id: circle });
  const { id: muted } = await sharePost(kim, 'Nothing today.', { circle_id: circle });
  await call(jon, 'filter-post', { id: muted, kind: 'mute' });
  const page = await openFor(browser, jon, '/global-feed');
  const line = page.getByRole('button', { name: 'New posts' });
  await test.step('nobody hears of somebody whom they do not read', async () => {
    await expect(post(page, 'Ida')).toHaveCount(8);
    await sharePost(kim, 'And now something.', { circle_id: circle });
    await page.waitForTimeout(6000);
    await expect(line).toHaveCount(0);
  });
  const read = post(page, 'Ida').filter({ hasText: 'Morning 3.' });
  await test.step('a post comes within a second or two, and what is read stays where it is', async () => {
    await read.scrollIntoViewIfNeeded();
    const before = await read.boundingBox();
    const shared = sharePost(ida, 'The ninth morning was quiet.', { circle_id: circle }).then(() =>
      Date.now(),
    );
    await expect(line).toBeVisible({ timeout: 7000 });
    const took = Date.now() - (await shared);
    test.info().annotations.push({ type: 'milliseconds to the open page', description: String(took) });
    expect(await read.boundingBox()).toEqual(before);
    await expect(page.getByText('The ninth morning was quiet.')).toHaveCount(0);
    await inspect(page, 'feed-new');
    await inspect(page, 'feed-new-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('it is there at a press, with the list in focus', async () => {
    await line.press('Enter');
    await expect(page.getByText('The ninth morning was quiet.')).toBeVisible();
    await expect(line).toHaveCount(0);
    await page.keyboard.press('Tab');
    await expect(post(page, 'Ida').first().locator(':focus')).toHaveCount(1);
  });
  await test.step('a reply is told on the page of its post, and what one writes there stays', async () => {
    const { id } = await sharePost(jon, 'Who else was up early?', { circle_id: circle });
    await page.goto(`${new URL(page.url()).origin}/groups/posts/${id}`);
    await page.getByRole('textbox', { name: 'Your reply' }).fill('I was.');
    await sharePost(ida, 'So was I.', { parent_id: id });
    await page.getByRole('button', { name: 'New replies' }).click();
    await expect(post(page, 'Ida')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Your reply' })).toHaveValue('I was.');
    await inspect(page, 'post-new-reply');
  });
});
