import type { Database } from '../database/database.ts';
import type { AnswerRow } from './answer-sql.ts';
import { refuseWrongCount } from './data-answer.ts';
import type { DataRequest } from './data-request.ts';
import { asDatabaseFailure } from './database-failure.ts';
import type { Statement } from './sql-text.ts';

/** Runs the one statement of a request in a transaction of its own. @throws DataApiError */
export async function runStatement(
  database: Database,
  request: DataRequest,
  statement: Statement,
  options: { readOnly: boolean; isBodySent: boolean },
): Promise<AnswerRow> {
  const { context } = request;
  try {
    return await database.asPrincipal(
      context,
      async (tx) => {
        const [row] = await tx.query<AnswerRow>(statement.text, statement.values);
        if (!row) throw new Error('A statement of the data API returned no row');
        refuseWrongCount(row, request, options.isBodySent);
        return row;
      },
      { readOnly: options.readOnly },
    );
  } catch (error) {
    throw asDatabaseFailure(error, context.db_role === 'anon') ?? error;
  }
}
