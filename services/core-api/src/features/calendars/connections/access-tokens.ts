import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import { CalendarFailedError } from '../calendar-failed-error.ts';
import { openTokens, sealTokens } from './keep-tokens.ts';
import { GrantFailedError, type ProviderGrants, type Tokens } from './provider-grants.ts';

/** Milliseconds before its end from which on a token is renewed, and from which on it is not sent any more. */
const [RENEWED_MS, SENT_MS] = [300_000, 30_000];
/** Looks at a token that somebody else renews right now, and milliseconds between two. */
const [LOOKS, LOOK_MS] = [12, 1000];
/** Later than any token ends. */
const ALWAYS = 'infinity';

/** Of whom, and where, a token is. */
export type Connected = { instance: string; person: string; connection: string; provider: string };

type Parts = { box: SecretBox; grants: ProviderGrants; now: () => number };
type Row = { sealed: string; is_leased: boolean };

/** The token of a connection that is sent now; renewed before its end, by one process at a time. */
export function createAccessTokens({ box, grants, now }: Parts) {
  async function renew(db: Transaction, at: Connected, { sealed }: Row, before: Tokens): Promise<string> {
    try {
      const tokens = await grants.renew(at.person, before);
      await db.query('select app.keep_calendar_tokens($1, $2, $3, $4, $5)', [
        at.instance,
        at.connection,
        sealed,
        sealTokens(box, tokens, at),
        new Date(tokens.expiresAt),
      ]);
      return tokens.access;
    } catch (error) {
      if (!(error instanceof GrantFailedError)) throw error;
      if (error.failure === 'ended') {
        await db.query('select app.switch_calendar_connection_off($1, $2, $3)', [
          at.instance,
          at.connection,
          sealed,
        ]);
        throw new CalendarFailedError('locked');
      }
      // It is renewed early: until its end the old one is good.
      if (before.expiresAt - SENT_MS > now()) return before.access;
      throw new CalendarFailedError(error.failure);
    }
  }

  /** `isRefused`: the one there is was not taken, although it has not ended. @throws CalendarFailedError */
  return async function accessTokenOf(db: Transaction, at: Connected, isRefused: boolean): Promise<string> {
    const renewedBefore = isRefused ? ALWAYS : new Date(now() + RENEWED_MS);
    for (let looks = 0; looks < LOOKS; looks += 1) {
      const [row] = await db.query<Row>('select * from app.take_calendar_tokens($1, $2, $3)', [
        at.instance,
        at.connection,
        renewedBefore,
      ]);
      const tokens = row && openTokens(box, row.sealed, at);
      if (!row || !tokens) throw new CalendarFailedError('locked');
      if (row.is_leased) return renew(db, at, row, tokens);
      if (!isRefused && tokens.expiresAt - SENT_MS > now()) return tokens.access;
      await wait(LOOK_MS);
    }
    throw new CalendarFailedError('unreachable');
  };
}
