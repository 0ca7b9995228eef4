import { parseArgs } from 'node:util';
import { openAccount, timeKinds } from './testing/open-account.ts';
import { describeMachine } from './measuring/machine.ts';
import { openReport } from './measuring/report.ts';
import { table } from './measuring/statistics.ts';
import { closePlaces, closePlacesOnSignal } from './reads/place.ts';

/** Pages of one company's members, through the whole service. Ends with 1 when the target is missed. */
const { values: options } = parseArgs({
  options: {
    members: { type: 'string', default: '50000' },
    pages: { type: 'string', default: '40' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(options.members);
const P95_MS = 300;

const report = openReport('members');
report.print(describeMachine());
closePlacesOnSignal();
try {
  const { person, owner, ask } = await openAccount();
  await owner.query(`update public.instance_users set role = 'admin' where user_id = $1`, [person.userId]);
  await owner.query(
    `insert into auth.users (id, instance_id, email, email_confirmed_at, raw_user_meta_data)
     select gen_random_uuid(), $1, 'person-' || i || '@people.example', now(),
       jsonb_build_object('name', 'Person ' || i)
     from generate_series(1, $2::integer) i`,
    [person.instanceId, count - 1],
  );
  await owner.query(
    `insert into public.instance_users (instance_id, user_id, created_at)
     select instance_id, id, created_at + random() * interval '300 days' from auth.users where instance_id = $1
     on conflict do nothing`,
    [person.instanceId],
  );
  await owner.query('vacuum (analyze)');
  report.print(`${count.toLocaleString('en')} members of one company`);
  const page = (search: object) => () => ask('/functions/v1/list-members', { limit: 100, ...search });
  const timings = await timeKinds(
    {
      'the first page': page({}),
      'a page in the middle': page({ offset: Math.floor(count / 2) }),
      'the last page': page({ offset: count - 100 }),
      'a name': page({ search: 'person 4999' }),
      'those who are paused': page({ isActive: false }),
    },
    Number(options.pages),
  );
  report.print(
    table(
      ['pages of 100, ms', 'p50', 'p95'],
      [...timings].map(([name, { p50, p95 }]) => [name, p50.toFixed(1), p95.toFixed(1)]),
    ),
  );
  await owner.end();
  if (options.write) report.write();
  const missed = [...timings].filter(([, { p95 }]) => p95 > P95_MS).map(([name]) => name);
  if (missed.length > 0) {
    console.error(`Slower than ${P95_MS} ms: ${missed.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await closePlaces();
}
