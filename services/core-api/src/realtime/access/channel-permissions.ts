import type { RequestContext } from '@reflectory/contracts';
import type { Database, Transaction } from '../../database/database.ts';
import { asSqlFailure } from '../../database/sql-failure.ts';

/** What somebody may do in a private channel. */
export type ChannelPermissions = { canRead: boolean; canWrite: boolean };

/** Ends the transaction in which was asked: nothing of it stays. */
class AskedError extends Error {}

async function ask(tx: Transaction, topic: string): Promise<ChannelPermissions> {
  await tx.query("select set_config('realtime.topic', $1, true)", [topic]);
  const seen = await tx.query<{ id: string }>(
    `with probes as materialized (select realtime.add_probe($1, 'broadcast') as id) select id from probes`,
    [topic],
  );
  const visible = await tx.query('select id from realtime.messages where id = $1', [seen[0]?.id]);
  await tx.query('savepoint before_writing');
  const canWrite = await tx
    .query("insert into realtime.messages (topic, extension) values ($1, 'broadcast')", [topic])
    .then(
      () => true,
      (error: unknown) => {
        if (asSqlFailure(error)?.code !== '42501') throw error;
        return false;
      },
    );
  return { canRead: visible.length > 0, canWrite };
}

/** Asks the policies of realtime.messages what a caller may do in a private channel. */
export async function findChannelPermissions(
  database: Database,
  context: RequestContext,
  topic: string,
): Promise<ChannelPermissions> {
  let answer: ChannelPermissions = { canRead: false, canWrite: false };
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
