import { type Connection, type Pool, type PoolClient, Query, type QueryConfig, type QueryResult } from 'pg';

declare module 'pg' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what can be extended
  interface Query {
    /** Whether a statement is bound and executed, rather than sent as text. */
    requiresPreparation(): boolean;
    /** Binds and executes. */
    prepare(connection: Connection): void;
  }
}

/** A statement with values that the server knows by its name. */
export type NamedStatement = { name: string; text: string; values: string[] };

/** Generation of statement names that the connections knew first. */
const generations = new WeakMap<PoolClient, number>();
/** Connections on which the statement that enters was prepared. */
const prepared = new WeakSet<PoolClient>();

/**
 * A statement right after one that returns no row. What is sent until the server is asked to answer is one transaction:
 * neither BEGIN nor COMMIT travels, and there is one answer instead of four: a quarter of the processor time of core-api,
 * a sixth of that of PostgreSQL.
 */
class EnteredQuery extends Query {
  readonly #enter: NamedStatement;
  constructor(enter: NamedStatement, statement: QueryConfig) {
    super(statement);
    this.#enter = enter;
  }
  override requiresPreparation(): boolean {
    // As text it would go alone.
    return true;
  }
  override prepare(connection: Connection): void {
    const { name, values } = this.#enter;
    connection.bind({ statement: name, values }, true);
    connection.execute(null, true);
    super.prepare(connection);
  }
}

/** Runs one reading statement after `enter` in a transaction of its own, in a single round trip. */
export async function readAtOnce<Row extends object>(
  pool: Pool,
  generation: number,
  enter: NamedStatement,
  statement: QueryConfig,
): Promise<Row[]> {
  const client = await pool.connect();
  try {
    if (!prepared.has(client)) {
      await client.query(enter);
      prepared.add(client);
    }
    const [, answer] = await runEntered<Row>(client, enter, statement);
    return answer.rows;
  } finally {
    client.release(isOutdated(client, generation));
  }
}

/** The results of both. */
function runEntered<Row extends object>(
  client: PoolClient,
  enter: NamedStatement,
  statement: QueryConfig,
): Promise<[QueryResult, QueryResult<Row>]> {
  const { promise, resolve, reject } = Promise.withResolvers<[QueryResult, QueryResult<Row>]>();
  const query = new EnteredQuery(enter, statement);
  query.once('error', reject).once('end', resolve);
  client.query(query);
  return promise;
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
