import type { Pool, PoolClient, QueryConfig } from 'pg';

/** Generation of statement names that the connections knew first. */
const generations = new WeakMap<PoolClient, number>();

/**
 * Runs one reading statement after `enter` in a transaction of its own, in a single round trip. Nothing depends on
 * whether COMMIT meets a transaction that failed: then it undoes what was not written.
 */
export async function readAtOnce<Row extends object>(
  pool: Pool,
  generation: number,
  enter: QueryConfig,
  statement: QueryConfig,
): Promise<Row[]> {
  const client = await pool.connect();
  const outcomes = await Promise.allSettled(
    inOnePacket(
      client,
      () =>
        [
          client.query('begin read only'),
          client.query(enter),
          client.query<Row>(statement),
          client.query('commit'),
        ] as const,
    ),
  );
  const [beginning, entering, answering, ending] = outcomes;
  const isLeft = ending.status === 'rejected' || isOutdated(client, generation);
  client.release(isLeft);
  // What fails first says why the others failed.
  for (const outcome of [beginning, entering]) if (outcome.status === 'rejected') throw outcome.reason;
  if (answering.status === 'rejected') throw answering.reason;
  if (ending.status === 'rejected') throw ending.reason;
  return answering.value.rows;
}

/** Queries that are asked before the first wait leave in one packet. */
export function inOnePacket<Asked>({ connection: { stream } }: PoolClient, ask: () => Asked): Asked {
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
}

/** Whether a connection holds plans under names that were forgotten. */
function isOutdated(client: PoolClient, generation: number): boolean {
  const known = generations.get(client) ?? generation;
  generations.set(client, known);
  return known !== generation;
}
