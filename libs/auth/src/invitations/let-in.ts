import type { MembershipRole } from '@reflectory/contracts/members';
import type { Transaction } from '@reflectory/runtime/database';
import { FunctionError } from '@reflectory/runtime/functions';
import { type AuthInstance, getActiveInstance } from '../instances.repository.ts';
import type { RateGate } from '../limits/rate-gate.ts';
import type { LinkMailer, PreparedLink } from '../links/link-mailer.ts';
import { findUserByEmail, insertAccount } from '../users/users.repository.ts';
import type { InvitationPlace } from './invitation-rights.ts';
import { hasMembership, noteInvitation, setMembershipRole } from '../joining/invitations.repository.ts';

/** The mail of an invitation, ready to go out. */
export type Letter = { link: PreparedLink; instance: AuthInstance; role: MembershipRole };

/** Stores a new link for somebody who is invited; an earlier one stops working. */
export async function prepareLetter(
  tx: Transaction,
  { context }: InvitationPlace,
  person: { id: string; email: string; role: MembershipRole },
  links: LinkMailer,
): Promise<Letter> {
  return {
    instance: await getActiveInstance(tx, context),
    link: await links.prepare(tx, 'invite', person, context),
    role: person.role,
  };
}

/**
 * Writes the account that waits; who looks after all instances may make a member an administrator instead.
 *
 * @throws FunctionError conflict for whoever is a member; HttpError 429
 */
export async function letIn(
  tx: Transaction,
  place: InvitationPlace,
  { email, name, role }: { email: string; name: string | undefined; role: MembershipRole },
  { links, gate }: { links: LinkMailer; gate: RateGate },
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
  return prepareLetter(tx, place, { id, email, role }, links);
}

const isMember = () =>
  new FunctionError('conflict', 'This address is a member already', { email: 'Is a member already' });
