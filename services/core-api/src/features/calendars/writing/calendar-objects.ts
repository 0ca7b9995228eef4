import { propfind } from 'tsdav';
import { type CalendarAccount, createAccountFetches } from '../account-fetch.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import { WritingFailedError } from './writing-failed-error.ts';

/** A run asks for an object at most five times. */
const WRITING = {
  timeoutMs: 10_000,
  wholeMs: 120_000,
  maxResponseBytes: 1_000_000,
  requests: 1200,
  tags: 20_000,
};
const [ETAG, TOO_MANY] = [500, 429];

/** What a server said to a change: another version is there, or it takes nothing of the kind. */
type Answer = { said: 'done'; etag: string | null } | { said: 'conflict' } | { said: 'no'; status: number };
type Asked = { method: 'GET' | 'PUT' | 'DELETE'; headers?: Record<string, string>; body?: string };

/** Of one that a proxy has weakened, what is strong of it: it is what the server compares. */
const etagOf = (answer: Response): string | null =>
  answer.headers.get('etag')?.replace(/^W\//u, '').slice(0, ETAG) ?? null;

/** Opens one calendar of an account for writing. All that a run cannot go on after is thrown: a WritingFailedError. */
export function createObjectStores(privateOrigins: readonly string[]) {
  const open = createAccountFetches(privateOrigins, WRITING);
  return function openCalendar(account: CalendarAccount, calendar: string) {
    const { fetch } = open(account);
    let isThere: Promise<boolean> | null = null;

    const failing = <Result>(run: () => Promise<Result>): Promise<Result> =>
      run().catch((error: unknown) => {
        if (error instanceof CalendarFailedError) throw new WritingFailedError(error.failure);
        throw error;
      });

    async function ask(href: string, { method, headers, body }: Asked): Promise<Response> {
      const init = { method, ...(headers && { headers }), ...(body !== undefined && { body }) };
      const answer = await failing(() => fetch(href, init));
      const { status } = answer;
      if (status === 401) throw new WritingFailedError('locked');
      if (status === 507) throw new WritingFailedError('full');
      if (status >= 300 && status < 400) throw new WritingFailedError('refused');
      if (status === TOO_MANY) throw new WritingFailedError('unreachable');
      return answer;
    }

    /** Where the calendar itself is gone, nothing is concluded of what stood in it. */
    async function requireCalendar(): Promise<void> {
      isThere ??= failing(async () => {
        const [head] = await propfind({ url: calendar, props: { 'd:resourcetype': {} }, depth: '0', fetch });
        return head?.status !== 404 && head?.status !== 410;
      });
      if (!(await isThere)) throw new WritingFailedError('gone');
    }

    return {
      /** Null where there is nothing. */
      async get(href: string): Promise<{ etag: string | null; text: string } | null> {
        const answer = await ask(href, { method: 'GET' });
        if (answer.ok) return { etag: etagOf(answer), text: await answer.text() };
        if (answer.status === 403) throw new WritingFailedError('forbidden');
        if (answer.status !== 404 && answer.status !== 410) throw new WritingFailedError('no_calendar');
        await requireCalendar();
        return null;
      },
      /** Writes in place of the version of `etag`; without one, where nothing is yet. */
      async put(href: string, text: string, etag: string | null): Promise<Answer> {
        const condition: Record<string, string> =
          etag === null ? { 'if-none-match': '*' } : { 'if-match': etag };
        const headers = { 'content-type': 'text/calendar; charset=utf-8', ...condition };
        const answer = await ask(href, { method: 'PUT', headers, body: text });
        if (answer.ok) return { said: 'done', etag: etagOf(answer) };
        if (answer.status === 412) return { said: 'conflict' };
        if (answer.status === 404 || answer.status === 409 || answer.status === 410) {
          await requireCalendar();
          if (etag !== null) return { said: 'conflict' };
        }
        return { said: 'no', status: answer.status };
      },
      async remove(href: string, etag: string): Promise<Answer> {
        const answer = await ask(href, { method: 'DELETE', headers: { 'if-match': etag } });
        if (answer.ok) return { said: 'done', etag: null };
        if (answer.status === 404 || answer.status === 410 || answer.status === 412)
          return { said: 'conflict' };
        return { said: 'no', status: answer.status };
      },
    };
  };
}

/** One calendar of an account, opened for writing. */
export type ObjectStore = ReturnType<ReturnType<typeof createObjectStores>>;
