import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { Mailer } from '@reflectory/runtime/mail';
import { getActiveInstance } from '../instances.repository.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import { composeLeavingAddressMail, composeLeavingAddressNotice } from '../mails/compose-auth-mail.ts';
import { getSignedIn, requireUserId } from '../sessions/caller.ts';
import {
  confirmLeavingAddress,
  findLeavingAddress,
  forgetLeavingAddress,
  putWaitingAddress,
} from './leaving-address.repository.ts';
import { hashMailedCode, newMailedCode } from './mailed-code.ts';

type Dependencies = { database: Database; mailer: Mailer; gate: RateGate; now: () => number };

/** Milliseconds that a mailed code works. */
const CODE_MS = 3_600_000;

/** Another address than the account's, to which the way out is mailed as well should the membership be paused. */
export type LeavingAddressService = {
  get(context: RequestContext): Promise<{ email: string | null; waiting: string | null }>;
  /** Mails a code to an address; the one before stays in use until it is confirmed. @throws FunctionError invalid_input, HttpError 429 */
  name(context: RequestContext, email: string): Promise<void>;
  /** Uses the code up. @throws FunctionError invalid_input, HttpError 429 */
  confirm(context: RequestContext, code: string): Promise<{ email: string }>;
  forget(context: RequestContext): Promise<void>;
};

export function createLeavingAddressService(dependencies: Dependencies): LeavingAddressService {
  const { database, mailer, gate, now } = dependencies;
  const placeOf = (context: RequestContext) => ({
    instanceId: context.instance_id,
    userId: requireUserId(context),
  });
  return {
    get: (context) =>
      database.asService('auth_admin', context.instance_id, (tx) => findLeavingAddress(tx, placeOf(context))),

    async name(context, email) {
      const place = placeOf(context);
      await gate.byPerson('account', place.userId);
      await gate.mailTo(context, email);
      const code = newMailedCode();
      const instance = await database.asService('auth_admin', place.instanceId, async (tx) => {
        const { user } = await getSignedIn(tx, context);
        if (user.email?.toLowerCase() === email.toLowerCase()) {
          throw wrong('email', 'This is the address of the account itself');
        }
        const hash = hashMailedCode(place.instanceId, email, code);
        await putWaitingAddress(tx, place, { email, hash, until: new Date(now() + CODE_MS) });
        return getActiveInstance(tx, context);
      });
      await mailer.send({ to: email, person: place, ...composeLeavingAddressMail({ ...instance, code }) });
    },

    async confirm(context, code) {
      const place = placeOf(context);
      await gate.byPerson('reauthentication', place.userId);
      const { user, instance, email } = await database.asService(
        'auth_admin',
        place.instanceId,
        async (tx) => {
          const { waiting } = await findLeavingAddress(tx, place);
          const hash = hashMailedCode(place.instanceId, waiting ?? '', code);
          const confirmed = await confirmLeavingAddress(tx, place, { hash, now: new Date(now()) });
          if (confirmed === undefined) {
            throw wrong('code', 'The code is wrong, or was used, or is too old');
          }
          const { user: caller } = await getSignedIn(tx, context);
          return { user: caller, instance: await getActiveInstance(tx, context), email: confirmed };
        },
      );
      // Whoever took a session over cannot do this unseen.
      if (user.email !== null) {
        const url = new URL('/settings/account', context.origin).href;
        const notice = composeLeavingAddressNotice({ ...instance, email, url });
        await mailer.send({ to: user.email, person: place, ...notice });
      }
      return { email };
    },

    forget: (context) =>
      database.asService('auth_admin', context.instance_id, (tx) =>
        forgetLeavingAddress(tx, placeOf(context)),
      ),
  };
}

const wrong = (field: string, text: string) => new FunctionError('invalid_input', text, { [field]: text });
