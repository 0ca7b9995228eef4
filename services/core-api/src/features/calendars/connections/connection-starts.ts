import { type CalendarProviderName, isCalendarProvider } from '@reflectory/contracts/calendars';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import type { SecretBox } from '@reflectory/server-kit';
import { generateRandomCodeVerifier, generateRandomState } from 'oauth4webapi';
import { digestOf } from '../../../secret-tokens/index.ts';

/** Somebody who came back from a provider, and what they left with. */
type Start = { provider: CalendarProviderName; zone: string; verifier: string };

const sessionOf = ({ auth_session_id: session }: RequestContext) => digestOf(session ?? '');
const ownerOf = ({ instance_id: instance, user_id: person }: RequestContext, hash: Buffer) =>
  `${instance} ${person} ${hash.toString('hex')}`;

/** Who is on the way to a provider and back. */
export function createConnectionStarts(database: Database, box: SecretBox) {
  return {
    async note(context: RequestContext, provider: CalendarProviderName, zone: string) {
      const [state, verifier] = [generateRandomState(), generateRandomCodeVerifier()];
      const hash = digestOf(state);
      const sealed = box.seal(Buffer.from(verifier), ownerOf(context, hash));
      await database.asPrincipal(context, (tx) =>
        tx.query('select app.start_calendar_connection($1, $2, $3, $4, $5)', [
          hash,
          sessionOf(context),
          provider,
          zone,
          sealed,
        ]),
      );
      return { state, verifier };
    },
    /** For a state that is theirs, of this session, and not used before; null for any other. */
    async take(context: RequestContext, state: string): Promise<Start | null> {
      const hash = digestOf(state);
      const [start] = await database.asPrincipal(context, (tx) =>
        tx.query<{ provider: string; zone: string; sealed: string }>(
          'select * from app.take_calendar_start($1, $2)',
          [hash, sessionOf(context)],
        ),
      );
      if (!start || !isCalendarProvider(start.provider)) return null;
      const verifier = box.open(start.sealed, ownerOf(context, hash)).toString();
      return { provider: start.provider, zone: start.zone, verifier };
    },
  };
}
