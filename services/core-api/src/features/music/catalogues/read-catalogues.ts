import type { Transaction } from '@reflectory/runtime/database';
import { createTaskProcess } from '@reflectory/runtime/processes';
import { CatalogueFailedError } from './catalogue-failed-error.ts';
import { createCatalogueFetch } from './catalogue-fetch.ts';
import type { FeedTask } from './feed-program.ts';
import type { Feed } from './read-feed.ts';

/** Bytes of a feed: some thousand pieces. */
const LARGEST = 8_000_000;
const TIMEOUT_MS = 20_000;
/** Milliseconds for reading a feed, and those that it may wait for its turn. */
const READING_MS = 15_000;
const WAIT_MS = 300_000;
const AT_ONCE = 20;

/** New ones of an instance that are read in an hour as soon as they are there: removing and adding fetches no more. */
const AT_ONCE_IN_AN_HOUR = 40;
const HOUR_MS = 3_600_000;

function createAddedLimit() {
  let hour = 0;
  let counts = new Map<string, number>();
  return (instance: string): boolean => {
    const now = Math.floor(Date.now() / HOUR_MS);
    if (now !== hour) [hour, counts] = [now, new Map()];
    const count = (counts.get(instance) ?? 0) + 1;
    counts.set(instance, count);
    return count <= AT_ONCE_IN_AN_HOUR;
  };
}

type Due = { instance_id: string; id: string; address: string };

/** Reads catalogues at the addresses that instances chose. */
export function createCatalogueReader({ privateOrigins }: { privateOrigins: readonly string[] }) {
  const fetchBody = createCatalogueFetch({ privateOrigins, maxBytes: LARGEST, timeoutMs: TIMEOUT_MS });
  const parsing = createTaskProcess<FeedTask, Feed | null>({
    program: new URL('./feed-program.ts', import.meta.url),
    timeLimitMs: READING_MS,
    waitMs: WAIT_MS,
    waitingPerPerson: AT_ONCE,
    niceness: 10,
  });

  const mayReadAtOnce = createAddedLimit();

  async function find({ instance_id: instance, address }: Due): Promise<Feed> {
    const body = await fetchBody(instance, address);
    const text = await body.text().catch((error: unknown) => {
      const isLarge = error instanceof Error && error.name === 'ResponseExceededMaxSizeError';
      throw new CatalogueFailedError(isLarge ? 'too_large' : 'unreachable');
    });
    const feed = await parsing
      .run({ instance, person: instance }, { text, plainOrigins: privateOrigins })
      .catch(() => null);
    if (feed === null) throw new CatalogueFailedError('no_feed');
    return { ...feed, title: feed.title || new URL(address).host };
  }

  async function read(db: Transaction, due: Due): Promise<void> {
    const place = [due.instance_id, due.id];
    try {
      const { title, tracks, leftOut } = await find(due);
      await db.query('select app.keep_catalogue($1, $2, $3, $4, $5, $6)', [
        ...place,
        due.address,
        title,
        JSON.stringify(tracks),
        leftOut,
      ]);
    } catch (error) {
      // Whatever else is wrong with one: it is asked for later and later, and says that it cannot be read.
      const failure = error instanceof CatalogueFailedError ? error.failure : 'no_feed';
      await db.query('select app.fail_catalogue($1, $2, $3)', [...place, failure]);
    }
  }

  const take = (db: Transaction, only: string | null, until: Date) =>
    db.query<Due>('select * from app.take_due_catalogues($1, $2, $3)', [only, until, AT_ONCE]);
  return {
    /** One that was just added, whatever its time; of an instance that adds very many, the job reads it. */
    async readAdded(db: Transaction, instance: string, id: string): Promise<void> {
      if (!mayReadAtOnce(instance)) return;
      for (const due of await take(db, id, new Date())) await read(db, due);
    },
    /** Some whose time has come by then; how many there were. */
    async readDue(db: Transaction, until: Date): Promise<number> {
      const some = await take(db, null, until);
      const settled = await Promise.allSettled(some.map((due) => read(db, due)));
      const lost = settled.find((one) => one.status === 'rejected');
      if (lost) throw lost.reason;
      return some.length;
    },
  };
}
