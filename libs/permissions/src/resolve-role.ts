import type { MembershipRole, Role } from '@reflectory/contracts/members';

/** What is known of a person at one instance. */
export type Standing = {
  isSuperAdmin: boolean;
  membership: { role: MembershipRole; isActive: boolean } | null;
};

/**
 * Which consoles a person is shown at one instance (specification, sections 4 and 6): super admin before instance admin
 * before user. What they may do there are their permissions.
 */
export function resolveRole({ isSuperAdmin, membership }: Standing): Role {
  if (isSuperAdmin) return 'super_admin';
  if (membership?.isActive && membership.role !== 'member') return 'instance_admin';
  return 'user';
}
