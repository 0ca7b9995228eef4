import type { Language } from '@reflectory/contracts/languages';

/** Roles that every instance has. An instance makes others of its own, which are sets of permissions as well. */
export const BUILT_IN_ROLES = ['owner', 'admin', 'coach', 'moderator', 'member'] as const;
export type BuiltInRole = (typeof BUILT_IN_ROLES)[number];

/** One thing that somebody may do at an instance, declared by the feature that does it. */
export type Permission = {
  /** `<area>.<action>`, for instance `brand.manage`. */
  key: string;
  /** Built-in roles that have it. */
  roles: readonly BuiltInRole[];
  name: Readonly<Record<Language, string>>;
  description: Readonly<Record<Language, string>>;
};

/** Keys of what somebody may do who has these roles. */
export function permissionsOfRoles(
  permissions: readonly Permission[],
  held: readonly BuiltInRole[],
): string[] {
  return permissions.filter(({ roles }) => roles.some((role) => held.includes(role))).map(({ key }) => key);
}
