import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { dragAcross } from './boards/drag.ts';
import { writeBoard } from './boards/write-board.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { median, percentile, table } from './measuring/statistics.ts';
import { openWriting } from './navigation/account.ts';
import { measureStep } from './navigation/measure.ts';
import { signUp } from './navigation/open-account.ts';

/**
 * A board with many cards in a running product: opening it from the list, and dragging a card over it. `BASE_URL` is an
 * instance where anybody may join. Ends with 1 when a target is missed.
 */
const { values: options } = parseArgs({
  options: {
    cards: { type: 'string', default: '2000' },
    rounds: { type: 'string', default: '7' },
    write: { type: 'boolean', default: false },
  },
});
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const [OPEN_MS, FRAME_MS, TASK_MS] = [500, 8, 50];

const report = openReport('boards');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
  const account = await openWriting(page, await signUp(page, base));
  const boardId = randomUUID();
  const cards = Number(options.cards);
  await writeBoard(account, { boardId, cards });
  report.print(`A board of ${cards.toLocaleString('en')} cards in five columns`);

  const opened: number[] = [];
  for (let round = 0; round < Number(options.rounds); round += 1) {
    await page.goto(`${base}/boards`);
    await page.locator(`a[href="/boards/${boardId}"]`).waitFor();
    opened.push(
      await measureStep(
        page,
        { name: 'open', link: `a[href="/boards/${boardId}"]`, path: '/boards/', content: '[data-card]' },
        { isAtOnce: true },
      ),
    );
  }
  const { frames, longest } = await dragAcross(page);
  const rows = [
    ['Opened from the list, median', `${Math.round(median(opened))} ms`, `${OPEN_MS} ms`],
    ['Opened from the list, slowest', `${Math.round(Math.max(...opened))} ms`, ''],
    [
      'Work per frame while a card is dragged, p95',
      `${percentile(frames, 0.95).toFixed(1)} ms`,
      `${FRAME_MS} ms`,
    ],
    ['Longest task while a card is dragged', `${longest.toFixed(1)} ms`, `${TASK_MS} ms`],
    ['Frames with work', String(frames.length), ''],
  ];
  report.print(table(['Measured', 'Value', 'At most'], rows));
  if (options.write) report.write();
  if (median(opened) > OPEN_MS || percentile(frames, 0.95) > FRAME_MS || longest > TASK_MS)
    process.exitCode = 1;
} finally {
  await browser.close();
}
