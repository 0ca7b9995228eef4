import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, table } from './measuring/statistics.ts';
import { measureStep, type Step } from './navigation/measure.ts';
import { openWriting } from './navigation/account.ts';
import { writeEntries } from './navigation/write-entries.ts';
import { writePictures } from './navigation/write-pictures.ts';

/**
 * From one place of the journal to the next in a running product, in one account with many entries, on a processor of a
 * quarter of this one's speed. `BASE_URL` is an instance where anybody may join (http://acme.localhost:8080). Ends with 1
 * when the target is missed.
 */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
  },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const TARGET_MS = 300;
const SLOWDOWN = 4;
/** One entry in so many has a picture. */
const PICTURE_EVERY = 10;
const entryLink = 'main a[href^="/journal/entry/"]';
const listed = 'main h3 ~ ol a[href^="/journal/entry/"]';
const steps: readonly Step[] = [
  { name: 'list', link: 'a[href="/entries"]', path: '/entries', content: listed },
  {
    name: 'calendar',
    link: 'a[href="/journal/calendar"]',
    path: '/journal/calendar',
    content: '[role="grid"] [data-step]',
  },
  { name: 'list again', link: 'a[href="/entries"]', path: '/entries', content: listed },
  {
    name: 'search',
    link: 'a[href="/journal/search"]',
    path: '/journal/search',
    content: 'main input[type="search"]',
  },
  { name: 'home', link: 'a[href="/journal"]', path: '/journal', content: entryLink },
  { name: 'an entry', link: entryLink, path: '/journal/entry/', content: 'main h1' },
];

const entries = Number(options.entries);
const report = openReport('navigation');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium());
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const email = `walker-${Date.now().toString(36)}@people.example`;
  const password = 'quiet-notebook-7';
  await page.goto(`${base}/auth?mode=sign-up`);
  await page.locator('input[name="name"]').fill('Walker');
  await page.locator('input[name="email"]').fill(email);
  await page.locator('input[name="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await page.waitForURL('**/journal');
  const account = await openWriting(page, { email, password });
  const written = await writeEntries(account, { entries });
  const withPicture = written.filter((_, index) => index % PICTURE_EVERY === 0);
  await writePictures(page, account, withPicture);
  const inWords = (count: number) => count.toLocaleString('en');
  report.print(
    `${inWords(entries)} entries of 150 words and ${inWords(withPicture.length)} pictures in one account, a processor ${SLOWDOWN} times slower`,
  );

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await page.goto(`${base}/journal`);
    await page.locator(entryLink).first().waitFor();
    for (const step of steps) times.get(step.name)?.push(await measureStep(page, step));
  }
  const rows = [...times].map(([name, all]) => ({ name, middle: median(all), worst: Math.max(...all) }));
  report.print(
    table(
      ['until it is open, ms', 'median', 'worst'],
      rows.map(({ name, middle, worst }) => [name, middle.toFixed(0), worst.toFixed(0)]),
    ),
  );
  if (options.write) report.write();
  const missed = rows.filter(({ middle }) => middle > TARGET_MS).map(({ name }) => name);
  if (missed.length > 0) {
    console.error(`Slower than ${TARGET_MS} ms: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
