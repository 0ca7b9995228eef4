import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { membershipRoleSchema } from './roles.ts';

/** A member as an instance admin sees one. Nothing of the journal is in it. */
export const memberSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  role: membershipRoleSchema,
  is_active: z.boolean(),
  joined_at: z.string(),
  last_sign_in_at: z.string().nullable(),
  /** Here because they look after all instances: nobody at the instance changes this row. */
  is_host: z.boolean().default(false),
});
export type Member = z.infer<typeof memberSchema>;

/** Members that are asked for at once at the most. */
export const MEMBERS_PER_PAGE = 100;

/** Which members are wanted: all, or those whose name or address holds the search; in the order in which they joined. */
export const memberSearchSchema = z.object({
  search: z.string().trim().max(100).default(''),
  role: membershipRoleSchema.nullable().default(null),
  isActive: z.boolean().nullable().default(null),
  offset: z.number().int().nonnegative().max(10_000_000).default(0),
  limit: z.number().int().positive().max(MEMBERS_PER_PAGE).default(MEMBERS_PER_PAGE),
});
export type MemberSearch = z.output<typeof memberSearchSchema>;

/** Functions about the members of an instance. */
export const memberFunctions = {
  /**
   * A page of the members, and how many there are. `managesRoles`: whether the caller may change roles, and what
   * administrators are. Without an input: the first page of all.
   */
  'list-members': {
    input: memberSearchSchema.nullable(),
    output: z.object({
      members: z.array(memberSchema),
      total: z.number().int().nonnegative(),
      managesRoles: z.boolean().default(false),
    }),
  },
} as const satisfies Record<string, FunctionContract>;
type MemberFunctions = typeof memberFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends MemberFunctions {}
}
