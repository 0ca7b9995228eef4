import { parseArgs } from 'node:util';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { openAccount, timeKinds } from './testing/open-account.ts';

/** Lists many habits of many years, through the whole service. Ends with 1 when the target is missed. */
const { values: options } = parseArgs({
  options: {
    habits: { type: 'string', default: '500' },
    years: { type: 'string', default: '5' },
    calls: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const [habits, years] = [Number(options.habits), Number(options.years)];
/** What is left of half a second for the page to be drawn. */
const LIST_P95_MS = 300;

const report = openReport('habits');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  const whose = [person.instanceId, person.userId];
  // Schedules of every kind; two of three days done, and one of twenty left out.
  await owner.query(
    `insert into public.habits (instance_id, user_id, name, schedule, times, weekdays, every, measure, target_value, starts_on)
     select $1, $2, 'Habit ' || n, (array['times', 'weekdays', 'interval', 'times', 'total'])[1 + n % 5],
       case n % 5 when 0 then 7 else 1 + n % 6 end, '{1,3,5}', 1 + n % 30, case n % 5 when 4 then 'number' else 'yes_no' end, 10,
       current_date - 365 * $4::int
     from generate_series(1, $3::int) n`,
    [...whose, habits, years],
  );
  // The log of so many days is not what is measured.
  await owner.query('alter table public.habit_days disable trigger user');
  await owner.query(
    `insert into public.habit_days (instance_id, user_id, id, habit_id, day, state, value)
     select $1, $2, app.habit_day_id(h.id, d.day), h.id, d.day, case when d.place % 20 = 0 then 'skipped' else 'done' end,
       case h.measure when 'number' then d.place % 7 end
     from public.habits h
     cross join lateral (
       select current_date - n as day, n + ascii(left(h.id::text, 1)) as place from generate_series(0, 365 * $3::int) n) d
     where h.instance_id = $1 and h.user_id = $2 and d.place % 3 <> 0`,
    [...whose, years],
  );
  await owner.query('alter table public.habit_days enable trigger user');
  await owner.query('vacuum (analyze)');
  const counted = await owner.query<{ days: string }>('select count(*) as days from public.habit_days');
  await owner.end();
  const inWords = (count: number) => count.toLocaleString('en');
  report.print(
    `${inWords(habits)} habits over ${years} years: ${inWords(Number(counted.rows[0]?.days))} days that were said`,
  );

  const day = new Date().toISOString().slice(0, 10);
  const kinds = {
    'all habits': () => ask('/functions/v1/list-habits', { day }),
    'no goals': () => ask('/functions/v1/list-goals', {}),
  };
  const timed = await timeKinds(kinds, Number(options.calls));
  report.print(
    table(
      ['answer, ms', 'p50', 'p95'],
      [...timed].map(([name, { p50, p95 }]) => [name, p50.toFixed(1), p95.toFixed(1)]),
    ),
  );
  if (options.write) report.write();
  if ((timed.get('all habits')?.p95 ?? Infinity) > LIST_P95_MS) {
    console.error(`Slower than ${LIST_P95_MS} ms for the list`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
