import { randomUUID } from 'node:crypto';
import { type CalendarProviderName, isCalendarProvider } from '@reflectory/contracts/calendars';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionOutput } from '@reflectory/contracts/functions';
import type { Database } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi';
import { digestOf } from '../../../secret-tokens/index.ts';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import type { CalendarProvider, CalendarProviders, ProviderCalendar } from './calendar-provider.ts';
import { sealTokens } from './keep-tokens.ts';
import { createProviderFetch } from './provider-fetch.ts';
import {
  createProviderGrants,
  GrantFailedError,
  hasScopes,
  type ProviderGrants,
  type Tokens,
} from './provider-grants.ts';

type Finished = FunctionOutput<'finish-calendar-connection'>;
type Failure = NonNullable<Finished['failure']>;
type Parts = { database: Database; providers: CalendarProviders; box: SecretBox; now: () => number };
/** A provider, and how it is spoken to. */
type Side = {
  provider: CalendarProvider;
  grants: ProviderGrants;
  getWith: ReturnType<typeof createProviderFetch>['getWith'];
};
/** What is kept of an account that let us in. */
type Account = { name: string; calendars: ProviderCalendar[]; granted: readonly string[]; tokens: Tokens };

/** Calendars that a connection offers, and how long their names and addresses may be. */
const [OFFERED, NAME, ADDRESS] = [100, 80, 2000];

/** Nothing was connected, and why. */
class ConnectingFailedError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure);
    this.failure = failure;
    this.name = 'ConnectingFailedError';
  }
}

/** The one address to which providers send people back; it is to be named at each of them. */
const redirectOf = ({ origin }: RequestContext): string => new URL('/productivity/connected', origin).href;

const sessionOf = ({ auth_session_id: session }: RequestContext) => digestOf(session ?? '');
const ownerOf = ({ instance_id: instance, user_id: person }: RequestContext, hash: Buffer) =>
  `${instance} ${person} ${hash.toString('hex')}`;

const failureOf = (error: unknown): Failure | null => {
  if (error instanceof ConnectingFailedError) return error.failure;
  if (error instanceof GrantFailedError) return error.failure === 'unreachable' ? 'unreachable' : 'refused';
  if (!(error instanceof CalendarFailedError)) return null;
  if (error.failure === 'unreachable' || error.failure === 'no_calendar') return error.failure;
  return 'refused';
};

/** The way to a provider and back. */
export function createConnecting({ database, providers, box, now }: Parts) {
  const sides = new Map(
    [...providers].map(([name, one]): [CalendarProviderName, Side] => [
      name,
      { provider: one, grants: createProviderGrants(one, now), getWith: createProviderFetch(one).getWith },
    ]),
  );

  /** Who comes back with a state that is theirs, of this session, and not used before; null for any other. */
  async function take(context: RequestContext, state: string) {
    const hash = digestOf(state);
    const [start] = await database.asPrincipal(context, (tx) =>
      tx.query<{ provider: string; zone: string; sealed: string }>(
        'select * from app.take_calendar_start($1, $2)',
        [hash, sessionOf(context)],
      ),
    );
    const side = start && isCalendarProvider(start.provider) ? sides.get(start.provider) : undefined;
    if (!start || !side) return null;
    return { side, zone: start.zone, verifier: box.open(start.sealed, ownerOf(context, hash)).toString() };
  }

  /** Keeps all of it, or nothing. */
  async function keep(
    context: RequestContext,
    provider: CalendarProviderName,
    zone: string,
    account: Account,
  ) {
    const { name, calendars, granted, tokens } = account;
    await database.asPrincipal(context, async (tx) => {
      const [known] = await tx.query<{ id: string }>(
        'select id from public.calendar_connections where user_id = auth.uid() and provider = $1 and account_name = $2',
        [provider, name],
      );
      const connection = known?.id ?? randomUUID();
      const offered = calendars.map((one) => ({ name: one.name, address: one.address }));
      const [kept] = await tx.query<{ is_kept: boolean }>(
        'select app.keep_calendar_connection($1, $2, $3, $4, $5, $6, $7, $8, $9) as is_kept',
        [
          connection,
          provider,
          name,
          granted.slice(0, 20),
          sealTokens(box, tokens, { instance: context.instance_id, connection, provider }),
          new Date(tokens.expiresAt),
          zone,
          JSON.stringify(offered),
          calendars.find(({ isMain }) => isMain)?.address ?? null,
        ],
      );
      if (!kept?.is_kept) throw new ConnectingFailedError('too_many');
    });
  }

  type Started = NonNullable<Awaited<ReturnType<typeof take>>>;
  async function connect(
    context: RequestContext,
    answer: URLSearchParams,
    started: Started,
  ): Promise<string> {
    const { side, zone, verifier } = started;
    const { provider, grants, getWith } = side;
    const person = context.user_id ?? '';
    if (answer.get('error') === 'access_denied') throw new ConnectingFailedError('denied');
    if (answer.has('error') || !answer.get('code')) throw new ConnectingFailedError('refused');
    const way = { verifier, redirect: redirectOf(context) };
    const { tokens, granted } = await grants.exchange(person, answer, way);
    try {
      if (!hasScopes(provider, granted)) throw new ConnectingFailedError('missing_scope');
      const { account, calendars } = await provider.listCalendars(getWith(person, tokens.access));
      const offered = shown(calendars, account);
      await keep(context, provider.name, zone, { name: account, calendars: offered, granted, tokens });
      return account;
    } catch (error) {
      // What is not kept is given back; where the provider cannot be told, nobody has the token.
      await grants.revoke(person, tokens).catch(() => undefined);
      throw error;
    }
  }

  return {
    sideOf: (name: CalendarProviderName) => sides.get(name),
    /** Where the person is asked. */
    async begin(context: RequestContext, { provider, grants }: Side, zone: string): Promise<string> {
      const [state, verifier] = [generateRandomState(), generateRandomCodeVerifier()];
      const hash = digestOf(state);
      const sealed = box.seal(Buffer.from(verifier), ownerOf(context, hash));
      await database.asPrincipal(context, (tx) =>
        tx.query('select app.start_calendar_connection($1, $2, $3, $4, $5)', [
          hash,
          sessionOf(context),
          provider.name,
          zone,
          sealed,
        ]),
      );
      return grants.addressOf({ state, verifier, redirect: redirectOf(context) });
    },
    /** Connects what the provider's answer allows, whole or not at all. */
    async finish(context: RequestContext, answer: URLSearchParams): Promise<Finished> {
      const started = await take(context, answer.get('state') ?? '');
      if (!started) return { provider: null, account_name: null, failure: 'foreign' };
      const provider = started.side.provider.name;
      try {
        return { provider, account_name: await connect(context, answer, started), failure: null };
      } catch (error) {
        const failure = failureOf(error);
        if (failure === null) throw error;
        return { provider, account_name: null, failure };
      }
    },
  };
}

/** The main one first; without those whose address is too long to be kept. */
const shown = (calendars: readonly ProviderCalendar[], account: string): ProviderCalendar[] =>
  calendars
    .toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
    .filter(({ address }) => address.length <= ADDRESS)
    .slice(0, OFFERED)
    .map((one) => ({
      ...one,
      name: (one.name.trim() || account).slice(0, NAME).toWellFormed().replaceAll('\0', ''),
    }));
