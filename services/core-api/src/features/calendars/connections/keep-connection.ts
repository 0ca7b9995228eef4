import { randomUUID } from 'node:crypto';
import type { CalendarProviderName } from '@reflectory/contracts/calendars';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import type { ProviderCalendar } from './calendar-provider.ts';
import { ConnectingFailedError } from './connecting-failed-error.ts';
import { sealTokens } from './keep-tokens.ts';
import type { Tokens } from './provider-grants.ts';

/** An account that let us in; its main calendar is read from the beginning. */
type Account = {
  provider: CalendarProviderName;
  name: string;
  calendars: readonly ProviderCalendar[];
  granted: readonly string[];
  tokens: Tokens;
  zone: string;
};

/** Scopes and calendars that are kept, and how long their names and addresses may be. */
const [SCOPES, OFFERED, NAME, ADDRESS] = [20, 100, 80, 2000];

/** The main one first; without those whose address is too long to be kept. */
const offeredOf = ({ calendars, name: account }: Account) =>
  calendars
    .toSorted((one, other) => Number(other.isMain) - Number(one.isMain))
    .filter(({ address }) => address.length <= ADDRESS)
    .slice(0, OFFERED)
    .map(({ name, address }) => ({
      name: (name.trim() || account).slice(0, NAME).toWellFormed().replaceAll('\0', ''),
      address,
    }));

/** Keeps all of a connection, or nothing; one of the same account is renewed. @throws ConnectingFailedError */
export async function keepConnection(
  { database, box }: { database: Database; box: SecretBox },
  context: RequestContext,
  account: Account,
): Promise<void> {
  const { provider, name, calendars, granted, tokens, zone } = account;
  await database.asPrincipal(context, async (tx) => {
    const [known] = await tx.query<{ id: string }>(
      'select id from public.calendar_connections where user_id = auth.uid() and provider = $1 and account_name = $2',
      [provider, name],
    );
    const connection = known?.id ?? randomUUID();
    const [kept] = await tx.query<{ is_kept: boolean }>(
      'select app.keep_calendar_connection($1, $2, $3, $4, $5, $6, $7, $8, $9) as is_kept',
      [
        connection,
        provider,
        name,
        granted.slice(0, SCOPES),
        sealTokens(box, tokens, { instance: context.instance_id, connection, provider }),
        new Date(tokens.expiresAt),
        zone,
        JSON.stringify(offeredOf(account)),
        calendars.find(({ isMain }) => isMain)?.address ?? null,
      ],
    );
    if (!kept?.is_kept) throw new ConnectingFailedError('too_many');
  });
}

/** Whether the caller is connected with a provider, by whichever account. */
export const hasConnection = (
  database: Database,
  context: RequestContext,
  provider: CalendarProviderName,
): Promise<boolean> =>
  database.asPrincipal(context, async (tx) => {
    const rows = await tx.query(
      'select from public.calendar_connections where user_id = auth.uid() and provider = $1 limit 1',
      [provider],
    );
    return rows.length > 0;
  });
