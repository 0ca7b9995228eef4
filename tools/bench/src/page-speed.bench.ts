import { chromium } from '@playwright/test';
import { findChromium } from '@reflectory/quality/chromium';
import { median } from './measuring/statistics.ts';
import { measurePage, type PageSpeed } from './page-speed/measure.ts';
import { FORM_FIELDS, targets, verdictsOf } from './page-speed/targets.ts';

/**
 * How fast the public pages of a running product are on a slow phone: 1.6 Mbps, 150 ms to and fro, a processor of a
 * quarter of this one's speed. `BASE_URL` is the product (http://localhost:8080), `SHARE_TOKEN` adds /s and /p.
 * Ends with 1 when a target is missed.
 */
const base = process.env['BASE_URL'] ?? 'http://localhost:8080';
const token = process.env['SHARE_TOKEN'];
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const paths = [
  '/',
  '/beta',
  '/terms',
  '/privacy',
  '/auth',
  '/success',
  ...(token ? [`/s/${token}`, `/p/${token}`] : []),
];

const milliseconds = (value: number) => value.toFixed(0);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const browser = await chromium.launch(await findChromium('whole'));
let isFast = true;
console.log(
  `Targets: LCP ≤ ${targets.lcpMs} ms, CLS ≤ ${targets.cls}, JS of the landing page ≤ ${targets.landingScriptBytes / 1000} KB gz\n`,
);
console.log('| page | FCP ms | LCP ms | LCP is | CLS | blocked ms | requests | KB | JS KB | |');
console.log('|---|---|---|---|---|---|---|---|---|---|');
for (const path of paths) {
  const views: PageSpeed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    views.push(await measurePage(browser, base + path, FORM_FIELDS[path] ?? null));
  }
  const of = (field: 'fcpMs' | 'lcpMs' | 'cls' | 'blockedMs' | 'requests' | 'bytes' | 'scriptBytes') =>
    median(views.map((view) => view[field]));
  const missed = verdictsOf(path, { lcpMs: of('lcpMs'), cls: of('cls'), scriptBytes: of('scriptBytes') });
  isFast &&= missed.length === 0;
  const cells = [
    path.replace(/^(\/[sp]\/).*/, '$1…'),
    milliseconds(of('fcpMs')),
    milliseconds(of('lcpMs')),
    views[0]?.lcpElement ?? '',
    of('cls').toFixed(3),
    milliseconds(of('blockedMs')),
    of('requests'),
    kilobytes(of('bytes')),
    kilobytes(of('scriptBytes')),
    missed.length === 0 ? 'pass' : `FAIL: ${missed.join(', ')}`,
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
await browser.close();
console.log(isFast ? '\nEvery target is met.' : '\nA target is missed.');
process.exitCode = isFast ? 0 : 1;
