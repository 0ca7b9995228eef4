import type { CalendarProviderName } from '@reflectory/contracts/calendars';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Database } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, CalendarProviders } from './calendar-provider.ts';
import { ConnectingFailedError, type ConnectingFailure } from './connecting-failed-error.ts';
import { createConnectionStarts } from './connection-starts.ts';
import { hasConnection, keepConnection } from './keep-connection.ts';
import { createProviderFetch } from './provider-fetch.ts';
import {
  createProviderGrants,
  grantAddress,
  GrantFailedError,
  hasScopes,
  type ProviderGrants,
} from './provider-grants.ts';

type Finished = FunctionOutput<'finish-calendar-connection'>;
type Parts = { database: Database; providers: CalendarProviders; box: SecretBox; now: () => number };
/** A provider, and how it is spoken to. */
type Side = {
  provider: CalendarProvider;
  grants: ProviderGrants;
  getWith: ReturnType<typeof createProviderFetch>['getWith'];
};

/** The one address to which providers send people back; it is to be named at each of them. */
const redirectOf = ({ origin }: RequestContext): string => new URL('/productivity/connected', origin).href;

const failureOf = (error: unknown): ConnectingFailure | null => {
  if (error instanceof ConnectingFailedError) return error.failure;
  if (error instanceof GrantFailedError) return error.failure === 'unreachable' ? 'unreachable' : 'refused';
  if (!(error instanceof CalendarFailedError)) return null;
  if (error.failure === 'unreachable' || error.failure === 'no_calendar') return error.failure;
  return 'refused';
};

/** The way to a provider and back. */
export function createConnecting({ database, providers, box, now }: Parts) {
  const starts = createConnectionStarts(database, box);
  const sides = new Map(
    [...providers].map(([name, one]): [CalendarProviderName, Side] => [
      name,
      { provider: one, grants: createProviderGrants(one, now), getWith: createProviderFetch(one).getWith },
    ]),
  );

  type Way = { verifier: string; zone: string };
  /** Name of the account. */
  async function connect(context: RequestContext, side: Side, answer: URLSearchParams, way: Way) {
    const { provider, grants, getWith } = side;
    const person = context.user_id ?? '';
    if (answer.get('error') === 'access_denied') throw new ConnectingFailedError('denied');
    if (answer.has('error') || !answer.get('code')) throw new ConnectingFailedError('refused');
    const there = { verifier: way.verifier, redirect: redirectOf(context) };
    const { tokens, granted } = await grants.exchange(person, answer, there);
    try {
      if (!hasScopes(provider, granted)) throw new ConnectingFailedError('missing_scope');
      const { account: name, calendars } = await provider.listCalendars(getWith(person, tokens.access));
      const account = { provider: provider.name, name, calendars, granted, tokens, zone: way.zone };
      await keepConnection({ database, box }, context, account);
      return name;
    } catch (error) {
      // What is not kept is given back, but where that would end a connection that is there. Where the provider cannot be
      // told, nobody has the token.
      if (!(await hasConnection(database, context, provider.name)))
        await grants.revoke(person, tokens).catch(() => undefined);
      throw error;
    }
  }

  return {
    /** Where the person is asked; null where the provider is not set up. */
    async begin(context: RequestContext, name: CalendarProviderName, zone: string): Promise<string | null> {
      const side = sides.get(name);
      if (!side) return null;
      const start = await starts.note(context, name, zone);
      return grantAddress(side.provider, { ...start, redirect: redirectOf(context) });
    },
    /** Connects what the provider's answer allows, whole or not at all. */
    async finish(context: RequestContext, answer: URLSearchParams): Promise<Finished> {
      const start = await starts.take(context, answer.get('state') ?? '');
      const side = start && sides.get(start.provider);
      if (!side) return { provider: null, account_name: null, failure: 'foreign' };
      const provider = start.provider;
      try {
        return { provider, account_name: await connect(context, side, answer, start), failure: null };
      } catch (error) {
        const failure = failureOf(error);
        if (failure === null) throw error;
        return { provider, account_name: null, failure };
      }
    },
  };
}
