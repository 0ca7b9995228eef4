import {
  type Database,
  PROGRAM_SEARCH_PATH,
  quoteIdentifier,
  type Transaction,
} from '@reflectory/runtime/database';
import { asDatabaseFailure } from './answer/database-failure.ts';
import type { DataRequest } from './data-request.ts';
import type { Statement } from './statement/sql-text.ts';

/** Tables embedded in each other from which on the rows may be any number: each multiplies those of the one before. */
const LONG_NESTING = 3;

/** Carries a result out of a transaction that is to be undone. */
class Undone extends Error {
  readonly result: unknown;
  constructor(result: unknown) {
    super('The transaction is rolled back as asked');
    this.result = result;
  }
}

/** Runs the work of a request in a transaction of its own, undone at its end where that was asked for. @throws DataApiError */
export async function runRequest<Result>(
  database: Database,
  request: DataRequest,
  { readOnly }: { readOnly: boolean },
  run: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const { context, idempotentCall } = request;
  const { isRolledBack, timeZone } = request.preferences;
  const isUndone = isRolledBack && !readOnly;
  try {
    return await database.asPrincipal(
      context,
      async (tx) => {
        if (timeZone !== null) await tx.query("select set_config('timezone', $1, true)", [timeZone]);
        if (!isUndone) return idempotentCall && !readOnly ? idempotentCall.once(tx, () => run(tx)) : run(tx);
        const result = await run(tx);
        // What would only be noticed at the end is noticed all the same.
        await tx.query('set constraints all immediate');
        throw new Undone(result);
      },
      { readOnly, ...surroundings(request) },
    );
  } catch (error) {
    // It was thrown above, with a result of `run`.
    if (error instanceof Undone) return error.result as Result;
    throw asDatabaseFailure(error, context.db_role === 'anon') ?? error;
  }
}

/** Runs the one statement of a request that only reads. @throws DataApiError */
export async function readRow<Row extends object>(
  database: Database,
  request: DataRequest,
  { text, values }: Statement,
  generation: number,
): Promise<Row> {
  const { context } = request;
  // Few ask for another time zone: they take the way with a step more, and nobody else pays for it.
  if (request.preferences.timeZone !== null) {
    return runRequest(database, request, { readOnly: true }, (tx) => getRow<Row>(tx, { text, values }));
  }
  // A plan that was kept knows the types of columns as they were.
  const statement = { text: `${text} -- ${generation}`, values };
  try {
    return onlyRow(await database.readAsPrincipal<Row>(context, statement, surroundings(request)));
  } catch (error) {
    throw asDatabaseFailure(error, context.db_role === 'anon') ?? error;
  }
}

/** Runs a statement that returns one row. */
export async function getRow<Row extends object>(tx: Transaction, { text, values }: Statement): Promise<Row> {
  return onlyRow(await tx.query<Row>(text, values));
}

function onlyRow<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('A statement of the data API returned no row');
  return row;
}

/** What the caller's functions find around them, and what is known of the statement before it runs. */
function surroundings({ schema, method, path, headers, pairs }: DataRequest) {
  const searchPath =
    schema === 'public' ? PROGRAM_SEARCH_PATH : `${quoteIdentifier(schema)}, ${PROGRAM_SEARCH_PATH}`;
  const isLong = pairs.some(([key, text]) => key === 'select' && nestingOf(text) >= LONG_NESTING);
  return { searchPath, isLong, request: { method, path, headers: JSON.stringify(headers) } };
}

/** How deep the brackets of a text lie within each other. */
function nestingOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (const sign of text) {
    if (sign === '(') deepest = Math.max(deepest, (depth += 1));
    if (sign === ')') depth -= 1;
  }
  return deepest;
}
