import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { longText, measureTyping } from './typing/measure.ts';

/**
 * How fast typing into a very long entry is in a running product, and what it sends. `BASE_URL` is an instance where
 * anybody may join (http://acme.localhost:8080). Ends with 1 when a target is missed.
 */
const base = process.env['BASE_URL'] ?? 'http://acme.localhost:8080';
const WORDS = 20_000;
const P95_MS = 50;
const SAVE_EVERY_MS = 2000;

const report = openReport('typing');
report.print(describeMachine());
const browser = await chromium.launch(await findChromium('whole'));
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-GB' });
await page.goto(`${base}/auth?mode=sign-up`);
await page.locator('input[name="name"]').fill('Typist');
await page.locator('input[name="email"]').fill(`typist-${Date.now().toString(36)}@people.example`);
await page.locator('input[name="password"]').fill('quiet-notebook-7');
await page.locator('button[type="submit"]').click();
await page.waitForURL('**/journal');

const rows: (string | number)[][] = [];
let isMet = true;
for (const words of [200, WORDS]) {
  await page.goto(`${base}/journal`);
  await page.getByRole('button', { name: /^Free Write/ }).click();
  await page.locator('.ProseMirror').waitFor();
  const begun = Date.now();
  const typing = await measureTyping(page, words);
  const mostSaves = Math.ceil((Date.now() - begun) / SAVE_EVERY_MS);
  isMet &&= typing.p95Ms <= P95_MS && typing.saves <= mostSaves && typing.keys > 0;
  const times = [typing.p50Ms, typing.p95Ms, typing.worstMs].map(Math.round);
  const kilobytes = Math.round(typing.bytes / 1000);
  rows.push([words, longText(words).length, typing.keys, ...times, typing.saves, kilobytes]);
}
report.print(
  table(['words', 'characters', 'keys', 'p50 ms', 'p95 ms', 'worst ms', 'saves', 'kB sent'], rows),
);
if (process.argv.includes('--write')) report.write();
await browser.close();
console.log(isMet ? '\nEvery target is met.' : '\nA target is missed.');
process.exitCode = isMet ? 0 : 1;
