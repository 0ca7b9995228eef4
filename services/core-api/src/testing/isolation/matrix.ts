import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { asSqlFailure, type Database, type Transaction } from '@reflectory/runtime/database';
import {
  createInstance,
  createPerson,
  personContext,
  type TestPerson,
  visitorContext,
} from '@reflectory/runtime/testing';
import { insertStatement, statementOf } from './statements.ts';
import { idOf, isOfAll, placeOf, type TableRule } from './table-rule.ts';
import { arrangedRows, readTableRules } from './table-rules.ts';

/** The people of the matrix; `traveller` is the owner of rows at A, acting at B, where they are a member too. */
export type Cast = {
  owner: TestPerson;
  foreigner: TestPerson;
  principals: Readonly<Record<PrincipalName, TestPerson>>;
  /** What may be done, by table. */
  rules: Readonly<Record<string, TableRule>>;
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

/** Besides the four: a row below another's, another's row below one's own, and changes of all rows without naming any. */
const operations = [
  'select',
  'insert',
  'adopt',
  'foist',
  'update',
  'delete',
  'misuse',
  'update all',
  'delete all',
  'change sealed',
] as const;
export type Operation = (typeof operations)[number];

/** No table of the product is shared yet: this one is made as a feature would make it. */
const sharedObjectsFile = path.join(import.meta.dirname, '../shared-objects.sql');

/** Features that tables belong to are on: whose rows are whose is no matter of them. */
const featuresOnSql = `
  insert into public.global_features (feature_key, enabled)
  select distinct split_part(encode(tgargs, 'escape'), '\\000', 1), true
  from pg_trigger where tgfoid = 'app.require_feature'::regproc
  on conflict (feature_key) do update set enabled = true`;

/** Lets rows of every table be written: features are on, and there is a table that is shared. */
async function allowRowsOfAll(owner: Transaction): Promise<void> {
  await owner.query(await readFile(sharedObjectsFile, 'utf8'));
  await owner.query(featuresOnSql);
}

/** Writes a row of a person in every table that people reach, with objects that somebody else may view; answers its rules. */
export async function arrangeRowsOfAll(
  owner: Transaction,
  person: TestPerson,
  guest: TestPerson,
): Promise<Readonly<Record<string, TableRule>>> {
  await allowRowsOfAll(owner);
  const rules = await readTableRules(owner);
  await arrangeParents(owner, person);
  await shareObjects(owner, person, guest);
  for (const [table, rule] of Object.entries(rules)) {
    if (!rule.row || isOfAll(rule)) continue;
    const row = { ...rule.row(person, person), instance_id: person.instanceId };
    const { text, values } = insertStatement(table, row);
    await owner.query(`${text.replace(/ returning 1$/, '')} on conflict do nothing`, values);
  }
  return rules;
}

/** Arranges two instances, their people, and the sessions and entries that other rows hang on. */
export async function createCast(owner: Transaction): Promise<Cast> {
  await allowRowsOfAll(owner);
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
  for (const person of [user, principals['A-other'], principals['B-user']])
    await arrangeParents(owner, person);
  await shareObjects(owner, user, principals['A-other']);
  return { owner: user, foreigner: principals['B-user'], principals, rules: await readTableRules(owner) };
}

/** Writes what rows of a person hang on. */
async function arrangeParents(owner: Transaction, person: TestPerson): Promise<void> {
  const place = [person.instanceId, person.id];
  await owner.query(
    "insert into public.sessions (instance_id, user_id, id, framework) values ($1, $2, $3, 'free')",
    [...place, idOf('session', person)],
  );
  await owner.query(
    "insert into public.entries (instance_id, user_id, id, text) values ($1, $2, $3, 'Text')",
    [...place, idOf('entry', person)],
  );
  await owner.query(
    `insert into public.recordings (instance_id, user_id, id, session_id, content_type, byte_count, duration_ms, peaks)
     values ($1, $2, $3, $4, 'audio/webm', 1, 1, '{}')`,
    [...place, idOf('recording', person), idOf('session', person)],
  );
  for (const [table, kind] of [
    ['tags', 'tag'],
    ['people', 'person'],
  ] as const) {
    await owner.query(
      `insert into public.${table} (instance_id, user_id, id, key, label) values ($1, $2, $3, 'old', 'Old')`,
      [...place, idOf(kind, person)],
    );
  }
  await owner.query(
    "insert into public.conversations (instance_id, user_id, id, title) values ($1, $2, $3, 'Title')",
    [...place, idOf('conversation', person)],
  );
  await owner.query(
    "insert into public.shared_objects (instance_id, user_id, id, title) values ($1, $2, $3, 'Title')",
    [...place, idOf('object', person)],
  );
  for (const { table, row } of arrangedRows(person)) {
    const { text, values } = insertStatement(table, { ...row, instance_id: person.instanceId });
    await owner.query(text, values);
  }
}

/** Lets somebody view what another person has arranged. */
async function shareObjects(owner: Transaction, person: TestPerson, guest: TestPerson): Promise<void> {
  const objects = [
    ['shared_object', idOf('object', person)],
    ...arrangedRows(person).flatMap(({ objectType, row }) => (objectType ? [[objectType, row['id']]] : [])),
  ];
  for (const object of objects) {
    await owner.query(
      `insert into public.grants (instance_id, object_type, object_id, level, user_id, accepted_at)
       values ($1, $2, $3, 'view', $4, now())`,
      [person.instanceId, ...object, guest.id],
    );
  }
}

/** Differences between what the rules say and what the database does, for one table; empty when it holds. */
export async function findDeviations(
  database: Database,
  owner: Transaction,
  cast: Cast,
  table: string,
): Promise<string[]> {
  const rule = cast.rules[table];
  if (!rule) return [`${table}: is declared by no feature`];
  const deviations: string[] = [];
  const check = async (name: PrincipalName, operation: Operation, rowOwner: TestPerson) => {
    const isDone = (await attempt(database, cast, name, operation, table, rule, rowOwner)) > 0;
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
  await run(['insert', 'adopt', 'foist']);
  await arrangeRows(owner, cast, table, rule);
  await run(['select', 'update', 'delete', 'misuse']);
  deviations.push(...(await findSweeps(database, owner, cast, table, rule)));
  if (rule.sealed) {
    const { state, reset } = rule.sealed;
    await setRows(owner, cast, table, rule, state);
    await run(['change sealed']);
    await setRows(owner, cast, table, rule, reset);
  }
  await removeRows(owner, cast, table, rule);
  return deviations;
}

/** Changes of all rows that name none: PostgreSQL asks no policy for reading about them. */
async function findSweeps(
  database: Database,
  owner: Transaction,
  cast: Cast,
  table: string,
  rule: TableRule,
): Promise<string[]> {
  const deviations: string[] = [];
  for (const name of principalNames) {
    const most = await countOwn(owner, cast, name, table, rule);
    for (const operation of ['update all', 'delete all'] as const) {
      const amount = await attempt(database, cast, name, operation, table, rule, cast.owner);
      if (amount > most)
        deviations.push(`${table}: ${name} could ${operation}: ${amount} rows, ${most} are theirs`);
    }
  }
  return deviations;
}

/** Rows of a table that a principal may change. */
async function countOwn(
  owner: Transaction,
  { principals }: Cast,
  name: PrincipalName,
  table: string,
  rule: TableRule,
): Promise<number> {
  const actor = { ...principals[name], instanceId: principals[name].context.instance_id };
  const isSuper = name === 'super at A';
  const isAdmin = isSuper || ['A-admin', 'B-admin'].includes(name);
  if (isOfAll(rule)) {
    if (isSuper) return Infinity;
    return rule.kind === 'instances' && isAdmin ? 1 : 0;
  }
  const count = async (where: string) => {
    const [row] = await owner.query<{ amount: number }>(
      `select count(*)::int as amount from ${placeOf(table)} where ${where}`,
    );
    return row?.amount ?? 0;
  };
  if (rule.kind === 'personal' || rule.kind === 'shared')
    return name === 'anon' ? 0 : count(`${rule.where(actor)} or ${rule.alsoTheirs?.(actor) ?? 'false'}`);
  const isOfAdmins = ['of the instance', 'of members', 'membership', 'of admins'].includes(rule.kind);
  return isOfAdmins && isAdmin ? count(`instance_id = '${actor.instanceId}'`) : 0;
}

async function setRows(
  owner: Transaction,
  { owner: own, foreigner }: Cast,
  table: string,
  rule: TableRule,
  state: string,
): Promise<void> {
  for (const person of [own, foreigner]) {
    await owner.query(`update ${placeOf(table)} set ${state} where ${rule.where(person)}`);
  }
}

function isPermitted(
  cast: Cast,
  name: PrincipalName,
  operation: Operation,
  rule: TableRule,
  rowOwner: TestPerson,
): boolean {
  if (operation === 'adopt' || operation === 'foist') return false;
  if (operation === 'insert' && (!rule.row || rule.isAddedByService)) return false;
  if (rule.kind === 'instances' || rule.kind === 'of all instances') {
    return isPermittedOfAll(cast, name, operation, rule, rowOwner);
  }
  if (operation === 'misuse' || operation === 'change sealed') return false;
  const isOwnRow = cast.principals[name] === rowOwner;
  if (operation === 'delete' && rule.isKept) return false;
  if (operation === 'update' && rule.isFixed) return false;
  if (rule.kind === 'shared' && name === 'A-other' && rowOwner === cast.owner)
    return rule.guestMay?.includes(operation) ?? false;
  if (rule.kind === 'personal' || rule.kind === 'shared') return isOwnRow;
  const rowIsAtB = rowOwner === cast.foreigner;
  const actsAtB = name.startsWith('B-') || name === 'traveller';
  if (rowIsAtB !== actsAtB) return false;
  if (rule.kind === 'seen by members') return operation === 'select' && name !== 'anon';
  if (rule.kind === 'open') return operation === 'select' || operation === 'insert';
  const isAdmin = ['A-admin', 'B-admin', 'super at A'].includes(name);
  if (rule.kind === 'of the instance') return operation === 'select' || isAdmin;
  if (rule.kind === 'of members') return operation === 'select' ? name !== 'anon' : isAdmin;
  if (rule.kind === 'of admins') return isAdmin;
  if (operation === 'select') return isAdmin || isOwnRow;
  return operation === 'update' && isAdmin;
}

function isPermittedOfAll(
  cast: Cast,
  name: PrincipalName,
  operation: Operation,
  { kind, misuse, sealed }: TableRule,
  rowOwner: TestPerson,
): boolean {
  if (operation === 'misuse' && !misuse) return false;
  if (operation === 'change sealed' && !sealed) return false;
  if (kind === 'instances' && operation === 'delete') return false;
  if (name === 'super at A') return true;
  if (kind === 'of all instances') return operation === 'select';
  const isHere = cast.principals[name].context.instance_id === rowOwner.instanceId && name !== 'anon';
  const isAdmin = name === 'A-admin' || name === 'B-admin';
  return isHere && (operation === 'select' || (operation === 'update' && isAdmin));
}

class RollBack extends Error {}

/** Rows that the operation touched; nothing of it stays. */
async function attempt(
  database: Database,
  { principals }: Cast,
  name: PrincipalName,
  operation: Operation,
  table: string,
  rule: TableRule,
  rowOwner: TestPerson,
): Promise<number> {
  const actor = principals[name];
  const statement = statementOf(operation, table, rule, rowOwner, actor, principals['A-other']);
  if (statement === null) return 0;
  let touched = 0;
  try {
    await database.asPrincipal(actor.context, async (tx) => {
      touched = (await tx.query(statement.text, statement.values)).length;
      throw new RollBack();
    });
  } catch (error) {
    if (error instanceof RollBack) return touched;
    // A key that carries the instance is a wall of its own.
    if (!['42501', '23503'].includes(asSqlFailure(error)?.code ?? '')) throw error;
  }
  return 0;
}

async function arrangeRows(owner: Transaction, cast: Cast, table: string, rule: TableRule): Promise<void> {
  if (!rule.row || isOfAll(rule)) return;
  for (const person of [cast.owner, cast.foreigner]) {
    const { text, values } = insertStatement(table, {
      ...rule.row(person, person),
      instance_id: person.instanceId,
    });
    await owner.query(text, values);
  }
}

async function removeRows(owner: Transaction, cast: Cast, table: string, rule: TableRule): Promise<void> {
  if (!rule.row || isOfAll(rule)) return;
  const keptIds = [cast.owner, cast.foreigner, cast.principals['A-other']].flatMap((person) => [
    idOf('session', person),
    idOf('entry', person),
    idOf('object', person),
    idOf('tag', person),
    idOf('person', person),
    idOf('recording', person),
    idOf('conversation', person),
  ]);
  const parents = ['sessions', 'entries', 'shared_objects', 'tags', 'people', 'recordings', 'conversations'];
  const isParent = parents.includes(table);
  const kept = isParent
    ? `and id <> all ('{${keptIds.join(',')}}')`
    : rule.kept
      ? `and not (${rule.kept})`
      : '';
  for (const person of [cast.owner, cast.foreigner]) {
    // An entry takes its session along, which the other tables still need.
    if (table === 'entries') {
      await owner.query(`update public.entries set session_id = null where ${rule.where(person)}`);
    }
    await owner.query(`delete from ${placeOf(table)} where ${rule.where(person)} ${kept}`);
  }
}
