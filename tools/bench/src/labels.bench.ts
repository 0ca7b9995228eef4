import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import * as z from 'zod';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { percentile, table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';
import { loadDiary } from './testing/load-diary.ts';
import { openAccount, timeKinds } from './testing/open-account.ts';

/** Lists and merges tags of one account with many, through the whole service. Ends with 1 when a target is missed. */
const { values: options } = parseArgs({
  options: {
    entries: { type: 'string', default: '20000' },
    tags: { type: 'string', default: '2000' },
    merged: { type: 'string', default: '5000' },
    calls: { type: 'string', default: '30' },
    write: { type: 'boolean', default: false },
  },
});
const [entries, tags, merged] = [Number(options.entries), Number(options.tags), Number(options.merged)];
const LIST_P95_MS = 300;
/** Somebody looks at a progress bar meanwhile, and others wait for a connection. */
const STEP_P95_MS = 2000;
const [from, into] = [randomUUID(), randomUUID()];
const stepSchema = z.object({ left: z.int() });

const report = openReport('labels');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  await loadDiary(owner, { ...person, entries });
  const whose = [person.instanceId, person.userId];
  await owner.query(
    `insert into public.tags (instance_id, user_id, id, key, label)
     select $1, $2, id, 'tag ' || place, 'Tag ' || place
     from (select gen_random_uuid() as id, n as place from generate_series(3, $3::integer) n) many
     union all values ($1::uuid, $2::uuid, $4::uuid, 'sea', 'Sea'), ($1::uuid, $2::uuid, $5::uuid, 'ocean', 'Ocean')`,
    [...whose, tags, from, into],
  );
  await owner.query(
    `insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
     select e.instance_id, e.user_id, e.id, t.id, true
     from (select *, row_number() over (order by id) as place from public.entries where instance_id = $1 and user_id = $2) e
     join (select *, row_number() over (order by id) as place from public.tags
           where instance_id = $1 and user_id = $2 and key like 'tag %') t on t.place = 1 + e.place % ($3::integer - 2)`,
    [...whose, tags],
  );
  await owner.query(
    `insert into public.entry_tags (instance_id, user_id, entry_id, tag_id, is_by_hand)
     select instance_id, user_id, id, $4, true from public.entries where instance_id = $1 and user_id = $2
     order by id limit $3`,
    [...whose, merged, from],
  );
  await owner.query('vacuum (analyze)');
  await owner.end();
  const inWords = (count: number) => count.toLocaleString('en');
  report.print(`${inWords(tags)} tags of ${inWords(entries)} entries, one of which ${inWords(merged)} have`);

  const list = () => ask('/functions/v1/list-labels', { kind: 'tag' });
  const listed = (await timeKinds({ list }, Number(options.calls))).get('list') ?? { p50: 0, p95: 0 };
  const steps: number[] = [];
  const startedAt = performance.now();
  for (let left = 1; left > 0;) {
    const stepAt = performance.now();
    ({ left } = stepSchema.parse(await ask('/functions/v1/merge-labels', { kind: 'tag', id: from, into })));
    steps.push(performance.now() - stepAt);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  const step = { p50: percentile(steps, 0.5), p95: percentile(steps, 0.95) };
  report.print(
    table(
      ['answer, ms', 'p50', 'p95'],
      Object.entries({ 'all tags': listed, 'a step of the merge': step }).map(([name, { p50, p95 }]) => [
        name,
        p50.toFixed(1),
        p95.toFixed(1),
      ]),
    ),
  );
  report.print(`Merged in ${seconds.toFixed(1)} s by ${steps.length} steps.`);
  if (options.write) report.write();
  if (listed.p95 > LIST_P95_MS || step.p95 > STEP_P95_MS) {
    console.error(`Slower than ${LIST_P95_MS} ms for the list or ${STEP_P95_MS} ms for a step`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
