import { setTimeout as sleep } from 'node:timers/promises';
import type { Owner } from '../testing/owner.ts';

/** Milliseconds within which what a worker began that died is done by another. */
const DONE_MS = 120_000;

/** Handlers that were not given each event of this name exactly once, and events that nobody was given. */
export async function verifyEvents(owner: Owner, name: string, subjects: number): Promise<string[]> {
  const outstanding = async () =>
    owner.query<{ what: string }>(
      `select 'event ' || id || ' waits' as what from app.events
       union all select 'event ' || id || ' failed for ' || handler from app.dead_letters
       union all select 'job ' || id || ' of ' || j.name || ' is ' || j.state from jobs.job j
         where j.data ->> 'name' = $1 and j.state <> 'completed'`,
      [name],
    );
  const deadline = Date.now() + DONE_MS;
  let left = await outstanding();
  while (left.length > 0 && Date.now() < deadline) {
    await sleep(500);
    left = await outstanding();
  }
  const given = await owner.query<{ handler: string; jobs: number; subjects: number }>(
    `select s.name as handler, count(j.id)::int as jobs, count(distinct j.data ->> 'subject')::int as subjects
     from jobs.subscription s left join jobs.job j on j.name = s.name and j.data ->> 'name' = s.event
     where s.event = $1 group by s.name`,
    [name],
  );
  return [
    ...left.map(({ what }) => what),
    ...(given.length === 0 ? [`nobody hears ${name}`] : []),
    ...given
      .filter((one) => one.jobs !== subjects || one.subjects !== subjects)
      .map((one) => `${one.handler} was given ${one.jobs} of ${subjects}, of ${one.subjects} subjects`),
  ];
}
