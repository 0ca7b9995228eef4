import type { Administrator, Invitation, MembershipRole } from '@reflectory/contracts/members';
import type { Transaction } from '@reflectory/runtime/database';

/** How many of those who came are listed. */
const ACCEPTED_AT_MOST = 50;

type InvitationRow = Omit<Invitation, 'created_at' | 'sent_at' | 'expires_at' | 'accepted_at'> &
  Record<'created_at', Date> &
  Record<'sent_at' | 'expires_at' | 'accepted_at', Date | null>;

/** Notes that somebody was let in; an invitation that waits is changed. `isAccepted`: they need not accept it. */
export async function noteInvitation(
  tx: Transaction,
  { instanceId, userId, role, source, isAccepted }: NotedInvitation,
): Promise<void> {
  await tx.query(
    `insert into app.invitations (instance_id, user_id, role, source, accepted_at)
     values ($1, $2, $3, $4, case when $5 then now() end)
     on conflict (instance_id, user_id) do update set role = excluded.role, source = excluded.source
       where invitations.accepted_at is null`,
    [instanceId, userId, role, source, isAccepted],
  );
}

export type NotedInvitation = {
  instanceId: string;
  userId: string;
  role: MembershipRole;
  source: Invitation['source'];
  isAccepted: boolean;
};

export async function noteInvitationSent(tx: Transaction, instanceId: string, userId: string): Promise<void> {
  const place = [instanceId, userId];
  await tx.query('update app.invitations set sent_at = now() where instance_id = $1 and user_id = $2', place);
  await tx.query('update auth.users set invited_at = now() where id = $1', [userId]);
}

/** Begins the membership of somebody who was invited; whoever is a member stays what they are. */
export async function acceptInvitation(tx: Transaction, instanceId: string, userId: string): Promise<void> {
  await tx.query(
    `with accepted as (
       update app.invitations set accepted_at = now()
       where instance_id = $1 and user_id = $2 and accepted_at is null returning role
     )
     insert into instance_users (instance_id, user_id, role) select $1, $2, role from accepted
     on conflict (instance_id, user_id) do nothing`,
    [instanceId, userId],
  );
}

/** Somebody whose invitation waits; undefined when nobody's does. */
export async function findWaiting(
  tx: Transaction,
  instanceId: string,
  userId: string,
): Promise<{ email: string; role: MembershipRole } | undefined> {
  const [row] = await tx.query<{ email: string; role: MembershipRole }>(
    `select u.email, i.role from app.invitations i join auth.users u on u.id = i.user_id
     where i.instance_id = $1 and i.user_id = $2 and i.accepted_at is null and u.email is not null`,
    [instanceId, userId],
  );
  return row;
}

/** Everybody whose invitation waits, then whoever came last. */
export async function listInvitations(tx: Transaction, instanceId: string): Promise<Invitation[]> {
  const rows = await tx.query<InvitationRow>(
    `select * from (
       select i.user_id, u.email, i.role, i.source, i.created_at, i.sent_at, t.expires_at, i.accepted_at,
         row_number() over (partition by i.accepted_at is null order by i.accepted_at desc, i.created_at) as place
       from app.invitations i
       join auth.users u on u.id = i.user_id
       left join auth.one_time_tokens t on t.instance_id = i.instance_id and t.user_id = i.user_id
         and t.token_type = 'confirmation_token' and i.accepted_at is null and t.expires_at > now()
       where i.instance_id = $1 and u.email is not null
     ) listed
     where accepted_at is null or place <= $2 order by accepted_at desc nulls first, created_at`,
    [instanceId, ACCEPTED_AT_MOST],
  );
  return rows.map(({ user_id, email, role, source, ...times }) => ({
    user_id,
    email,
    role,
    source,
    created_at: times.created_at.toISOString(),
    sent_at: times.sent_at?.toISOString() ?? null,
    expires_at: times.expires_at?.toISOString() ?? null,
    accepted_at: times.accepted_at?.toISOString() ?? null,
  }));
}

/** Administrators of an instance; who looks after all instances is none of them. */
export function listAdministrators(tx: Transaction, instanceId: string): Promise<Administrator[]> {
  return tx.query<Administrator>(
    `select m.user_id, coalesce(u.email, '') as email, coalesce(u.raw_user_meta_data ->> 'name', '') as name, m.is_active
     from instance_users m join auth.users u on u.id = m.user_id
     where m.instance_id = $1 and m.role = 'admin' and not app.is_host(m.user_id)
     order by m.created_at, u.email`,
    [instanceId],
  );
}

/** Gives a member another role, and lets them in. Answers whether there is such a member. */
export async function setMembershipRole(
  tx: Transaction,
  { instanceId, userId }: Pick<NotedInvitation, 'instanceId' | 'userId'>,
  role: MembershipRole,
): Promise<boolean> {
  const rows = await tx.query(
    `update instance_users set role = $3, is_active = is_active or $3 = 'admin'
     where instance_id = $1 and user_id = $2 returning user_id`,
    [instanceId, userId, role],
  );
  return rows.length > 0;
}

/** Whether somebody has a membership, active or not. */
export async function hasMembership(tx: Transaction, instanceId: string, userId: string): Promise<boolean> {
  const place = [instanceId, userId];
  const rows = await tx.query('select from instance_users where instance_id = $1 and user_id = $2', place);
  return rows.length > 0;
}
