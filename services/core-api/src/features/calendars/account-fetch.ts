import type { CalendarFailure } from '@reflectory/contracts/calendars';
import { createOutboundClients, type OutboundResponse } from '@reflectory/outbound';
import { failureOfStatus, readBody, throwUnanswered } from './calendar-answer.ts';
import { CalendarFailedError } from './calendar-failed-error.ts';

/** Somebody's account at a server of calendars. */
export type CalendarAccount = { userId: string; server: string; userName: string; password: string };

/**
 * Of an account at a time, and of each request; `tags` bounds what an answer becomes in memory, where each is an object.
 * After `wholeMs` no request begins.
 */
type Limits = {
  timeoutMs: number;
  wholeMs: number;
  maxResponseBytes: number;
  requests: number;
  tags: number;
};
type OutboundMethod = 'GET' | 'PUT' | 'DELETE' | 'PROPFIND' | 'REPORT';
const METHODS: readonly string[] = ['GET', 'PUT', 'DELETE', 'PROPFIND', 'REPORT'] satisfies OutboundMethod[];
const isMethod = (method: string): method is OutboundMethod => METHODS.includes(method);

/** Labels from which on a name has siblings, as `p01-caldav.icloud.com` of `caldav.icloud.com`. */
const SIBLING_LABELS = 3;

/** Whether a password for a server may go to an address: to itself, or to its siblings over https. */
export function isOfServer(address: string, server: string): boolean {
  if (!URL.canParse(address)) return false;
  const [asked, known] = [new URL(address), new URL(server)];
  if (asked.username || asked.password) return false;
  if (asked.origin === known.origin) return true;
  const labels = known.hostname.split('.');
  const isName = labels.length >= SIBLING_LABELS && !/^[\d.]+$/u.test(known.hostname);
  return (
    isName &&
    asked.protocol === 'https:' &&
    !asked.port &&
    asked.hostname.endsWith(`.${labels.slice(1).join('.')}`)
  );
}

/** What a library asks of an account, sent by the one outbound client, and why it failed. */
export function createAccountFetches(privateOrigins: readonly string[], limits: Limits) {
  const clientOf = createOutboundClients({ allowedOrigins: privateOrigins, ...limits });
  return function openAccount({ userId, server, userName, password }: CalendarAccount) {
    const authorization = `Basic ${Buffer.from(`${userName}:${password}`).toString('base64')}`;
    const until = AbortSignal.timeout(limits.wholeMs);
    let [sent, failure]: [number, CalendarFailure | null] = [0, null];
    const send = async (input: string | URL | Request, init: RequestInit): Promise<Response> => {
      const url = input instanceof Request ? input.url : String(input);
      const { method = 'GET', body, headers } = init;
      sent += 1;
      if (!isOfServer(url, server) || !isMethod(method)) throw new CalendarFailedError('refused');
      if (sent > limits.requests || until.aborted) throw new CalendarFailedError('unreachable');
      const answer = await clientOf(userId)
        .request(url, {
          method,
          headers: { ...Object.fromEntries(new Headers(headers)), authorization },
          ...(typeof body === 'string' && { body }),
          isRedirectGiven: true,
        })
        .catch(throwUnanswered);
      if (failureOfStatus(answer.statusCode) === 'locked') failure = 'locked';
      return readAnswer(answer, limits.tags);
    };
    const fetchOwn = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
      try {
        return await send(input, init);
      } catch (error) {
        if (error instanceof CalendarFailedError) failure = error.failure;
        throw error;
      }
    };
    return { fetch: fetchOwn, failure: () => failure };
  };
}

async function readAnswer(answer: OutboundResponse, mostTags: number): Promise<Response> {
  const { statusCode: status, headers } = answer;
  const text = await readBody(answer);
  if (hasMoreTags(text, mostTags)) throw new CalendarFailedError('too_large');
  const given = new Headers();
  for (const name of ['content-type', 'location', 'etag']) {
    const value = [headers[name]].flat()[0];
    if (value !== undefined) given.set(name, value);
  }
  const isEmpty = status === 204 || status === 205 || status === 304;
  return new Response(isEmpty ? null : text, { status, headers: given });
}

function hasMoreTags(text: string, most: number): boolean {
  let count = 0;
  for (let at = text.indexOf('<'); at !== -1 && count <= most; at = text.indexOf('<', at + 1)) count += 1;
  return count > most;
}
