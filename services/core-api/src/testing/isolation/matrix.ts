import type { Database, Transaction } from '../../database/database.ts';
import { asSqlFailure } from '../../database/sql-failure.ts';
import { createInstance, createPerson, personContext, type TestPerson, visitorContext } from '../world.ts';
import { idOf, tableRules, type TableRule } from './table-rules.ts';

/** The people of the matrix; `traveller` is the owner of rows at A, acting at B, where they are a member too. */
export type Cast = {
  owner: TestPerson;
  foreigner: TestPerson;
  principals: Readonly<Record<PrincipalName, TestPerson>>;
};

const principalNames = [
  'anon',
  'A-user',
  'A-other',
  'A-admin',
  'B-user',
  'B-admin',
  'super at A',
  'traveller',
] as const;
type PrincipalName = (typeof principalNames)[number];

const operations = ['select', 'insert', 'adopt', 'update', 'delete'] as const;
type Operation = (typeof operations)[number];

/** Arranges two instances, their people, and the sessions and entries that other rows hang on. */
export async function createCast(owner: Transaction): Promise<Cast> {
  const a = await createInstance(owner, 'a');
  const b = await createInstance(owner, 'b');
  const user = await createPerson(owner, a);
  await owner.query('insert into public.instance_users (instance_id, user_id) values ($1, $2)', [b, user.id]);
  const travelling = { ...user, instanceId: b, role: 'user' as const };
  const principals = {
    anon: { ...user, id: '', context: visitorContext(a) },
    'A-user': user,
    'A-other': await createPerson(owner, a),
    'A-admin': await createPerson(owner, a, 'admin'),
    'B-user': await createPerson(owner, b),
    'B-admin': await createPerson(owner, b, 'admin'),
    'super at A': await createPerson(owner, a, 'super_admin'),
    traveller: { ...user, context: personContext(travelling) },
  };
  for (const person of [user, principals['A-other'], principals['B-user']]) {
    const place = [person.instanceId, person.id];
    await owner.query(
      "insert into public.sessions (instance_id, user_id, id, framework) values ($1, $2, $3, 'free')",
      [...place, idOf('session', person)],
    );
    await owner.query(
      "insert into public.entries (instance_id, user_id, id, text) values ($1, $2, $3, 'Text')",
      [...place, idOf('entry', person)],
    );
  }
  return { owner: user, foreigner: principals['B-user'], principals };
}

/** Differences between what the rules say and what the database does, for one table; empty when it holds. */
export async function findDeviations(
  database: Database,
  owner: Transaction,
  cast: Cast,
  table: string,
): Promise<string[]> {
  const rule = tableRules[table];
  if (!rule) return [`${table}: is not described in table-rules.ts`];
  const deviations: string[] = [];
  const check = async (name: PrincipalName, operation: Operation, rowOwner: TestPerson) => {
    const isDone = await attempt(database, cast, name, operation, table, rule, rowOwner);
    if (isDone === isPermitted(cast, name, operation, rule, rowOwner)) return;
    const whose = rowOwner === cast.owner ? 'A-user' : 'B-user';
    deviations.push(`${table}: ${name} ${isDone ? 'could' : 'could not'} ${operation} the row of ${whose}`);
  };
  const run = async (wanted: readonly Operation[]) => {
    for (const name of principalNames) {
      const checks = wanted.flatMap((operation) =>
        [cast.owner, cast.foreigner].map((rowOwner) => check(name, operation, rowOwner)),
      );
      await Promise.all(checks);
    }
  };
  await run(['insert', 'adopt']);
  await arrangeRows(owner, cast, table, rule);
  await run(['select', 'update', 'delete']);
  await removeRows(owner, cast, table, rule);
  return deviations;
}

