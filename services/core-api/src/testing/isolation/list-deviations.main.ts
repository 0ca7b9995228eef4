import { createInterface } from 'node:readline';
import { createDatabase } from '@reflectory/runtime/database';
import { createTestOwner } from '@reflectory/runtime/testing';
import { createCast, findDeviations } from './matrix.ts';
import { findFunctionDeviations } from './functions.ts';
import { findProtectionProblems, listInternalTablesOfClients } from './protection.ts';

/**
 * Answers each line of its input with a line of JSON: the name of a table or function with what deviates from its rules
 * in SQL, `protection` with what is not protected. The first line says that the people of the matrix are there.
 */
const { CORE_API_DATABASE_URL = '', CORE_API_DATABASE_OWNER_URL = '' } = process.env;
const client = await createTestOwner(CORE_API_DATABASE_OWNER_URL);
const owner = {
  query: async <Row extends object>(text: string, values: readonly unknown[] = []) =>
    (await client.query<Row>(text, [...values])).rows,
};
const database = createDatabase({ url: CORE_API_DATABASE_URL });
const say = (found: readonly string[]) => process.stdout.write(`${JSON.stringify(found)}\n`);

const open = new Set(['app.instances']);

async function findProblems(): Promise<string[]> {
  const internal = await listInternalTablesOfClients(owner);
  return [
    ...(await findProtectionProblems(owner)),
    ...internal.filter((name) => !open.has(name)).map((name) => `${name}: is granted to clients`),
  ];
}

try {
  // A worker that runs beside would go on with the runs of routines that are arranged.
  await owner.query('alter table public.workflow_runs disable trigger announce');
  const cast = await createCast(owner);
  say([]);
  for await (const name of createInterface({ input: process.stdin })) {
    if (name === 'protection') say(await findProblems());
    else if (Object.hasOwn(cast.rules, name)) say(await findDeviations(database, owner, cast, name));
    else say(await findFunctionDeviations(owner, cast, name));
  }
} finally {
  await database.close();
  await client.end();
}
