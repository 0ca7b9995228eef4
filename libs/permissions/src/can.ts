import type { Role } from '@reflectory/contracts/members';

/** Somebody at one instance; without a role a visitor. */
export type Principal = {
  role: Role | null;
  /** Unset where it is not known: by a gateway of the release before. */
  permissions?: readonly string[] | undefined;
};

/** What a place needs of a person: a console's role, and one of the permissions where some are named. */
export type Needs = { role?: Role | undefined; permissions?: readonly string[] | undefined };

const rank: Record<Role, number> = { user: 0, instance_admin: 1, super_admin: 2 };

/**
 * Whether somebody may do a thing. Who looks after all instances may everything; where permissions are not known, an
 * instance admin is not held up here: the policies of the database know them.
 */
export function can({ role, permissions }: Principal, permission: string): boolean {
  if (role === 'super_admin') return true;
  return permissions === undefined ? role === 'instance_admin' : permissions.includes(permission);
}

/** Whether a place is open to somebody; one that needs nothing is open to visitors as well. */
export function satisfies(principal: Principal, { role, permissions }: Needs): boolean {
  const hasRole = role === undefined || (principal.role !== null && rank[principal.role] >= rank[role]);
  return hasRole && (permissions === undefined || permissions.some((key) => can(principal, key)));
}
