import type { Transaction } from '@reflectory/runtime/database';
import { createTaskProcess } from '@reflectory/runtime/processes';
import type { CalendarResult, CalendarTask } from './calendar-program.ts';
import type { SecretBox } from '@reflectory/server-kit';
import type { OAuthClients } from '../../oauth/index.ts';
import { createAccountReader } from './caldav.ts';
import { CalendarFailedError } from './calendar-failed-error.ts';
import { createConnectedReader } from './connections/read-connected.ts';
import { createCalendarFetch, type Due } from './fetch-calendar.ts';
import { openPassword } from './keep-password.ts';
import { ownUidsOf } from './writing/wanted-things.ts';

/** Milliseconds for reading a calendar, and those that it may wait for its turn. */
const READING_MS = 15_000;
const WAIT_MS = 300_000;
const DAY_MS = 86_400_000;
/** Days that are kept of it, before today and after. */
const [DAYS_BEFORE, DAYS_AFTER] = [30, 90];
const AT_ONCE = 20;

type ReaderOptions = {
  privateOrigins: readonly string[];
  /** Null where no passwords are kept: then calendars of accounts are not read. */
  box: SecretBox | null;
  oauthClients: OAuthClients;
  now: () => number;
};

const take = (db: Transaction, only: string | null) =>
  db.query<Due>('select * from app.take_due_calendars($1, $2)', [only, AT_ONCE]);

/** Reads calendars at the addresses that people gave. */
export function createCalendarReader({ privateOrigins, box, oauthClients, now }: ReaderOptions) {
  const fetchText = createCalendarFetch(privateOrigins);
  const readAccount = createAccountReader(privateOrigins);
  const readConnected = createConnectedReader({ oauthClients, box, now });
  const parsing = createTaskProcess<CalendarTask, CalendarResult>({
    program: new URL('./calendar-program.ts', import.meta.url),
    timeLimitMs: READING_MS,
    waitMs: WAIT_MS,
    waitingPerPerson: 20,
    niceness: 10,
  });

  const spanOf = () => ({ from: now() - DAYS_BEFORE * DAY_MS, until: now() + DAYS_AFTER * DAY_MS });

  async function fetchDue(due: Due) {
    const { server, user_name: userName, sealed } = due;
    if (server === null || userName === null) return fetchText(due);
    const password = openPassword(box, sealed, { instance: due.instance_id, person: due.user_id, server });
    if (password === null) throw new CalendarFailedError('locked');
    return readAccount({ userId: due.user_id, server, userName, password }, due.address, due.etag, spanOf());
  }

  async function parse({ instance_id: instance, user_id: person, zone }: Due, text: string) {
    const found = await parsing
      .run({ instance, person }, { text, zone, ...spanOf(), ownUids: ownUidsOf({ instance, person }) })
      .catch(() => null);
    if (found === null) throw new CalendarFailedError('no_calendar');
    return found;
  }

  /** Null where nothing changed. */
  async function findMeetings(db: Transaction, due: Due) {
    if (due.connection_id !== null) return readConnected(db, due, spanOf());
    const file = await fetchDue(due);
    return file && { ...file, ...(await parse(due, file.text)) };
  }

  async function read(db: Transaction, due: Due): Promise<void> {
    const place = [due.instance_id, due.id];
    try {
      const found = await findMeetings(db, due);
      const { etag, modified } = found ?? { etag: due.etag, modified: due.last_modified };
      await db.query('select app.keep_calendar($1, $2, $3, $4, $5, $6)', [
        ...place,
        etag,
        modified,
        found && JSON.stringify(found.meetings),
        found && found.leftOut,
      ]);
    } catch (error) {
      if (!(error instanceof CalendarFailedError)) throw error;
      await db.query('select app.fail_calendar($1, $2, $3)', [...place, error.failure]);
    }
  }

  return {
    /** One that was just added, whatever its time. */
    async readOne(db: Transaction, id: string): Promise<void> {
      for (const due of await take(db, id)) await read(db, due);
    },
    /** Some whose time has come; how many there were. */
    async readDue(db: Transaction): Promise<number> {
      const some = await take(db, null);
      await Promise.all(some.map((due) => read(db, due)));
      return some.length;
    },
  };
}
