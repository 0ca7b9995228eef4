import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { FunctionInput } from '@reflectory/contracts/functions';
import type { Invitation } from '@reflectory/contracts/members';
import type { Database, Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import type { RateGate } from '../limits/rate-gate.ts';
import type { LinkMailer } from '../links/link-mailer.ts';
import { deleteUser } from '../users/users.repository.ts';
import { findInvitationPlace, type InvitationPlace, refuseRole } from './invitation-rights.ts';
import {
  findWaiting,
  hasMembership,
  listInvitations,
  noteInvitationSent,
} from '../joining/invitations.repository.ts';
import { type Letter, letIn, prepareLetter } from './let-in.ts';

type Dependencies = {
  database: Database;
  links: LinkMailer;
  gate: RateGate;
  /** Removes mails that were kept instead of sent. */
  forgetMails: (person: { instanceId: string; userId: string }) => Promise<void>;
};

type Somebody = FunctionInput<'resend-invitation'>;

/** People whom administrators invite, at their instance or at one that they look after. */
export type InvitationsService = {
  list(context: RequestContext, instanceId: string | undefined): Promise<Invitation[]>;
  /** @throws FunctionError not_permitted, conflict for whoever is a member; HttpError 429 */
  invite(context: RequestContext, person: FunctionInput<'invite-member'>): Promise<'invited' | 'appointed'>;
  /** @throws FunctionError not_permitted, not_found; HttpError 429 */
  resend(context: RequestContext, somebody: Somebody): Promise<void>;
  /** The link stops working, and nothing is kept of the person. @throws FunctionError not_permitted, not_found */
  withdraw(context: RequestContext, somebody: Somebody): Promise<void>;
};

export function createInvitationsService(dependencies: Dependencies): InvitationsService {
  const { database, links, gate, forgetMails } = dependencies;
  const at = <T>({ context }: InvitationPlace, run: (tx: Transaction) => Promise<T>) =>
    database.asService('auth_admin', context.instance_id, run);

  const send = async (place: InvitationPlace, { link, instance, role }: Letter) => {
    const { origin, instance_id: instanceId } = place.context;
    const next = role === 'member' ? '' : '?next=/instance-admin';
    await links.send(link, instance, `${origin}/auth${next}`);
    await at(place, (tx) => noteInvitationSent(tx, instanceId, link.person.userId));
  };
  const findAtPlace = async (context: RequestContext, { instance_id: wanted, user_id: id }: Somebody) => {
    const place = await findInvitationPlace(database, context, wanted);
    const { instance_id: instanceId } = place.context;
    const waiting = await at(place, (tx) => findWaiting(tx, instanceId, id));
    if (!waiting) throw new FunctionError('not_found', 'No invitation waits for this person');
    refuseRole(place, waiting.role);
    return { place, instanceId, ...waiting };
  };

  return {
    async list(context, wanted) {
      const place = await findInvitationPlace(database, context, wanted);
      return at(place, (tx) => listInvitations(tx, place.context.instance_id));
    },

    async invite(context, { instance_id: wanted, email, name, role }) {
      const place = await findInvitationPlace(database, context, wanted);
      refuseRole(place, role);
      const letter = await at(place, (tx) => letIn(tx, place, { email, name, role }, { links, gate }));
      if (letter === 'appointed') return letter;
      await send(place, letter);
      return 'invited';
    },

    async resend(context, somebody) {
      const { place, email, role } = await findAtPlace(context, somebody);
      await gate.mailTo(place.context, email);
      await send(
        place,
        await at(place, (tx) => prepareLetter(tx, place, { id: somebody.user_id, email, role }, links)),
      );
    },

    async withdraw(context, somebody) {
      const { place, instanceId } = await findAtPlace(context, somebody);
      const { user_id: userId } = somebody;
      await at(place, async (tx) => {
        if (!(await hasMembership(tx, instanceId, userId))) await deleteUser(tx, userId);
      });
      await forgetMails({ instanceId, userId });
    },
  };
}
