import type { FunctionInput, FunctionOutput } from '@reflectory/contracts/functions';
import type { InstanceRole } from '@reflectory/contracts/members';
import { BUILT_IN_ROLES } from '@reflectory/permissions';
import type { Transaction } from '@reflectory/runtime/database';

const listSql = `
  with roles as (
    select r as id, null as name, place
    from unnest($1::text[]) with ordinality as built_in (r, place)
    union all
    select id::text, name, 100 from instance_roles where instance_id = app.instance_id()
  ), permitted as (
    select roles.*, app.role_permissions(app.instance_id(), roles.id) as permissions from roles
  )
  select id, name, permissions, app.covers(permissions) as "isMine", (
      select count(*)::int from role_members h where h.instance_id = app.instance_id() and h.role = permitted.id
    ) + (
      select count(*)::int from instance_users m where m.instance_id = app.instance_id() and m.role = permitted.id
    ) as members
  from permitted order by place, lower(name)`;

/** Roles of the caller's instance, built-in ones first; of who has them only what the caller may see is counted. */
export async function listRoles(tx: Transaction): Promise<InstanceRole[]> {
  return tx.query<InstanceRole>(listSql, [BUILT_IN_ROLES]);
}

/** Writes a role of an instance's own; null when there is none of that id to change. */
export async function saveRole(
  tx: Transaction,
  { id, name, permissions }: FunctionInput<'save-role'>,
): Promise<string | null> {
  const keys = [...new Set(permissions)];
  const rows = await (id === null
    ? tx.query<{ id: string }>(
        'insert into instance_roles (name, permissions) values ($1, $2) returning id',
        [name, keys],
      )
    : tx.query<{ id: string }>(
        `update instance_roles set name = $2, permissions = $3
         where instance_id = app.instance_id() and id = $1 returning id`,
        [id, name, keys],
      ));
  return rows[0]?.id ?? null;
}

/** Whether there was one. */
export async function deleteRole(tx: Transaction, id: string): Promise<boolean> {
  const rows = await tx.query(
    'delete from instance_roles where instance_id = app.instance_id() and id = $1 returning id',
    [id],
  );
  return rows.length > 0;
}

/** Who has a role besides that of the membership; nobody for those who may not give it. */
export async function listRoleMembers(
  tx: Transaction,
  role: string,
): Promise<FunctionOutput<'list-role-members'>['members']> {
  return tx.query('select user_id, email, name from app.list_role_members($1)', [role]);
}

/** Gives a role; it may be there already. */
export async function giveRole(tx: Transaction, userId: string, role: string): Promise<void> {
  await tx.query('insert into role_members (user_id, role) values ($1, $2) on conflict do nothing', [
    userId,
    role,
  ]);
}

/** Takes a role; it may be gone already. */
export async function takeRole(tx: Transaction, userId: string, role: string): Promise<void> {
  await tx.query(
    'delete from role_members where instance_id = app.instance_id() and user_id = $1 and role = $2',
    [userId, role],
  );
}
