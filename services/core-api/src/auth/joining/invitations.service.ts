import type { FunctionInput, Invitation, MembershipRole, RequestContext } from '@reflectory/contracts';
import type { Database, Transaction } from '../../database/database.ts';
import { FunctionError } from '../../functions/function-error.ts';
import { type AuthInstance, getActiveInstance } from '../instances.repository.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import type { LinkMailer, PreparedLink } from '../links/link-mailer.ts';
import { deleteUser, findUserByEmail, insertAccount } from '../users/users.repository.ts';
import { findInvitationPlace, type InvitationPlace, refuseRole } from './invitation-rights.ts';
import {
  findWaiting,
  hasMembership,
  listInvitations,
  noteInvitation,
  noteInvitationSent,
  setMembershipRole,
} from './invitations.repository.ts';

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

/** A mail that is ready to go out. */
type Letter = { link: PreparedLink; instance: AuthInstance; role: MembershipRole };

export function createInvitationsService(dependencies: Dependencies): InvitationsService {
  const { database, links, gate, forgetMails } = dependencies;
  const at = <T>({ context }: InvitationPlace, run: (tx: Transaction) => Promise<T>) =>
    database.asService('auth_admin', context.instance_id, run);

  const prepare = async (
    tx: Transaction,
    { context }: InvitationPlace,
    person: { id: string; email: string; role: MembershipRole },
  ): Promise<Letter> => ({
    instance: await getActiveInstance(tx, context),
    link: await links.prepare(tx, 'invite', person, context),
    role: person.role,
  });
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
      const letter = await at(place, (tx) => letIn(tx, place, { email, name, role }));
      if (letter === 'appointed') return letter;
      await send(place, letter);
      return 'invited';
    },

    async resend(context, somebody) {
      const { place, email, role } = await findAtPlace(context, somebody);
      await gate.mailTo(place.context, email);
      await send(place, await at(place, (tx) => prepare(tx, place, { id: somebody.user_id, email, role })));
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

  /** Writes the account that waits; who looks after all instances may make a member an administrator instead. */
  async function letIn(
    tx: Transaction,
    place: InvitationPlace,
    { email, name, role }: { email: string; name: string | undefined; role: MembershipRole },
  ): Promise<Letter | 'appointed'> {
    const { instance_id: instanceId } = place.context;
    await getActiveInstance(tx, place.context);
    const known = await findUserByEmail(tx, instanceId, email);
    if (known && (await hasMembership(tx, instanceId, known.id))) {
      if (!place.isHost || role !== 'admin') throw isMember();
      await setMembershipRole(tx, { instanceId, userId: known.id }, role);
      return 'appointed';
    }
    await gate.mailTo(place.context, email);
    const data = name ? { name } : {};
    const account = { instanceId, email, passwordHash: null, data, isConfirmed: false };
    const id = known?.id ?? (await insertAccount(tx, account));
    if (id === undefined) throw isMember();
    const source = place.isHost ? 'host' : 'administrator';
    await noteInvitation(tx, { instanceId, userId: id, role, source, isAccepted: false });
    return prepare(tx, place, { id, email, role });
  }
}

const isMember = () =>
  new FunctionError('conflict', 'This address is a member already', { email: 'Is a member already' });
