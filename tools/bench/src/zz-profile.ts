import { randomUUID } from 'node:crypto';
import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { writeBoard } from '/work/wt/plan13/tools/bench/src/boards/write-board.ts';
import { openWriting } from '/work/wt/plan13/tools/bench/src/navigation/account.ts';
import { signUp } from '/work/wt/plan13/tools/bench/src/navigation/open-account.ts';
const base = 'http://acme.localhost:8113';
const browser = await chromium.launch(await findChromium('whole'));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
const account = await openWriting(page, await signUp(page, base));
const boardId = randomUUID();
await writeBoard(account, { boardId, cards: Number(process.env.CARDS ?? 5000) });
await page.goto(`${base}/boards/${boardId}`);
await page.locator('[data-card]').first().waitFor();
await page.waitForTimeout(4000);
const first = (await page.locator('[data-card]').first().boundingBox())!;
await page.mouse.move(first.x + 60, first.y + 12);
await page.mouse.down();
await page.mouse.move(first.x + 70, first.y + 20, { steps: 4 });
const session = await page.context().newCDPSession(page);
const events: any[] = [];
session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as any)));
await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['toplevel','devtools.timeline','disabled-by-default-devtools.timeline','blink','cc','input'] } });
for (let step = 0; step < 120; step += 1) {
  const share = (step / 120) * 2; const across = share < 1 ? share : 2 - share;
  await page.mouse.move(first.x + 60 + across * 1150, first.y + 40 + ((step * 37) % 600));
  await page.waitForTimeout(16);
}
await page.mouse.move(first.x + 400, first.y + 200);
const dropAt = Date.now();
await page.mouse.up();
await page.waitForTimeout(500);
const ended = new Promise((r) => session.once('Tracing.tracingComplete', r));
await session.send('Tracing.end'); await ended;
const tasks = events.filter((e) => e.name === 'RunTask' && e.ph === 'X');
const by = Map.groupBy(tasks, (e: any) => `${e.pid}/${e.tid}`);
const sum = (l: any[]) => l.reduce((s, e) => s + (e.tdur ?? 0), 0);
const [busy] = [...by.values()].toSorted((a, b) => sum(b) - sum(a));
const { pid, tid } = busy[0];
const own = events.filter((e) => e.pid === pid && e.tid === tid && e.ph === 'X' && e.name !== 'RunTask');
const names = new Map<string, { n: number; t: number; max: number }>();
for (const e of own) { const o = names.get(e.name) ?? { n: 0, t: 0, max: 0 }; o.n++; o.t += (e.tdur ?? 0) / 1000; o.max = Math.max(o.max, (e.tdur ?? 0) / 1000); names.set(e.name, o); }
console.log([...names].toSorted((a, b) => b[1].t - a[1].t).slice(0, 40).map(([n, o]) => `${n.padEnd(44)} n=${o.n} total=${o.t.toFixed(1)} max=${o.max.toFixed(1)}`).join('\n'));
const frames = new Map<number, number>();
for (const { ts, tdur = 0 } of busy) { const f = Math.floor(ts / 1000 / (1000/60)); frames.set(f, (frames.get(f) ?? 0) + tdur / 1000); }
const sorted = [...frames.values()].toSorted((a, b) => a - b);
console.log('frames', sorted.length, 'p50', sorted[sorted.length>>1].toFixed(1), 'p95', sorted[Math.floor(sorted.length * 0.95)].toFixed(1), 'max', sorted.at(-1)!.toFixed(1), 'longest task', Math.max(...busy.map((e: any) => (e.tdur ?? 0) / 1000)).toFixed(1));
console.log('nodes', await page.evaluate(() => document.querySelectorAll('*').length), 'cards', await page.locator('[data-card]').count());
await browser.close();
