import type { CalendarFailure } from '@reflectory/contracts/calendars';
import {
  createOutboundClients,
  OutboundRefusedError,
  type OutboundResponse,
  parseAnswer,
} from '@reflectory/outbound';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, GetJson } from './calendar-provider.ts';

/** Of each request; an answer is a page of meetings, or tokens. */
const [TIMEOUT_MS, LARGEST] = [10_000, 8_000_000];
/** After so many milliseconds no further page is asked for. */
const WHOLE_MS = 20_000;

const failureOf = (status: number): CalendarFailure => {
  if (status === 401 || status === 403) return 'locked';
  if (status === 404 || status === 410) return 'gone';
  // Too many requests, too: they are tried later.
  return 'unreachable';
};

const isTooLarge = (error: unknown) =>
  error instanceof Error && error.name === 'ResponseExceededMaxSizeError';

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

  const textOf = ({ body }: OutboundResponse) =>
    body.text().catch((error: unknown) => {
      throw new CalendarFailedError(isTooLarge(error) ? 'too_large' : 'unreachable');
    });
  const refused = (error: unknown) => {
    throw new CalendarFailedError(error instanceof OutboundRefusedError ? 'refused' : 'unreachable');
  };

  return {
    /** For the library of OAuth: a form to an endpoint of the provider. */
    send:
      (person: string) =>
      async (url: string, { body, headers }: { body: URLSearchParams; headers: Record<string, string> }) => {
        const answer = await clientOf(person)
          .request(url, { method: 'POST', headers, body: body.toString() })
          .catch(refused);
        const type = [answer.headers['content-type']].flat()[0];
        return new Response(await textOf(answer), {
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
          .catch(refused);
        const text = await textOf(answer);
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
  status === 403 && /rateLimitExceeded|quotaExceeded/iu.test(text) ? 'unreachable' : failureOf(status);
