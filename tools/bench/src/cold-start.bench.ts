import { spawn } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findFreePort } from '@reflectory/database';
import { findChromium } from '@reflectory/quality/chromium';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, table } from './measuring/statistics.ts';
import { temporaryFolder } from './measuring/temporary-folder.ts';

/** Time from the start command to the first page that a person sees, on an empty data folder and again on the same. */
const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    raw: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
/** The first start may have to build. */
const PATIENCE_MS = 300_000;
const root = resolve(import.meta.dirname, '../../..');

const report = openReport('cold-start');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));

type Times = { served: number; painted: number };

/** Starts the product, opens its first page and ends it; milliseconds since the command was given. */
async function startOnce(dataDir: string): Promise<Times> {
  const port = await findFreePort();
  const context = await browser.newContext();
  const page = await context.newPage();
  const startedAt = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start/src/main.ts')], {
    cwd: root,
    env: { ...process.env, PORT: String(port), REFLECTORY_DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    const url = `http://localhost:${port}/`;
    while (!(await isServed(url))) {
      if (child.exitCode !== null || performance.now() - startedAt > PATIENCE_MS)
        throw new Error('The product did not start');
      await sleep(10);
    }
    const served = performance.now() - startedAt;
    await page.goto(url, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor();
    return { served, painted: performance.now() - startedAt };
  } finally {
    child.kill('SIGINT');
    await ended;
    await context.close();
  }
}

const isServed = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.body?.cancel();
      return answer.ok;
    },
    () => false,
  );

try {
  const cold: Times[] = [];
  const warm: Times[] = [];
  // Builds what has changed; nothing of it counts.
  await startOnce(join(temporaryFolder(), 'data'));
  for (let round = 0; round < Number(options.rounds); round += 1) {
    const folder = temporaryFolder();
    const dataDir = join(folder, 'data');
    chmodSync(folder, 0o755);
    cold.push(await startOnce(dataDir));
    warm.push(await startOnce(dataDir));
  }
  const row = (name: string, times: readonly Times[], target: number) => {
    const painted = median(times.map((time) => time.painted));
    const served = median(times.map((time) => time.served));
    return [name, served.toFixed(0), painted.toFixed(0), target, painted <= target ? 'met' : 'missed'];
  };
  const head = ['', 'first answer ms', 'first page seen ms', 'target', ''];
  report.print(table(head, [row('empty data folder', cold, 2500), row('started again', warm, 800)]));
  if (options.raw) report.print(`\n${JSON.stringify({ cold, warm }, null, 2)}`);
  if (options.write) report.write();
} finally {
  await browser.close();
}
