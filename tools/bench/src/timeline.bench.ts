import { parseArgs } from 'node:util';
import { openAccount, timeKinds } from './testing/open-account.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { createRandom, loadAnalyses, loadDiary } from './testing/load-diary.ts';

/** What home, list and calendar ask of one account with many entries, through the whole service. Ends with 1 when the target is missed. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    calls: { type: 'string', default: '60' },
    write: { type: 'boolean', default: false },
  },
});
const entries = Number(options.entries);
const P95_MS = 100;

const report = openReport('timeline');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  await loadDiary(owner, { ...person, entries });
  await loadAnalyses(owner, person);
  await owner.query('vacuum (analyze)');
  await owner.end();
  report.print(`${entries.toLocaleString('en')} entries of 150 words in one account, six a day`);

  const random = createRandom(7);
  const year = () => 2017 + Math.floor(random() * 9);
  const month = () => String(1 + Math.floor(random() * 12)).padStart(2, '0');
  const zone = 'Europe/Berlin';
  const days = (from: string, to: string) => ask('/functions/v1/list-days', { from, to, zone });
  const list = (condition = '') =>
    ask(
      `/rest/v1/entries?select=id,framework,title,text,word_count,entry_at,sealed_until&binned_at=is.null${condition}` +
        '&order=entry_at.desc,id.desc&limit=31',
    );
  const timings = await timeKinds(
    {
      'days of a month': () => {
        const [first, which] = [year(), month()];
        return days(`${first}-${which}-01`, `${first}-${which}-28`);
      },
      'days of a year': () => {
        const which = year();
        return days(`${which}-01-01`, `${which}-12-31`);
      },
      'the same day in other years': () =>
        ask('/functions/v1/list-memories', { day: `2026-${month()}-11`, zone }),
      'the newest entries': () => list(),
      'entries from a year on': () => list(`&entry_at=lt.${year()}-${month()}-01T00:00:00Z`),
    },
    Number(options.calls),
  );
  report.print(
    table(
      ['answer, ms', 'p50', 'p95'],
      [...timings].map(([name, { p50, p95 }]) => [name, p50.toFixed(1), p95.toFixed(1)]),
    ),
  );
  if (options.write) report.write();
  const missed = [...timings].filter(([, { p95 }]) => p95 > P95_MS).map(([name]) => name);
  if (missed.length > 0) {
    console.error(`Slower than ${P95_MS} ms: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
