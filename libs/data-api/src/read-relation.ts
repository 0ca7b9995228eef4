import type { Transaction } from '@reflectory/runtime/database';
import { type DataAnswer, readAnswer, refuseWrongCount, withOwnSettings } from './answer/data-answer.ts';
import type { Relation } from './catalogue/catalogue.ts';
import { type DataRequest, queryOf } from './data-request.ts';
import { estimateRows, explain } from './explain.ts';
import type { ParsedQuery } from './grammar/parse-query.ts';
import type { CountKind } from './grammar/preferences.ts';
import { getRow, readRow, runRequest } from './run-statement.ts';
import type { ServeOptions } from './serve-relation.ts';
import type { AnswerRow } from './statement/answer-sql.ts';
import { estimateStatement, readStatement } from './statement/read-statement.ts';

/** Rows up to which an estimated count is exact, where answers have no bound. */
const COUNTED_ROWS = 1000;

/** Answers a read of a table or view. @throws DataApiError */
export async function readRelation(
  request: DataRequest,
  relation: Relation,
  options: ServeOptions,
): Promise<DataAnswer> {
  const { catalogue, database } = options;
  const { maxRows } = catalogue.settings;
  const { plan, rows: format } = request.format;
  const query = queryOf(request, request.pairs);
  const count = countOf(request, relation);
  const exactRows = maxRows ?? COUNTED_ROWS;
  const counted = count === 'exact' ? 'all' : count === 'estimated' && exactRows + 1;
  const statement = readStatement(catalogue, relation, {
    query,
    format,
    maxRows,
    counted,
    hasBody: request.method !== 'HEAD',
  });
  if (plan) return runRequest(database, request, { readOnly: true }, (tx) => explain(tx, statement, plan));
  const isEstimated = count === 'planned' || count === 'estimated';
  const row = isEstimated
    ? await runRequest(database, request, { readOnly: true }, async (tx) => {
        const found = await getRow<AnswerRow>(tx, statement);
        if (found.total !== null && found.total <= exactRows) return found;
        return { ...found, total: await estimate(tx, found, query, relation, options) };
      })
    : await readRow<AnswerRow>(database, request, statement, catalogue.generation);
  refuseWrongCount(row, request, true);
  return withOwnSettings(readAnswer(row, query.offset), row);
}

/** What is known already is less than what is there. */
async function estimate(
  tx: Transaction,
  { rows, total }: AnswerRow,
  query: ParsedQuery,
  relation: Relation,
  { catalogue }: ServeOptions,
): Promise<number> {
  const planned = await estimateRows(tx, estimateStatement(catalogue, relation, query));
  return Math.max(planned, total ?? 0, rows === 0 ? 0 : query.offset + rows);
}

/** What the planner knows comes from the rows of all instances, so it is asked of nothing that policies guard. */
function countOf({ preferences, context }: DataRequest, { isGuarded }: Relation): CountKind | null {
  const { count } = preferences;
  const isHidden = isGuarded && context.db_role !== 'service_role';
  return count !== null && isHidden ? 'exact' : count;
}
