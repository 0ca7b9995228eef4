import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Transaction } from '@reflectory/runtime/database';
import type { DuePerson } from '../../reminding/index.ts';

type DueDecision = FunctionOutput<'list-due-decisions'>['decisions'][number];
/** Name of a framework, as `decision-journal@1` → the place of its day among the answers, from 1. */
export type ReviewPositions = Readonly<Record<string, number>>;

/** Decisions of the caller whose day has come, those that wait the longest first. */
export const listDueDecisions = (
  tx: Transaction,
  positions: ReviewPositions,
  day: string,
  most: number,
): Promise<DueDecision[]> =>
  tx.query<DueDecision>(
    `select entry_id, title, made_on::text, review_on
     from app.due_decisions(app.instance_id(), auth.uid(), $1, '0001-01-01', $2) limit $3`,
    [JSON.stringify(positions), day, most],
  );

/** Days of decisions that are told at once, and the last that is looked for. */
const MOST_DAYS = 200;
const LAST_DAY = '9999-12-31';

/** Days from `first` on, on which the caller looks back on a decision; nothing of what was decided. */
export const listDecisionDays = (
  tx: Transaction,
  positions: ReviewPositions,
  first: string,
): Promise<{ id: string; day: string; changed_at: Date }[]> =>
  tx.query(
    `select d.entry_id as id, d.review_on as day, greatest(e.updated_at, s.updated_at) as changed_at
     from app.due_decisions(app.instance_id(), auth.uid(), $1, $2, $3) d
     join entries e on e.id = d.entry_id
     join sessions s on s.id = e.session_id
     where (select app.is_feature_enabled('library')) limit $4`,
    [JSON.stringify(positions), first, LAST_DAY, MOST_DAYS],
  );

/** With how many decisions became clear; 0 where there is nothing to send. */
export type DecisionReminder = DuePerson & { decisions: number };

/** Takes whose morning has come at a moment, each once. Needs the role worker. */
export const takeDecisionReminders = (
  db: Transaction,
  at: Date,
  most: number,
  positions: ReviewPositions,
): Promise<DecisionReminder[]> =>
  db.query<DecisionReminder>('select * from app.take_decision_reminders($1, $2, $3)', [
    at,
    most,
    JSON.stringify(positions),
  ]);
