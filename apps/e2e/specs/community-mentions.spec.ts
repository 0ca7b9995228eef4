import { openCircle } from '../support/open-circle.ts';
import { openFor } from '../support/open-for.ts';
import { createPerson } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { inspect } from '../support/screen.ts';
import { sharePost } from '../support/share-post.ts';
import { expect, test } from '../support/test.ts';

test('with an @ people and pseudonyms of a place are offered, and whoever is named is told', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [nia, oda, per] = [
    await createPerson('acme', 'Nia'),
    await createPerson('acme', 'Odalys'),
    await createPerson('acme', 'Per'),
  ];
  const circle = await openCircle('Small kindnesses', nia, oda, per);
  const { id } = await sharePost(per, 'Somebody held the door today.', { circle_id: circle }, 'Old lantern');
  const page = await openFor(browser, nia, `/groups/posts/${id}`);
  const field = page.getByRole('textbox', { name: 'Your reply' });
  const offers = page.getByRole('region', { name: 'Name somebody' });
  await test.step('both are offered, and nothing says who stands behind the pseudonym', async () => {
    await field.fill('I saw it too, @');
    await expect(offers.getByRole('button')).toHaveText(['@Odalys', '@Old lantern', '@Per']);
    await field.pressSequentially('o');
    await expect(offers.getByRole('button')).toHaveText(['@Odalys', '@Old lantern']);
    await inspect(page, 'mention-offers');
    await inspect(page, 'mention-offers-rtl', 'rtl');
    await page.evaluate(() => (document.documentElement.dir = 'ltr'));
  });
  await test.step('a name is taken by the keyboard, and the text goes on behind it', async () => {
    await field.press('Tab');
    await page.keyboard.press('Enter');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('I saw it too, @Odalys ');
    await field.pressSequentially('was there.');
    await page.getByRole('button', { name: 'Reply', exact: true }).click();
    await expect(page.getByRole('article', { name: 'By Nia' })).toContainText('@Odalys was there.');
  });
  await test.step('whoever is named is told, and led there', async () => {
    const other = await openFor(browser, oda, '/notifications');
    await other.getByRole('link', { name: /Nia named you in “Small kindnesses”/ }).click();
    await expect(other.getByRole('article', { name: 'By Nia' })).toContainText('@Odalys was there.');
  });
  await test.step('a name that was chosen stays in what is looked through before it is shared', async () => {
    await page.goto(`${origin('acme')}/groups/${circle}`);
    await page.getByRole('button', { name: 'Share something' }).first().click();
    const words = page.getByRole('textbox', { name: 'Your words' });
    await words.fill('Thank you, @Od');
    await page.getByRole('button', { name: '@Odalys' }).click();
    await words.pressSequentially('and thank you, Sarah.');
    await inspect(page, 'mention-share');
    await page.getByRole('button', { name: 'See it as others will' }).click();
    await expect(page.getByRole('dialog')).toContainText('@Odalys');
    await page.getByRole('button', { name: 'Share it' }).click();
    const shared = page.getByRole('article', { name: 'By Nia' }).filter({ hasText: 'Thank you, @Odalys' });
    await expect(shared).toBeVisible();
    await expect(shared).not.toContainText('Sarah');
  });
});
