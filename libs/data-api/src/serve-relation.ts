import type { Database } from '@reflectory/runtime/database';
import { type DataAnswer, refuseWrongCount, withOwnSettings } from './answer/data-answer.ts';
import { DataApiError } from './data-api-error.ts';
import type { Catalogue, Relation } from './catalogue/catalogue.ts';
import type { DataRequest } from './data-request.ts';
import { explain } from './explain.ts';
import { readRelation } from './read-relation.ts';
import { getRow, runRequest } from './run-statement.ts';
import type { AnswerRow } from './statement/answer-sql.ts';
import type { Statement } from './statement/sql-text.ts';
import { planDelete, planInsert, planPut, planUpdate } from './write-relation.ts';

export type ServeOptions = { database: Database; catalogue: Catalogue };

/** A change that is still to be made: its statement and what its outcome means. */
export type PlannedChange = {
  statement: Statement;
  isBodySent: boolean;
  /** @throws DataApiError when the outcome is to be undone */
  check?: (row: AnswerRow) => void;
  toAnswer(row: AnswerRow): DataAnswer;
};

/** Answers a request for a table or view. @throws DataApiError */
export async function serveRelation(
  request: DataRequest,
  relation: Relation,
  options: ServeOptions,
): Promise<DataAnswer> {
  switch (request.method) {
    case 'GET':
    case 'HEAD':
      return readRelation(request, relation, options);
    case 'POST':
      return change(request, options, planInsert(request, relation, options));
    case 'PUT':
      return change(request, options, planPut(request, relation, options));
    case 'PATCH':
      return change(request, options, planUpdate(request, relation, options));
    case 'DELETE':
      return change(request, options, planDelete(request, relation, options));
    default:
      throw new DataApiError(405, 'PGRST117', `Unsupported HTTP method: ${request.method}`);
  }
}

async function change(
  request: DataRequest,
  { database }: ServeOptions,
  planned: PlannedChange | DataAnswer,
): Promise<DataAnswer> {
  if (!('statement' in planned)) return planned;
  const { statement, isBodySent, check, toAnswer } = planned;
  const { plan } = request.format;
  if (plan) {
    return runRequest(database, request, { readOnly: false }, (tx) => explain(tx, statement, plan));
  }
  const row = await runRequest(database, request, { readOnly: false }, async (tx) => {
    const found = await getRow<AnswerRow>(tx, statement);
    refuseWrongCount(found, request, isBodySent);
    check?.(found);
    return found;
  });
  return withOwnSettings(toAnswer(row), row);
}