function isPermitted(
  cast: Cast,
  name: PrincipalName,
  operation: Operation,
  rule: TableRule,
  rowOwner: TestPerson,
): boolean {
  if (operation === 'adopt') return false;
  if (operation === 'insert' && !rule.row) return false;
  const isOwnRow = cast.principals[name] === rowOwner;
  if (operation === 'delete' && rule.isKept) return false;
  if (rule.kind === 'personal') return isOwnRow;
  const rowIsAtB = rowOwner === cast.foreigner;
  const actsAtB = name.startsWith('B-') || name === 'traveller';
  if (rowIsAtB !== actsAtB) return false;
  const isAdmin = ['A-admin', 'B-admin', 'super at A'].includes(name);
  if (rule.kind === 'of the instance') return operation === 'select' || isAdmin;
  if (operation === 'select') return isAdmin || isOwnRow;
  return operation === 'update' && isAdmin;
}

class RollBack extends Error {}

/** Whether the operation touched a row; nothing of it stays. */
async function attempt(
  database: Database,
  { principals }: Cast,
  name: PrincipalName,
  operation: Operation,
  table: string,
  rule: TableRule,
  rowOwner: TestPerson,
): Promise<boolean> {
  const actor = principals[name];
  const statement = statementOf(operation, table, rule, rowOwner, actor, principals['A-other']);
  if (statement === null) return false;
  let isDone = false;
  try {
    await database.asPrincipal(actor.context, async (tx) => {
      isDone = (await tx.query(statement.text, statement.values)).length > 0;
      throw new RollBack();
    });
  } catch (error) {
    if (error instanceof RollBack) return isDone;
    // A key that carries the instance is a wall of its own.
    if (!['42501', '23503'].includes(asSqlFailure(error)?.code ?? '')) throw error;
  }
  return false;
}

type Statement = { text: string; values: unknown[] };

function statementOf(
  operation: Operation,
  table: string,
  rule: TableRule,
  rowOwner: TestPerson,
  actor: TestPerson,
  stranger: TestPerson,
): Statement | null {
  const where = rule.where(rowOwner);
  if (operation === 'select') return { text: `select 1 from public.${table} where ${where}`, values: [] };
  if (operation === 'update') {
    return { text: `update public.${table} set ${rule.change} where ${where} returning 1`, values: [] };
  }
  if (operation === 'delete')
    return { text: `delete from public.${table} where ${where} returning 1`, values: [] };
  if (!rule.row) return null;
  if (operation === 'insert')
    return insertStatement(table, placed(rule.row(rowOwner, rowOwner), rowOwner, actor));
  // Only somebody of the same instance is a threat here: keys carry the instance.
  return rule.hasParent &&
    actor.id !== '' &&
    rowOwner.id === actor.id &&
    actor.context.instance_id === rowOwner.instanceId
    ? insertStatement(table, rule.row(actor, stranger))
    : null;
}

/** Where the row is another instance's, the actor tries to name that instance. */
function placed(
  row: Record<string, unknown>,
  rowOwner: TestPerson,
  actor: TestPerson,
): Record<string, unknown> {
  return rowOwner.instanceId === actor.context.instance_id
    ? row
    : { ...row, instance_id: rowOwner.instanceId };
}

function insertStatement(table: string, row: Record<string, unknown>): Statement {
  const places = Object.keys(row).map((_, index) => `$${index + 1}`);
  return {
    text: `insert into public.${table} (${Object.keys(row).join(', ')}) values (${places.join(', ')}) returning 1`,
    values: Object.values(row),
  };
}

async function arrangeRows(owner: Transaction, cast: Cast, table: string, rule: TableRule): Promise<void> {
  if (!rule.row) return;
  for (const person of [cast.owner, cast.foreigner]) {
    const { text, values } = insertStatement(table, {
      ...rule.row(person, person),
      instance_id: person.instanceId,
    });
    await owner.query(text, values);
  }
}

async function removeRows(owner: Transaction, cast: Cast, table: string, rule: TableRule): Promise<void> {
  if (!rule.row) return;
  const keptIds = [cast.owner, cast.foreigner, cast.principals['A-other']].flatMap((person) => [
    idOf('session', person),
    idOf('entry', person),
  ]);
  const isParent = table === 'sessions' || table === 'entries';
  const kept = isParent ? `and id <> all ('{${keptIds.join(',')}}')` : '';
  for (const person of [cast.owner, cast.foreigner]) {
    await owner.query(`delete from public.${table} where ${rule.where(person)} ${kept}`);
  }
}
