import { type CallArguments, callStatement } from './call-statement.ts';
import { type Catalogue, getRoutine } from './catalogue.ts';
import { type DataAnswer, readAnswer } from './data-answer.ts';
import { DataApiError } from './data-api-error.ts';
import { type DataRequest, queryOf } from './data-request.ts';
import { readArguments } from './payload.ts';
import { runStatement } from './run-statement.ts';
import type { ServeOptions } from './serve-relation.ts';

/** Answers a call of a function: POST with JSON arguments, GET and HEAD with arguments in the query string. */
export async function serveRoutine(
  request: DataRequest,
  name: string,
  { database, catalogue, maxRows }: ServeOptions,
): Promise<DataAnswer> {
  if (!request.isRead && request.method !== 'POST') {
    throw new DataApiError(405, 'PGRST101', 'Only GET, HEAD and POST requests are allowed for functions');
  }
  const { given, pairs } = request.isRead
    ? splitPairs(request, catalogue, name)
    : { given: { kind: 'json' as const, ...readArguments(request.body) }, pairs: request.pairs };
  const keys = given.kind === 'json' ? given.keys : [...given.texts.keys()];
  const routine = getRoutine(catalogue, name, keys);
  const query = queryOf(request, pairs);
  const { format, preferences } = request;
  const statement = callStatement(routine, given, {
    catalogue,
    query,
    format,
    maxRows,
    hasCount: preferences.hasCount,
  });
  const isRow = routine.columns !== null && routine.returnsSet;
  const row = await runStatement(database, request, statement, {
    readOnly: request.isRead || !routine.isVolatile,
    isBodySent: isRow,
  });
  if (routine.isVoid) return { status: 204, contentRange: null, body: null };
  return readAnswer(row, query.offset);
}

const keywords = new Set(['select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'not.and']);

/** In a query string arguments and filters stand side by side; the names of the function's arguments tell them apart. */
function splitPairs(
  { pairs }: DataRequest,
  catalogue: Catalogue,
  name: string,
): { given: CallArguments; pairs: DataRequest['pairs'] } {
  const routines = catalogue.routines.get(name) ?? [];
  const names = new Set(routines.flatMap((routine) => routine.arguments.map((argument) => argument.name)));
  const columns = new Set(routines.flatMap((routine) => [...(routine.columns?.keys() ?? [])]));
  const isArgument = (key: string) => names.has(key) || (!keywords.has(key) && !columns.has(key));
  return {
    given: { kind: 'texts', texts: new Map(pairs.filter(([key]) => isArgument(key))) },
    pairs: pairs.filter(([key]) => !isArgument(key)),
  };
}
