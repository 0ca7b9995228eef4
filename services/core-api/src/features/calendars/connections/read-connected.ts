import { isCalendarProvider } from '@reflectory/contracts/calendars';
import type { Transaction } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import type { OAuthClients } from '../../../oauth/index.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import { earliest } from '../earliest-meetings.ts';
import type { Due } from '../fetch-calendar.ts';
import { type Connected, createAccessTokens } from './access-tokens.ts';
import { type CalendarProvider, createCalendarProviders, type GetJson } from './calendar-provider.ts';
import { createProviderFetch } from './provider-fetch.ts';
import { createProviderGrants } from './provider-grants.ts';

const LONGEST_MARK = 4000;

type Parts = {
  oauthClients: OAuthClients;
  /** Null where no tokens are kept: then nothing is read. */
  box: SecretBox | null;
  now: () => number;
};
/** Days that are read; both moments in milliseconds. */
type Span = { from: number; until: number };

/** Asks a provider with a token of somebody; one that is not taken is renewed once. */
function createAsking(provider: CalendarProvider, box: SecretBox, now: () => number) {
  const { getWith } = createProviderFetch(provider);
  const accessTokenOf = createAccessTokens({ box, grants: createProviderGrants(provider, now), now });
  return async function ask<Result>(db: Transaction, at: Connected, run: (get: GetJson) => Promise<Result>) {
    const token = await accessTokenOf(db, at, false);
    try {
      return await run(getWith(at.person, token));
    } catch (error) {
      if (!(error instanceof CalendarFailedError && error.failure === 'locked')) throw error;
      return run(getWith(at.person, await accessTokenOf(db, at, true)));
    }
  };
}

/** Reads calendars of people who let us in at a provider. */
export function createConnectedReader({ oauthClients, box, now }: Parts) {
  const providers = createCalendarProviders(oauthClients);
  const asking = new Map(
    box && [...providers].map(([name, one]) => [name, createAsking(one, box, now)] as const),
  );

  /** Null where nothing changed. @throws CalendarFailedError */
  return async function readConnected(db: Transaction, due: Due, { from, until }: Span) {
    const { instance_id: instance, user_id: person, connection_id: connection, provider: name } = due;
    const provider = isCalendarProvider(name) ? providers.get(name) : undefined;
    const ask = provider && asking.get(provider.name);
    // It was set up once, and is no more.
    if (!provider || !ask || connection === null) throw new CalendarFailedError('locked');
    // Another day has other meetings in reach, although the calendar is the same.
    const day = `${new Date(from).toISOString().slice(0, 10)} `;
    const mark = due.etag?.startsWith(day) ? due.etag.slice(day.length) : null;
    const reading = { address: due.address, zone: due.zone, from, until };
    const found = await ask(db, { instance, person, connection, provider: provider.name }, (get) =>
      provider.readMeetings(get, { ...reading, mark }).catch((error: unknown) => {
        // The provider keeps a mark for some time only.
        if (mark !== null && error instanceof CalendarFailedError && error.failure === 'gone')
          return provider.readMeetings(get, { ...reading, mark: null });
        throw error;
      }),
    );
    if (!found) return null;
    const etag = found.mark !== null && `${day}${found.mark}`;
    return {
      ...earliest(found.meetings),
      etag: etag && etag.length <= LONGEST_MARK ? etag : null,
      modified: null,
    };
  };
}
