import type { CalendarFailure } from '@reflectory/contracts/calendars';
import { createOutboundClients, parseAnswer } from '@reflectory/outbound';
import { failureOfStatus, readBody, throwUnanswered } from '../calendar-answer.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, GetJson } from './calendar-provider.ts';

/** Of each request; an answer is a page of meetings, or tokens. */
const [TIMEOUT_MS, LARGEST] = [10_000, 8_000_000];
/** After so many milliseconds no further page is asked for. */
const WHOLE_MS = 20_000;

/** What is sent to a provider for somebody, by the one outbound client. */
export function createProviderFetch({ server, api }: CalendarProvider) {
  // The operator chose them: a stand-in may be on this machine and without TLS.
  const chosen = [server.token_endpoint, server.revocation_endpoint, api].filter((one) => one !== undefined);
  const allowedOrigins = [...new Set(chosen.map((one) => new URL(one).origin))];
  const clientOf = createOutboundClients({
    allowedOrigins,
    timeoutMs: TIMEOUT_MS,
    maxResponseBytes: LARGEST,
  });

  return {
    /** For the library of OAuth: a form to an endpoint of the provider. */
    send:
      (person: string) =>
      async (url: string, { body, headers }: { body: URLSearchParams; headers: Record<string, string> }) => {
        const answer = await clientOf(person)
          .request(url, { method: 'POST', headers, body: body.toString() })
          .catch(throwUnanswered);
        const type = [answer.headers['content-type']].flat()[0];
        return new Response(await readBody(answer), {
          status: answer.statusCode,
          headers: type === undefined ? {} : { 'content-type': type },
        });
      },
    /** Asks its interface with a token, and no other address. */
    getWith(person: string, token: string): GetJson {
      const until = AbortSignal.timeout(WHOLE_MS);
      return async (url, schema, headers = {}) => {
        if (!URL.canParse(url) || new URL(url).origin !== new URL(api).origin)
          throw new CalendarFailedError('refused');
        if (until.aborted) throw new CalendarFailedError('unreachable');
        const answer = await clientOf(person)
          .request(url, {
            method: 'GET',
            headers: { accept: 'application/json', ...headers, authorization: `Bearer ${token}` },
          })
          .catch(throwUnanswered);
        const text = await readBody(answer);
        if (answer.statusCode !== 200) throw new CalendarFailedError(reasonOf(answer.statusCode, text));
        const parsed = schema.safeParse(parseAnswer(text));
        if (!parsed.success) throw new CalendarFailedError('no_calendar');
        return parsed.data;
      };
    },
  };
}

/** Google says 403 also of somebody who asked too often. */
const reasonOf = (status: number, text: string): CalendarFailure =>
  status === 403 && /rateLimitExceeded|quotaExceeded/iu.test(text) ? 'unreachable' : failureOfStatus(status);
