import type { RequestContext } from '@reflectory/contracts/control-plane';
import { asSqlFailure, type Database, type Transaction } from '@reflectory/runtime/database';

/** What policies can tell apart in a channel. */
const extensions = ['broadcast', 'presence'] as const;
type Extension = (typeof extensions)[number];

/** What somebody may do in a private channel. */
export type ChannelPermissions = Record<Extension, { canRead: boolean; canWrite: boolean }>;

const all = { canRead: true, canWrite: true };
const none = { canRead: false, canWrite: false };
/** What everybody may do in a public channel. */
export const everything: ChannelPermissions = { broadcast: all, presence: all };

/** Ends the transaction in which was asked: nothing of it stays. */
class AskedError extends Error {}

async function canWrite(tx: Transaction, topic: string, extension: Extension): Promise<boolean> {
  await tx.query('savepoint before_writing');
  try {
    await tx.query('insert into realtime.messages (topic, extension) values ($1, $2)', [topic, extension]);
    return true;
  } catch (error) {
    if (asSqlFailure(error)?.code !== '42501') throw error;
    return false;
  } finally {
    await tx.query('rollback to savepoint before_writing');
  }
}

async function ask(tx: Transaction, topic: string): Promise<ChannelPermissions> {
  await tx.query("select set_config('realtime.topic', $1, true)", [topic]);
  const probes = await tx.query<{ id: string }>(
    `with probes as materialized (
       select realtime.add_probe($1, extension) as id from unnest($2::text[]) as extension)
     select id from probes`,
    [topic, extensions],
  );
  const visible = await tx.query<{ extension: string }>(
    'select extension from realtime.messages where id = any($1)',
    [probes.map(({ id }) => id)],
  );
  const answerFor = async (extension: Extension) => ({
    canRead: visible.some((row) => row.extension === extension),
    canWrite: await canWrite(tx, topic, extension),
  });
  return { broadcast: await answerFor('broadcast'), presence: await answerFor('presence') };
}

/** Asks the policies of realtime.messages what a caller may do in a private channel. */
export async function findChannelPermissions(
  database: Database,
  context: RequestContext,
  topic: string,
): Promise<ChannelPermissions> {
  let answer: ChannelPermissions = { broadcast: none, presence: none };
  const asked = database.asPrincipal(
    context,
    async (tx) => {
      answer = await ask(tx, topic);
      throw new AskedError();
    },
    { isOpenWhileClosing: true },
  );
  await asked.catch((error: unknown) => {
    if (!(error instanceof AskedError)) throw error;
  });
  return answer;
}
