import type { CalendarEvent, CalendarProviderName } from '@reflectory/contracts/calendars';
import type { AuthorizationServer } from 'oauth4webapi';
import type * as z from 'zod';
import type { OAuthClients } from '../../../oauth/index.ts';
import { createGoogle } from './google.ts';
import { createMicrosoft } from './microsoft.ts';

/** Asks a provider for somebody, and checks the answer. @throws CalendarFailedError */
export type GetJson = <Schema extends z.ZodType>(
  url: string,
  schema: Schema,
  headers?: Readonly<Record<string, string>>,
) => Promise<z.output<Schema>>;

/** A calendar at a provider; its address is that of the provider's interface. */
export type ProviderCalendar = { address: string; name: string; isMain: boolean };

/** What is read of a calendar: both moments in milliseconds, days by the clocks of `zone`, what changed since `mark`. */
export type ReadingOf = { address: string; zone: string; from: number; until: number; mark: string | null };

/** Every meeting in reach, and a mark by which it is known whether anything changed; null where there is none. */
export type MeetingsOf = { meetings: CalendarEvent[]; mark: string | null };

/** A provider that lets somebody's calendars be read by OAuth. */
export type CalendarProvider = {
  name: CalendarProviderName;
  server: AuthorizationServer;
  client: { id: string; secret: string };
  /** Without each of these nothing can be read. */
  scopes: readonly string[];
  /** What is said of the way to it, beside what OAuth wants. */
  parameters: Readonly<Record<string, string>>;
  /** Where its interface is: tokens go to this origin alone. */
  api: string;
  /** Name of the account, and its calendars. @throws CalendarFailedError */
  listCalendars(get: GetJson): Promise<{ account: string; calendars: ProviderCalendar[] }>;
  /** Null where nothing changed. @throws CalendarFailedError */
  readMeetings(get: GetJson, reading: ReadingOf): Promise<MeetingsOf | null>;
};

export type CalendarProviders = ReadonlyMap<CalendarProviderName, CalendarProvider>;

/** The providers that the operator set up. */
export function createCalendarProviders({ google, microsoft }: OAuthClients): CalendarProviders {
  const all = [google && createGoogle(google), microsoft && createMicrosoft(microsoft)];
  return new Map(all.filter((one) => one !== undefined).map((one) => [one.name, one]));
}
