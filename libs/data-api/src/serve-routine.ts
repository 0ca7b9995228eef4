import { type DataAnswer, readAnswer, refuseWrongCount, withOwnSettings } from './answer/data-answer.ts';
import { DataApiError } from './data-api-error.ts';
import { type Catalogue, offerOf, type Routine } from './catalogue/catalogue.ts';
import { getRoutine, type GivenArguments } from './catalogue/find-routine.ts';
import { type DataRequest, queryOf } from './data-request.ts';
import { explain } from './explain.ts';
import { getRow, readRow, runRequest } from './run-statement.ts';
import type { ServeOptions } from './serve-relation.ts';
import type { AnswerRow } from './statement/answer-sql.ts';
import { type CallArguments, callStatement } from './statement/call-statement.ts';
import { readArguments } from './statement/payload.ts';

/** Answers a call of a function: POST with arguments as body, GET and HEAD with arguments in the query string. */
export async function serveRoutine(
  request: DataRequest,
  name: string,
  { database, catalogue }: ServeOptions,
): Promise<DataAnswer> {
  if (!request.isRead && request.method !== 'POST') {
    throw new DataApiError(405, 'PGRST101', `Cannot use the ${request.method} method on RPC`);
  }
  const { routine, given, pairs } = request.isRead
    ? chooseByQuery(request, catalogue, name)
    : { ...chooseByBody(request, catalogue, name), pairs: request.pairs };
  const query = queryOf(request, pairs);
  const { format, preferences } = request;
  const hasCount = preferences.count !== null;
  const statement = callStatement(routine, given, {
    catalogue,
    query,
    format: format.rows,
    maxRows: catalogue.settings.maxRows,
    hasCount,
  });
  refuseUnboundLimit(request, routine);
  const readOnly = request.isRead || !routine.isVolatile;
  const { plan } = format;
  if (plan) return runRequest(database, request, { readOnly }, (tx) => explain(tx, statement, plan));
  const isManyRows = routine.columns !== null && routine.returnsSet;
  const checked = (found: AnswerRow) => {
    refuseWrongCount(found, request, isManyRows);
    return found;
  };
  const row = readOnly
    ? checked(await readRow<AnswerRow>(database, request, statement, catalogue.generation))
    : await runRequest(database, request, { readOnly }, async (tx) => checked(await getRow(tx, statement)));
  const answer = readAnswer(row, query.offset);
  const isEmpty = routine.isVoid || (!request.isRead && preferences.applied.get('return') === 'minimal');
  return withOwnSettings(isEmpty ? { ...answer, status: 204, body: null } : answer, row);
}

/** What one value affects cannot be counted. @throws DataApiError PGRST128 */
function refuseUnboundLimit({ preferences }: DataRequest, { returnsSet }: Routine): void {
  if (preferences.maxAffected === null || returnsSet) return;
  throw new DataApiError(
    400,
    'PGRST128',
    'Function must return SETOF or TABLE when max-affected preference is used with handling=strict',
  );
}

type Chosen = { routine: Routine; given: CallArguments };

const bodyTypesOf = new Map([
  ['application/json', ['json', 'jsonb']],
  ['text/plain', ['text']],
  ['text/xml', ['xml']],
  ['application/octet-stream', ['bytea']],
]);

function chooseByBody(request: DataRequest, catalogue: Catalogue, name: string): Chosen {
  const { body, bodyType, schema } = request;
  const bodyTypes = bodyTypesOf.get(bodyType) ?? ['json', 'jsonb'];
  const isRaw =
    bodyType === 'text/plain' || bodyType === 'text/xml' || bodyType === 'application/octet-stream';
  const read = isRaw ? null : readArguments(body, bodyType);
  const wanted: GivenArguments = {
    names: read?.keys ?? [],
    bodyTypes,
    isNamed: read !== null && !read.isBare,
  };
  const routine = getRoutine(catalogue, schema, name, wanted);
  const takesWhole = routine.arguments.length === 1 && routine.arguments[0]?.name === '';
  if (read && !takesWhole) return { routine, given: { kind: 'json', ...read } };
  const whole = read?.json ?? (Buffer.isBuffer(body) ? body : String(body ?? ''));
  return { routine, given: { kind: 'body', body: whole } };
}

const keywords = new Set(['select', 'order', 'limit', 'offset', 'or', 'and', 'not.or', 'not.and', 'columns']);

/** In a query string arguments and filters stand side by side; the names of the function's arguments tell them apart. */
function chooseByQuery(request: DataRequest, catalogue: Catalogue, name: string) {
  const routines = offerOf(catalogue, request.schema).routines.get(name) ?? [];
  const names = new Set(routines.flatMap((routine) => routine.arguments.map((argument) => argument.name)));
  const columns = new Set(routines.flatMap((routine) => columnsOf(routine, catalogue)));
  const isArgument = (key: string) =>
    names.has(key) || (!keywords.has(key) && !key.includes('.') && !columns.has(key.split('->')[0] ?? key));
  const texts = new Map<string, string[]>();
  for (const [key, value] of request.pairs) {
    if (isArgument(key)) texts.set(key, [...(texts.get(key) ?? []), value]);
  }
  const wanted = { names: [...texts.keys()], bodyTypes: null, isNamed: true };
  const routine = getRoutine(catalogue, request.schema, name, wanted);
  const given: CallArguments = { kind: 'texts', texts };
  return { routine, given, pairs: request.pairs.filter(([key]) => !texts.has(key)) };
}

function columnsOf({ columns, relation }: Routine, { relations }: Catalogue): string[] {
  const computed = relation === null ? undefined : relations.get(relation)?.computed;
  return [...(columns?.keys() ?? []), ...(computed?.keys() ?? [])];
}
