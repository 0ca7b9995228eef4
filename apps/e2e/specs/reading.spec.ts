import { createPerson, writeEntry } from '../support/person.ts';
import { origin } from '../support/product.ts';
import { signedInState } from '../support/signed-in.ts';
import { expect, test } from '../support/test.ts';

test('an entry that is still being read is shown, and hears when it was', async ({ browser }) => {
  const person = await createPerson('acme', 'Rhea');
  const { entryId } = await writeEntry(person, {
    framework: 'free',
    title: 'A walk',
    answers: ['I am glad about the walk by the sea.'],
  });
  const context = await browser.newContext({ storageState: await signedInState(person) });
  const page = await context.newPage();
  await page.addInitScript((id) => {
    const answer = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      const response = await answer(input, init);
      const url = input instanceof Request ? input.url : String(input);
      if (!url.includes('/rest/v1/entries?') || !url.includes(id) || 'isRead' in globalThis) return response;
      const held = (await response.text()).replace(/"analysis_state":\s*null/u, '"analysis_state":"reading"');
      return new Response(held, response);
    };
  }, entryId);

  const opened = page.waitForEvent('websocket', (socket) => socket.url().includes('/realtime/v1/'));
  await page.goto(`${origin('acme')}/journal/entry/${entryId}`);
  await expect(page.getByText('Being read…').first()).toBeVisible();
  await expect(page.getByText('I am glad about the walk by the sea.').first()).toBeVisible();
  const socket = await opened;
  const heard = socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"UPDATE"'));

  await page.evaluate(() => Object.assign(globalThis, { isRead: true }));
  await expect(async () => {
    await person.client.from('entries').update({ is_starred: true }).eq('id', entryId).throwOnError();
    await person.client.from('entries').update({ is_starred: false }).eq('id', entryId).throwOnError();
  }).toPass();
  await heard;
  await expect(page.getByText('Being read…')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'What can be felt in it' })).toBeVisible();
  await context.close();
});
