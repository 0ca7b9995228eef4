import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, table } from './measuring/statistics.ts';
import { measureStep, type Step } from './navigation/measure.ts';
import { openWriting } from './navigation/account.ts';
import { signIn, signUp } from './navigation/open-account.ts';
import { measureScrolling } from './navigation/scrolling.ts';
import { writeEntries } from './navigation/write-entries.ts';
import { writePictures } from './navigation/write-pictures.ts';

/**
 * From one place of the journal to the next in a running product, and down its list, in one account with many entries, on a
 * processor of a quarter of this one's speed. `BASE_URL` is an instance where anybody may join
 * (http://acme.localhost:8080). Ends with 1 when a target is missed.
 */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    rounds: { type: 'string', default: '7' },
    /** Address of an account that an earlier run has written, for another look at the same entries. */
    account: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const TARGET_MS = 300;
/** Share of frames that may be missing, and MiB that a page may take after a long scroll. */
const [MOST_DROPPED, MOST_MIB] = [0.01, 60];
const SLOWDOWN = 4;
/** One entry in so many has a picture. */
const PICTURE_EVERY = 10;
/** Gestures of some thousand pixels down the list. */
const GESTURES = 12;
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

const report = openReport('navigation');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const entries = Number(options.entries);
  if (options.account) await signIn(page, base, options.account);
  else {
    const credentials = await signUp(page, base);
    const account = await openWriting(page, credentials);
    const written = await writeEntries(account, { entries });
    const withPicture = written.filter((_, index) => index % PICTURE_EVERY === 0);
    await writePictures(page, account, withPicture);
    console.log(`--account ${credentials.email} looks at them again`);
  }
  const inWords = (count: number) => count.toLocaleString('en');
  report.print(
    `${inWords(entries)} entries of 150 words and ${inWords(entries / PICTURE_EVERY)} pictures in one account, a processor ${SLOWDOWN} times slower`,
  );

  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const walk = async (isAtOnce: boolean): Promise<Map<string, number[]>> => {
    const times = new Map<string, number[]>(steps.map(({ name }) => [name, []]));
    for (let round = 0; round < Number(options.rounds); round += 1) {
      await page.goto(`${base}/journal`);
      await page.locator(entryLink).first().waitFor();
      for (const step of steps) times.get(step.name)?.push(await measureStep(page, step, { isAtOnce }));
    }
    return times;
  };
  const [byHand, atOnce] = [await walk(false), await walk(true)];
  const rows = steps.map(({ name }) => {
    const [hand, direct] = [byHand.get(name) ?? [], atOnce.get(name) ?? []];
    return { name, middle: median(hand), worst: Math.max(...hand), direct: median(direct) };
  });
  report.print(
    table(
      ['until it is open, ms', 'median', 'worst', 'pressed at once, median'],
      rows.map(({ name, ...times }) => [name, ...Object.values(times).map((time) => time.toFixed(0))]),
    ),
  );
  await page.goto(`${base}/entries`);
  await page.locator(listed).first().waitFor();
  const scrolled = await measureScrolling(page, session, GESTURES);
  report.print(
    table(
      ['frames', 'dropped', 'incomplete', 'p99 between two, ms', 'rows drawn', 'elements', 'heap, MiB'],
      [
        [
          scrolled.frames,
          scrolled.dropped,
          scrolled.incomplete,
          scrolled.p99Ms.toFixed(0),
          scrolled.rows,
          scrolled.elements,
          scrolled.heapMiB.toFixed(0),
        ],
      ],
    ),
  );
  if (options.write) report.write();
  const missed = rows.filter(({ middle }) => middle > TARGET_MS).map(({ name }) => name);
  if (missed.length > 0) console.error(`Slower than ${TARGET_MS} ms: ${missed.join(', ')}`);
  const isSmooth = scrolled.dropped + scrolled.incomplete <= scrolled.frames * MOST_DROPPED;
  if (!isSmooth) console.error(`More than ${MOST_DROPPED * 100} % of the frames were missing`);
  const isSmall = scrolled.heapMiB <= MOST_MIB;
  if (!isSmall) console.error(`More than ${MOST_MIB} MiB after scrolling`);
  if (missed.length > 0 || !isSmooth || !isSmall) process.exitCode = 1;
} finally {
  await browser.close();
}
