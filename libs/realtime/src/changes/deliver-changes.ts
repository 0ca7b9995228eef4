import { asSqlFailure, type Database, type Transaction } from '@reflectory/runtime/database';
import { isRegular, type PatternAnswers, patternKey, textOf } from './change-filter.ts';
import { askPatterns, type Change } from './changes.repository.ts';
import {
  type Candidate,
  type Delivery,
  findCandidates,
  findDeliveries,
  isGuarded,
  type Question,
  questionKey,
  questionsOf,
  type Subscriber,
  type Tables,
  toldKey,
} from './subscriptions.ts';
import { mayRead, presentChange, rowOf, shownRow } from './told-row.ts';
import { findReadableRemoved, findVisibleRows, keyText } from './visible-rows.ts';

type Visible = ReadonlyMap<string, ReadonlySet<string>>;

/** Questions that are asked at once; the other connections are for calls. */
const QUESTIONS_AT_ONCE = 4;
/** Milliseconds that the regular expressions of all subscribers may take. */
const PATTERNS_MS = 500;

export type DeliverOptions = {
  database: Database;
  subscribers: Iterable<Subscriber>;
  tables: Tables;
  onError: (error: unknown) => void;
};

/** Tells each subscriber of the changes that they asked for and may see, in order. */
export async function deliverChanges(
  changes: readonly Change[],
  { database, subscribers, tables, onError }: DeliverOptions,
): Promise<void> {
  const candidates = findCandidates(subscribers, changes, tables);
  const patterns = await answerPatterns(database, candidates, onError);
  const deliveries = findDeliveries(candidates, patterns);
  const visible = await askAll(database, questionsOf(deliveries), onError);
  const write = createWriter();
  for (const delivery of deliveries) {
    if (isShown(delivery, visible)) delivery.subscriber.send(write(delivery));
  }
}

function isShown(delivery: Delivery, visible: Visible): boolean {
  const { subscriber, change, table } = delivery;
  if (!mayRead(subscriber.context, table)) return false;
  if (!isGuarded(delivery)) return true;
  return visible.get(questionKey(delivery))?.has(keyText(table, rowOf(change))) ?? false;
}

/** Writes what subscribers are told; those who are told the same of a change share the text. */
function createWriter(): (delivery: Delivery) => string {
  let written = new Map<string, string>();
  let last: Change | null = null;
  return (delivery) => {
    const { subscriber, change, table, ids, select } = delivery;
    if (change !== last) written = new Map();
    last = change;
    const key = toldKey(delivery);
    const data = written.get(key) ?? JSON.stringify(presentChange(subscriber.context, table, change, select));
    written.set(key, data);
    return `{"ids":${JSON.stringify(ids)},"data":${data}}`;
  };
}

async function askAll(
  database: Database,
  questions: ReadonlyMap<string, Question>,
  onError: (error: unknown) => void,
): Promise<Visible> {
  const visible = new Map<string, ReadonlySet<string>>();
  const rest = [...questions];
  const askOn = async () => {
    for (let next = rest.pop(); next; next = rest.pop()) {
      const [key, question] = next;
      const seen = database.asPrincipal(question.context, (tx) => answer(tx, question), {
        readOnly: true,
        isOfService: true,
      });
      visible.set(key, await seen.catch((error: unknown) => nothingIfHopeless(error, onError)));
    }
  };
  await Promise.all(Array.from({ length: QUESTIONS_AT_ONCE }, askOn));
  return visible;
}

async function answer(
  tx: Transaction,
  { context, table, rows, isRemoved }: Question,
): Promise<ReadonlySet<string>> {
  if (!isRemoved) return findVisibleRows(tx, table, rows);
  const condition = table.readConditions?.[context.db_role] ?? null;
  return condition === null ? new Set() : findReadableRemoved(tx, table, rows, condition);
}

/** SQLSTATE classes of questions that fail however often they are asked: a policy that divides by zero, say. */
const HOPELESS = ['22', '2F', '38', '39', '42', 'P0'];
const FORBIDDEN = '42501';

/** One table that cannot be asked about must not keep the changes of all others back. */
function nothingIfHopeless(error: unknown, onError: (error: unknown) => void): Set<string> {
  const code = asSqlFailure(error)?.code ?? '';
  if (!HOPELESS.includes(code.slice(0, 2))) throw error;
  // Who may not even ask sees nothing, and that is no failure.
  if (code !== FORBIDDEN) onError(error);
  return new Set();
}

/** Asks the database, which alone knows its regular expressions; what takes too long fits nothing. */
async function answerPatterns(
  database: Database,
  candidates: readonly Candidate[],
  onError: (error: unknown) => void,
): Promise<PatternAnswers> {
  const questions = new Map<string, { text: string; pattern: string; ignoresCase: boolean }>();
  for (const { subscriber, change, binding } of candidates) {
    for (const filter of binding.filters.filter(isRegular)) {
      const value = shownRow(subscriber.context, binding.table, change)[filter.column] ?? null;
      if (value === null) continue;
      const ignoresCase = filter.operator === 'imatch';
      const text = textOf(value);
      questions.set(patternKey(filter, text), { text, pattern: String(filter.values[0]), ignoresCase });
    }
  }
  if (questions.size === 0) return new Map();
  const ask = database.asService(
    'realtime_admin',
    null,
    async (tx) => {
      await tx.query(`set local statement_timeout = ${PATTERNS_MS}`);
      return askPatterns(tx, [...questions.values()]);
    },
    { readOnly: true },
  );
  const answers = await ask.catch((error: unknown) => {
    // A failure of the connection is tried again with the whole batch.
    if (asSqlFailure(error)?.code !== '57014') throw error;
    onError(error);
    return [];
  });
  return new Map([...questions.keys()].map((key, index) => [key, answers[index] ?? false]));
}
