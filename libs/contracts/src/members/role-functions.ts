import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { languageSchema } from '../instance/instance.ts';
import { permissionKeySchema } from './roles.ts';

/** A role that comes with the product. */
const builtInRoleSchema = z.enum(['owner', 'admin', 'coach', 'moderator', 'member']);

/** Text in every language that the product speaks. */
const everyLanguage = z.record(languageSchema, z.string());

/** A permission as a feature declares it. */
const declaredPermissionSchema = z.object({
  key: permissionKeySchema,
  name: everyLanguage,
  description: everyLanguage,
});
export type DeclaredPermission = z.infer<typeof declaredPermissionSchema>;

/** Name of an instance's own role. */
export const roleNameSchema = z.string().trim().min(1).max(60);

/** A role of an instance. */
const instanceRoleSchema = z.object({
  /** A built-in role's key, or the id of an own one. */
  id: z.union([builtInRoleSchema, z.uuid()]),
  /** Null for a built-in role, whose name is translated. */
  name: z.string().nullable(),
  permissions: z.array(permissionKeySchema),
  members: z.number().int().nonnegative(),
  /** Whether the caller may give, change and take it. */
  isMine: z.boolean(),
});
export type InstanceRole = z.infer<typeof instanceRoleSchema>;

/** Roles that stand beside a membership: those a person is given besides the membership's own. */
const givenRole = z.union([z.enum(['owner', 'moderator']), z.uuid()]);

const nothing = z.object({});

/** Functions about the roles of the caller's instance. */
export const roleFunctions = {
  'list-roles': {
    input: z.null(),
    output: z.object({ permissions: z.array(declaredPermissionSchema), roles: z.array(instanceRoleSchema) }),
  },
  /** Makes a role, or changes the one of that id. */
  'save-role': {
    input: z.object({
      id: z.uuid().nullable(),
      name: roleNameSchema,
      permissions: z.array(permissionKeySchema).max(200),
    }),
    output: z.object({ id: z.uuid() }),
  },
  'delete-role': { input: z.object({ id: z.uuid() }), output: nothing },
  'list-role-members': {
    input: z.object({ role: givenRole }),
    output: z.object({
      members: z.array(z.object({ user_id: z.uuid(), email: z.string(), name: z.string() })),
    }),
  },
  'set-role-member': {
    input: z.object({ user_id: z.uuid(), role: givenRole, isGiven: z.boolean() }),
    output: nothing,
  },
} as const satisfies Record<string, FunctionContract>;
type RoleFunctions = typeof roleFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends RoleFunctions {}
}
