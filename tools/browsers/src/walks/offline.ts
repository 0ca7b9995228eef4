import { type Walk, YOUR_TEXT } from './walk.ts';

const WORDS = 'Written on a train without network.';
const isKept = async () =>
  (await caches.has('reflectory.app-in-use')) && navigator.serviceWorker.controller !== null;

/** Entries of the person with this text, as the service has them. */
async function countEntries(text: string): Promise<number> {
  const boot = JSON.parse(document.getElementById('boot-manifest')?.textContent ?? 'null');
  const stored = Object.values(localStorage).find((value) => String(value).includes('access_token'));
  const headers = {
    apikey: boot.service.anonKey,
    authorization: `Bearer ${JSON.parse(String(stored)).access_token}`,
  };
  const answer = await fetch(`/rest/v1/entries?select=id&text=eq.${encodeURIComponent(text)}`, { headers });
  return ((await answer.json()) as unknown[]).length;
}

export const offline: Walk = {
  name: 'offline: write, come back, read, finish, arrive once',
  async go(page, network) {
    await page.open('/journal');
    await page.find({ role: 'button', name: 'Not for me' });
    await page.until('the app on the device', () => page.run(isKept), 60_000);
    try {
      network.cut();
      await page.press({ role: 'button', name: 'Free Write' });
      await page.write(YOUR_TEXT, WORDS);
      await page.sees('Kept on this device');
      const address = await page.run(() => location.href);
      await page.open('/journal');
      await page.find({ role: 'button', name: 'Free Write' });
      await page.open(new URL(address).pathname);
      await page.sees(WORDS);
      await page.press({ role: 'button', name: 'Done', isExact: true });
      await page.until('the entry', () => page.run(() => document.querySelector('.ProseMirror') === null));
    } finally {
      network.mend();
    }
    await page.until(
      'the entry on the server',
      async () => (await page.run(countEntries, WORDS)) === 1,
      60_000,
    );
    await page.open('/entries');
    await page.find({ role: 'link', name: WORDS });
  },
};
