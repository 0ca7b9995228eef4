import type { MembershipRole, Role } from '@reflectory/contracts/members';

/** What is known of a person at one instance. */
export type Standing = {
  isSuperAdmin: boolean;
  membership: { role: MembershipRole; isActive: boolean } | null;
};

/** Role of a person at one instance (specification, sections 4 and 6): super admin before instance admin before user. */
export function resolveRole({ isSuperAdmin, membership }: Standing): Role {
  if (isSuperAdmin) return 'super_admin';
  if (membership?.isActive && membership.role !== 'member') return 'instance_admin';
  return 'user';
}

const rank: Record<Role, number> = { user: 0, instance_admin: 1, super_admin: 2 };

/** Whether `role` (null for a visitor) may do what needs `needed`; nothing is needed when it is undefined. */
export function satisfiesRole(role: Role | null, needed: Role | undefined): boolean {
  if (needed === undefined) return true;
  return role !== null && rank[role] >= rank[needed];
}
