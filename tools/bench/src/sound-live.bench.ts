import { chromium, type Page } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { parseArgs } from 'node:util';
import { describeMachine } from './measuring/machine.ts';
import { residentMemory } from './measuring/memory.ts';
import { openReport } from './measuring/report.ts';
import { percentile, table } from './measuring/statistics.ts';
import { joinAndPlay } from './sound-live/join-and-play.ts';
import { watchWorklet } from './sound-live/watch-worklet.ts';

/**
 * A mix of eight sounds in a browser that is listened to while somebody writes on a slow device: how long each block
 * takes on the audio thread, and whether its memory grows. `BASE_URL` is an instance where anybody may join.
 */
const { values: options } = parseArgs({
  options: { minutes: { type: 'string', default: '60' }, write: { type: 'boolean', default: false } },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const SLOWDOWN = 4;
const KEY_EVERY_MS = 400;
const P999_MS = 1;

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Journal', exact: true }).click();
  await page.getByRole('button', { name: /^Free Write/ }).click();
  await page.locator('.ProseMirror').waitFor();
}

/** Writes for a minute, without waiting for the page. */
async function typeForAMinute(page: Page): Promise<void> {
  const until = Date.now() + 60_000;
  for (const key of 'and so it was that it rained for an hour '.repeat(60)) {
    if (Date.now() > until) return;
    void page.keyboard.press(key === ' ' ? 'Space' : key);
    await page.waitForTimeout(KEY_EVERY_MS);
  }
}

const report = openReport('sound-live', 'sound.md');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
await joinAndPlay(page, base);
await openEditor(page);
const devtools = await page.context().newCDPSession(page);
await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
const milliseconds: Record<'clock' | 'processor', number[]> = { clock: [], processor: [] };
const memory: number[] = [];
const minutes = Number(options.minutes);
for (let minute = 0; minute < minutes; minute++) {
  const blocks = await watchWorklet(page, () => typeForAMinute(page));
  for (const kind of ['clock', 'processor'] as const)
    for (const microseconds of blocks[kind]) milliseconds[kind].push(microseconds / 1000);
  memory.push(residentMemory(blocks.pid));
}
await browser.close();

const row = (name: string, values: readonly number[]) => [
  name,
  ...[0.5, 0.99, 0.999].map((share) => percentile(values, share).toFixed(2)),
  percentile(values, 1).toFixed(2),
];
const sixth = Math.max(1, Math.floor(memory.length / 6));
report.print(
  table(
    ['`process()` of eight sounds', 'p50 ms', 'p99 ms', 'p99.9 ms', 'worst ms'],
    [row('on the processor', milliseconds.processor), row('on the clock', milliseconds.clock)],
  ),
);
const busy = milliseconds.processor.reduce((sum, value) => sum + value, 0) / 1000;
report.print(
  table(
    [`${minutes} min live, writing at ${SLOWDOWN} × slowdown`, ''],
    [
      ['blocks of 128 frames', milliseconds.processor.length],
      ['of one core', `${((100 * busy) / (minutes * 60)).toFixed(1)} %`],
      [
        'memory of the page’s process',
        memory
          .filter((_, index) => index % sixth === 0)
          .map((mib) => `${mib.toFixed(0)} MiB`)
          .join(', '),
      ],
    ],
  ),
);
if (options.write) report.write();
const isMet = percentile(milliseconds.processor, 0.999) <= P999_MS;
console.log(isMet ? '\nEvery target is met.' : '\nA target is missed.');
process.exitCode = isMet ? 0 : 1;
