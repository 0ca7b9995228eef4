import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, percentile, table } from './measuring/statistics.ts';
import { dragNode, pan } from './mindmaps/move.ts';
import { writeMap } from './mindmaps/write-map.ts';
import { openWriting } from './navigation/account.ts';
import { measureStep } from './navigation/measure.ts';
import { signUp } from './navigation/open-account.ts';

/**
 * A map with many nodes in a running product: opening it from the list, panning over it and dragging a node. `BASE_URL` is
 * an instance where anybody may join. Ends with 1 when a target is missed.
 */
const { values: options } = parseArgs({
  options: {
    nodes: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
  },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const [OPEN_MS, FRAME_MS, TASK_MS] = [500, 8, 50];

const report = openReport('mindmaps');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const account = await openWriting(page, await signUp(page, base));
  const mapId = randomUUID();
  const nodes = Number(options.nodes);
  await writeMap(account, { mapId, nodes });
  report.print(`A map of ${nodes.toLocaleString('en')} nodes, six below each`);

  const opened: number[] = [];
  const link = `a[href="/mindmaps/${mapId}"]`;
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await page.goto(`${base}/mindmaps`);
    await page.locator(link).waitFor();
    opened.push(
      await measureStep(
        page,
        { name: 'open', link, path: '/mindmaps/', content: '[role="tree"] [data-node]' },
        { isAtOnce: true },
      ),
    );
  }
  await page.waitForTimeout(3000);
  const panned = await pan(page);
  const dragged = await dragNode(page);
  const works = [
    ['panning', panned],
    ['dragging a node', dragged],
  ] as const;
  report.print(
    table(
      ['Measured', 'Value', 'At most'],
      [
        ['Opened from the list, median', `${Math.round(median(opened))} ms`, `${OPEN_MS} ms`],
        ['Opened from the list, slowest', `${Math.round(Math.max(...opened))} ms`, ''],
        ...works.flatMap(([what, { frames, longest }]) => [
          [
            `Work per frame while ${what}, p95`,
            `${percentile(frames, 0.95).toFixed(1)} ms`,
            `${FRAME_MS} ms`,
          ],
          [`Longest task while ${what}`, `${longest.toFixed(1)} ms`, `${TASK_MS} ms`],
        ]),
      ],
    ),
  );
  if (options.write) report.write();
  const isSmooth = works.every(
    ([, { frames, longest }]) => percentile(frames, 0.95) <= FRAME_MS && longest <= TASK_MS,
  );
  if (median(opened) > OPEN_MS || !isSmooth) process.exitCode = 1;
} finally {
  await browser.close();
}
