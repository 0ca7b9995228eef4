import { isCalendarProvider } from '@reflectory/contracts/calendars';
import type { Transaction } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import type { OAuthClients } from '../../../oauth/index.ts';
import { createCalendarProviders } from './calendar-provider.ts';
import { openTokens } from './keep-tokens.ts';
import { createProviderGrants, GrantFailedError } from './provider-grants.ts';

const AT_ONCE = 20;

type Parts = {
  oauthClients: OAuthClients;
  /** Null where no tokens are kept. */
  box: SecretBox | null;
  now: () => number;
};
type Revocation = { instance_id: string; connection_id: string; provider: string; sealed: string };

/** Tells providers which connections are over. */
export function createRevoker({ oauthClients, box, now }: Parts) {
  const grantsOf = new Map(
    [...createCalendarProviders(oauthClients)].map(([name, one]) => [name, createProviderGrants(one, now)]),
  );

  /** Whether there is nothing more to be told. */
  async function tell({ provider: name, ...row }: Revocation): Promise<boolean> {
    const { instance_id: instance, connection_id: connection, sealed } = row;
    if (!box) return false;
    const tokens = openTokens(box, sealed, { instance, connection, provider: name });
    const grants = isCalendarProvider(name) ? grantsOf.get(name) : undefined;
    // What cannot be opened cannot be told.
    if (!tokens) return true;
    if (!grants) return false;
    try {
      await grants.revoke(connection, tokens);
      return true;
    } catch (error) {
      if (!(error instanceof GrantFailedError)) throw error;
      return false;
    }
  }

  /** One connection, or some whose time has come; how many were looked at. */
  return async function revokeDue(db: Transaction, only: string | null): Promise<number> {
    const due = await db.query<Revocation>('select * from app.take_due_calendar_revocations($1, $2)', [
      only,
      AT_ONCE,
    ]);
    for (const row of due)
      await db.query('select app.settle_calendar_revocation($1, $2, $3)', [
        row.instance_id,
        row.connection_id,
        await tell(row),
      ]);
    return due.length;
  };
}
