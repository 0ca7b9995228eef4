import * as z from 'zod';

/** Which consoles a principal is shown at one instance (specification, section 4: user role resolution). */
export const roleSchema = z.enum(['super_admin', 'instance_admin', 'user']);
export type Role = z.infer<typeof roleSchema>;

/** What a membership row says; `admin` and `coach` make an instance admin when the membership is active. */
export const membershipRoleSchema = z.enum(['member', 'coach', 'admin']);
export type MembershipRole = z.infer<typeof membershipRoleSchema>;

/** Key of a permission, `<area>.<action>`; features declare them. */
export const permissionKeySchema = z.string().regex(/^[a-z][a-z0-9_]*\.[a-z][a-z0-9_]*$/);
