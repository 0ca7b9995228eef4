import { createOutboundClients } from '@reflectory/outbound';
import { failureOfStatus, readBody, throwUnanswered } from './calendar-answer.ts';
import { CalendarFailedError } from './calendar-failed-error.ts';

/** Bytes of a calendar: about 20,000 meetings. */
const LARGEST = 8_000_000;
/** Milliseconds until its last byte. */
const TIMEOUT_MS = 20_000;

/** A calendar that is to be read, and what its last answer said of itself. */
export type Due = {
  instance_id: string;
  user_id: string;
  id: string;
  address: string;
  zone: string;
  etag: string | null;
  last_modified: string | null;
  /** Of the account by whose password it is read; null where its address alone opens it. */
  server: string | null;
  user_name: string | null;
  sealed: string | null;
  /** By which it is read at a provider; null for one of another kind. */
  connection_id: string | null;
  provider: string | null;
};

/** Fetches calendars at the addresses that people gave. */
export function createCalendarFetch(privateOrigins: readonly string[]) {
  const clientOf = createOutboundClients({
    allowedOrigins: privateOrigins,
    timeoutMs: TIMEOUT_MS,
    maxResponseBytes: LARGEST,
  });
  /** Null where it has not changed. */
  return async function fetchText({ user_id: userId, address, etag, last_modified: modified }: Due) {
    const headers = {
      accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
      ...(etag !== null && { 'if-none-match': etag }),
      ...(modified !== null && { 'if-modified-since': modified }),
    };
    const answer = await clientOf(userId).request(address, { method: 'GET', headers }).catch(throwUnanswered);
    const { statusCode } = answer;
    if (statusCode >= 400) {
      await answer.body.dump();
      throw new CalendarFailedError(failureOfStatus(statusCode));
    }
    if (statusCode === 304) {
      await answer.body.dump();
      return null;
    }
    const text = await readBody(answer);
    const header = (name: string) => [answer.headers[name]].flat()[0] ?? null;
    return { text, etag: header('etag'), modified: header('last-modified') };
  };
}
