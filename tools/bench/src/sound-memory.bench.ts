import { type Browser, chromium, type Page } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { parseArgs } from 'node:util';
import { describeMachine } from './measuring/machine.ts';
import { residentMemory } from './measuring/memory.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { joinAndPlay } from './sound-live/join-and-play.ts';

/**
 * What grows while somebody only listens: eight sounds in a browser without anything else, the page's heap after its garbage
 * went, and the memory of its process. `BASE_URL` is an instance where anybody may join.
 */
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '10' }, write: { type: 'boolean', default: false } },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const MIB = 1024 * 1024;
/** The process may have grown by so much from its first half to its last minute. */
const MOST_GROWN_MIB = 40;

type Look = { heap: number; nodes: number; resident: number };

/** Counts once what nothing refers to is gone. */
async function createLook(browser: Browser, page: Page): Promise<() => Promise<Look>> {
  const [devtools, whole] = await Promise.all([
    page.context().newCDPSession(page),
    browser.newBrowserCDPSession(),
  ]);
  return async () => {
    await devtools.send('HeapProfiler.collectGarbage');
    const [{ usedSize }, { nodes }, { processInfo }] = await Promise.all([
      devtools.send('Runtime.getHeapUsage'),
      devtools.send('Memory.getDOMCounters'),
      whole.send('SystemInfo.getProcessInfo'),
    ]);
    const pages = processInfo.filter(({ type }) => type === 'renderer');
    return { heap: usedSize / MIB, nodes, resident: Math.max(...pages.map(({ id }) => residentMemory(id))) };
  };
}

const report = openReport('sound-memory', 'sound.md');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
await joinAndPlay(page, base);
const look = await createLook(browser, page);
const looks: Look[] = [];
for (let minute = 0; minute < Number(options.minutes); minute++) {
  await page.waitForTimeout(60_000);
  looks.push(await look());
}
await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
await page.waitForTimeout(5000);
const after = await look();
await browser.close();

report.print(
  table(
    ['listening alone', 'heap of the page', 'nodes', 'memory of its process'],
    [...looks.map((one, index) => ({ name: `${index + 1} min`, ...one })), { name: 'paused', ...after }].map(
      ({ name, heap, nodes, resident }) => [
        name,
        `${heap.toFixed(1)} MiB`,
        nodes,
        `${resident.toFixed(0)} MiB`,
      ],
    ),
  ),
);
if (options.write) report.write();
const half = Math.max(...looks.slice(0, Math.ceil(looks.length / 2)).map(({ resident }) => resident));
const isMet = (looks.at(-1)?.resident ?? 0) - half <= MOST_GROWN_MIB;
console.log(isMet ? '\nEvery target is met.' : '\nA target is missed.');
process.exitCode = isMet ? 0 : 1;
