import { parseArgs } from 'node:util';
import { openAccount, timeKinds } from './testing/open-account.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { loadAnalyses, loadCheckIns, loadDiary } from './testing/load-diary.ts';

/** What `/insights` asks of one account with many entries, through the whole service. Ends with 1 when a target is missed. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const entries = Number(options.entries);
const P95_MS = 300;
const MOST_BYTES = 100_000;

const report = openReport('insights');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  await loadDiary(owner, { ...person, entries });
  await loadAnalyses(owner, person);
  await loadCheckIns(owner, person);
  await owner.query('vacuum (analyze)');
  await owner.end();
  report.print(`${entries.toLocaleString('en')} entries in one account, six a day, and 2,000 check-ins`);

  const overview = (from: string | null, to: string, grain: string) => () =>
    ask('/functions/v1/get-overview', { from, to, grain, zone: 'Europe/Berlin' });
  const kinds = {
    'a month by days': overview('2020-03-01', '2020-03-31', 'day'),
    'a year by months': overview('2020-01-01', '2020-12-31', 'month'),
    'a year in pixels': overview('2020-01-01', '2020-12-31', 'day'),
    'all years': overview(null, '2026-12-31', 'month'),
    'the journey as slides': () => ask('/functions/v1/get-journey', { zone: 'Europe/Berlin' }),
    'words that come and go': () =>
      ask('/functions/v1/list-word-trends', { from: null, to: '2026-12-31', zone: 'Europe/Berlin' }),
  };
  const bytes = new Map<string, number>();
  for (const [name, read] of Object.entries(kinds))
    bytes.set(name, Buffer.byteLength(JSON.stringify(await read())));
  const timings = await timeKinds(kinds, Number(options.calls));
  report.print(
    table(
      ['answer', 'p50, ms', 'p95, ms', 'KB'],
      [...timings].map(([name, { p50, p95 }]) => [
        name,
        p50.toFixed(1),
        p95.toFixed(1),
        ((bytes.get(name) ?? 0) / 1000).toFixed(1),
      ]),
    ),
  );
  if (options.write) report.write();
  const missed = [...timings]
    .filter(([name, { p95 }]) => p95 > P95_MS || (bytes.get(name) ?? 0) > MOST_BYTES)
    .map(([name]) => name);
  if (missed.length > 0) {
    console.error(`Slower than ${P95_MS} ms or larger than ${MOST_BYTES / 1000} KB: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
