import type { Client } from 'pg';
import { personOf } from './load-rows.ts';

const { instanceId } = personOf(1);
const sqlId = (kind: number, number: string) =>
  `('${kind}0000000-0000-4000-8000-' || lpad(to_hex(${number}), 12, '0'))::uuid`;
const at = `'${instanceId}'::uuid`;

/** A mood at or under which the routines begin, and one that begins none. */
const [MEANT, NOT_MEANT] = [-50, 30];
const document = {
  trigger: { kind: 'mood-at-or-under', value: MEANT },
  conditions: null,
  steps: [{ id: 'rest', kind: 'wait', amount: 1, unit: 'days' }],
};

/** People at one instance who checked in once; the first `routines` of twice as many have a routine on that. */
export async function loadRoutines(client: Client, routines: number): Promise<void> {
  const people = `generate_series(1, ${2 * routines}) i`;
  const owners = `generate_series(1, ${routines}) i`;
  const json = `'${JSON.stringify(document)}'::jsonb`;
  await client.query(`
    set session_replication_role = replica;
    insert into public.global_features (feature_key, enabled) values ('workflows', true)
      on conflict (feature_key) do update set enabled = true;
    insert into auth.users (id, instance_id, email)
      select ${sqlId(7, 'i')}, ${at}, 'routine' || i || '@people.example' from ${people};
    insert into public.instance_users (instance_id, user_id) select ${at}, ${sqlId(7, 'i')} from ${people};
    insert into public.mood_check_ins (instance_id, id, user_id, pleasantness, energy)
      select ${at}, ${sqlId(8, 'i')}, ${sqlId(7, 'i')}, 0, 0 from ${people};
    insert into public.workflows (instance_id, id, user_id, title, draft, state, version, trigger_kind)
      select ${at}, ${sqlId(9, 'i')}, ${sqlId(7, 'i')}, 'Rest', ${json}, 'published', 1, 'mood-at-or-under' from ${owners};
    insert into public.workflow_versions (instance_id, user_id, workflow_id, version, document)
      select ${at}, ${sqlId(7, 'i')}, ${sqlId(9, 'i')}, 1, ${json} from ${owners};
    set session_replication_role = origin`);
  await client.query('vacuum (analyze)');
  await client.query('checkpoint');
}

/** Publishes check-ins of people after each other, of which one in `meant` begins a run. */
export async function publishCheckIns(
  client: Client,
  first: number,
  count: number,
  meant = 100,
): Promise<void> {
  await client.query(
    `insert into app.events (name, subject, instance_id, user_id, payload)
     select 'mood.noted', ${sqlId(8, 'i')}::text, ${at}, ${sqlId(7, 'i')},
       jsonb_build_object('depth', 0, 'pleasantness', case when i % $3::integer = 0 then ${MEANT} else ${NOT_MEANT} end)
     from generate_series($1::integer, $2::integer) i`,
    [first, first + count - 1, meant],
  );
}

/** Publishes check-ins of one person, each of which would begin a run. */
export async function publishStorm(client: Client, person: number, count: number): Promise<void> {
  await client.query(
    `insert into app.events (name, subject, instance_id, user_id, payload)
     select 'mood.noted', ${sqlId(8, '$1::integer')}::text, ${at}, ${sqlId(7, '$1::integer')},
       '{"depth": 0, "pleasantness": ${MEANT}}' from generate_series(1, $2::integer) i`,
    [person, count],
  );
}

/** When the run of each person's check-in began, in milliseconds since 1970, by the number of the person. */
export async function readBeginnings(
  client: Client,
  first: number,
  last: number,
): Promise<Map<number, number>> {
  const { rows } = await client.query<{ person: number; at: number }>(
    `select i as person, extract(epoch from r.started_at)::float8 * 1000 as at
     from generate_series($1::integer, $2::integer) i
     join public.workflow_runs r on r.instance_id = ${at} and r.user_id = ${sqlId(7, 'i')}`,
    [first, last],
  );
  return new Map(rows.map((row) => [row.person, row.at]));
}
