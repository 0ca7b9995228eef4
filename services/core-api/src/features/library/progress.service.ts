import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { DecisionOutcome } from '@reflectory/domain/library';
import { DECISION_FRAMEWORK, readDecision } from '@reflectory/domain/library';
import type { Transaction } from '@reflectory/runtime/database';
import { productFrameworks } from './content/frameworks.ts';

type Progress = FunctionOutput<'get-progress'>;

/** Frameworks that are told, and decisions that are compared. */
const MOST_FRAMEWORKS = 16;
const MOST_DECISIONS = 500;

/** Free writing is no framework that one gets on with. */
const walkedSql = `
  with walked as materialized (
    select split_part(e.framework, '@', 1) as key, e.framework_name as name, e.entry_at,
      (e.entry_at at time zone coalesce(e.time_zone, $3))::date as day
    from entries e
    where e.instance_id = app.instance_id() and e.user_id = auth.uid() and e.binned_at is null and e.framework <> 'free'
      and ($1::date is null or e.entry_at >= ($1::date - ($2::date - $1::date + 2))::timestamp at time zone $3)
      and e.entry_at < ($2::date + 2)::timestamp at time zone $3)
  select key, (array_agg(name order by entry_at desc) filter (where name is not null))[1] as name,
    count(*) filter (where $1::date is null or day >= $1::date)::integer as entries,
    count(*) filter (where day < $1::date)::integer as before,
    min(day)::text as first, max(day)::text as last
  from walked where day <= $2::date and ($1::date is null or day >= $1::date - ($2::date - $1::date + 1))
  group by key order by entries desc, before desc, key limit ${MOST_FRAMEWORKS}`;

const decidedSql = `
  select e.framework, s.answers, r.outcome
  from decision_reviews r
  join entries e on e.instance_id = r.instance_id and e.id = r.entry_id and e.binned_at is null
  join sessions s on s.instance_id = e.instance_id and s.id = e.session_id
  where r.instance_id = app.instance_id() and r.user_id = auth.uid() and e.framework = any ($1)
  order by r.reviewed_at desc limit ${MOST_DECISIONS}`;

/** How often each framework was walked, and how likely decisions seemed beside what came of them. */
export async function getProgress(
  tx: Transaction,
  { from, to, zone }: FunctionInput<'get-progress'>,
): Promise<Progress> {
  const documents = new Map(
    productFrameworks
      .filter(({ key }) => key === DECISION_FRAMEWORK)
      .map((document) => [`${document.key}@${document.version}`, document]),
  );
  const frameworks = await tx.query<Progress['frameworks'][number]>(walkedSql, [from, to, zone]);
  const decided = await tx.query<{ framework: string; answers: string[]; outcome: DecisionOutcome }>(
    decidedSql,
    [[...documents.keys()]],
  );
  const forecasts = decided.flatMap(({ framework, answers, outcome }) => {
    const document = documents.get(framework);
    const { probability } = document ? readDecision(document, answers) : { probability: null };
    return probability === null ? [] : [{ probability, outcome }];
  });
  return { frameworks, forecasts };
}
