import type { Page } from '@playwright/test';

/** What typing into one long text cost. Times are milliseconds from a key going down until the frame that shows it. */
export type Typing = {
  keys: number;
  p50Ms: number;
  p95Ms: number;
  worstMs: number;
  saves: number;
  bytes: number;
};

const KEYS = 300;
/** Milliseconds between two keys: 90 words a minute. */
const KEY_EVERY_MS = 120;
/** Milliseconds after the last key in which what is still to be sent is counted. */
const REST_MS = 8000;

/** Runs in the page: notes how long each key took until it was drawn. */
function observe(): void {
  const times: number[] = [];
  Reflect.set(window, 'typing', times);
  const painted = new MessageChannel();
  const waiting: number[] = [];
  painted.port1.addEventListener('message', () => {
    for (const since of waiting.splice(0)) times.push(performance.now() - since);
  });
  painted.port1.start();
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      waiting.push(timeStamp);
      // A message sent from a frame arrives once that frame is handed over.
      requestAnimationFrame(() => painted.port2.postMessage(null));
    },
    { capture: true },
  );
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** English of `words` words, short enough for one answer. */
export function longText(words: number): string {
  const some =
    'and so it was that we sat by the fire for an hour or two while rain fell on the old town'.split(' ');
  const text: string[] = [];
  for (let index = 0; index < words; index += 1) {
    text.push(index % 17 === 16 ? 'evening.' : (some[(index * 7 + (index >> 4)) % some.length] ?? 'and'));
    if (index % 120 === 119) text.push('\n\n');
  }
  return text.join(' ');
}

/** Types at the end of a text of `words` words that is open on `page` in the Free Write. */
export async function measureTyping(page: Page, words: number): Promise<Typing> {
  const field = page.locator('.ProseMirror');
  await field.fill(longText(words));
  await page.waitForTimeout(REST_MS);
  const sent: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' || !/\/rest\/v1\/|\/functions\/v1\//.test(request.url())) return;
    sent.push(request.postDataBuffer()?.length ?? 0);
  });
  await page.evaluate(observe);
  await field.press('End');
  const typed = ' and then there was tea'.repeat(KEYS).slice(0, KEYS);
  for (const key of typed) {
    // Not awaited one by one: a person does not wait for the page either.
    void page.keyboard.press(key);
    await page.waitForTimeout(KEY_EVERY_MS);
  }
  await page.waitForTimeout(REST_MS);
  const times: number[] = await page.evaluate(() => Reflect.get(window, 'typing'));
  const sorted = times.toSorted((one, other) => one - other);
  return {
    keys: sorted.length,
    p50Ms: at(sorted, 0.5),
    p95Ms: at(sorted, 0.95),
    worstMs: sorted.at(-1) ?? 0,
    saves: sent.length,
    bytes: sent.reduce((sum, size) => sum + size, 0),
  };
}
