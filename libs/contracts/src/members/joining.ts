import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { membershipRoleSchema } from './roles.ts';

/** Who may join an instance without an invitation: nobody, addresses of its domains (confirmed by mail), or everyone. */
export const joiningRuleSchema = z.enum(['invited', 'domains', 'everyone']);
export type JoiningRule = z.infer<typeof joiningRuleSchema>;

/** An address that a mail could be sent to, as it is kept. */
export const mailAddressSchema = z.string().trim().toLowerCase().pipe(z.email().max(255));

/** Domain of mail addresses, for instance `acme.example`. */
export const mailDomainSchema = z
  .string()
  .trim()
  .toLowerCase()
  .max(253)
  .regex(/^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/);

/** Who may join. Domains are kept whatever the rule, and count where it is `domains`. */
export const joiningSchema = z
  .object({ rule: joiningRuleSchema, domains: z.array(mailDomainSchema).max(50) })
  .refine(({ rule, domains }) => rule !== 'domains' || domains.length > 0, {
    path: ['domains'],
    error: 'Name at least one domain',
  });
export type Joining = z.infer<typeof joiningSchema>;

/** Somebody who was invited. Pending as long as `accepted_at` is null; the link works until `expires_at`, null where it has ended. */
export const invitationSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  role: membershipRoleSchema,
  /** An administrator of the instance, who looks after all instances, or a program with the service key. */
  source: z.enum(['administrator', 'host', 'service_key']),
  created_at: z.string(),
  /** Null where no mail went out. */
  sent_at: z.string().nullable(),
  expires_at: z.string().nullable(),
  accepted_at: z.string().nullable(),
});
export type Invitation = z.infer<typeof invitationSchema>;

/** An administrator of an instance, as whoever looks after all instances sees one. */
export const administratorSchema = z.object({
  user_id: z.uuid(),
  email: z.string(),
  name: z.string(),
  is_active: z.boolean(),
});
export type Administrator = z.infer<typeof administratorSchema>;

/** Another instance than the caller's own may be named by who looks after all of them. */
const atInstance = { instance_id: z.uuid().optional() };
const joiningState = z.object({
  joining: joiningSchema,
  /** Whether the caller may change it, and invite others than members. */
  managesRoles: z.boolean(),
});
const nothing = z.object({});

/** Functions about who joins an instance. */
export const joiningFunctions = {
  'get-joining': { input: z.null(), output: joiningState },
  'set-joining': { input: z.object({ joining: joiningSchema }), output: joiningState },
  /** Everybody who is invited and has not come, then whoever came last. */
  'list-invitations': {
    input: z.object(atInstance),
    output: z.object({ invitations: z.array(invitationSchema) }),
  },
  /** Mails an invitation. Who looks after all instances may make a member an administrator like this: `appointed`. */
  'invite-member': {
    input: z.object({
      ...atInstance,
      email: mailAddressSchema,
      name: z.string().trim().max(200).optional(),
      role: membershipRoleSchema,
    }),
    output: z.object({ outcome: z.enum(['invited', 'appointed']) }),
  },
  'resend-invitation': { input: z.object({ ...atInstance, user_id: z.uuid() }), output: nothing },
  'withdraw-invitation': { input: z.object({ ...atInstance, user_id: z.uuid() }), output: nothing },
  'list-administrators': {
    input: z.object({ instance_id: z.uuid() }),
    output: z.object({ administrators: z.array(administratorSchema) }),
  },
  /** They stay a member. */
  'remove-administrator': {
    input: z.object({ instance_id: z.uuid(), user_id: z.uuid() }),
    output: nothing,
  },
} as const satisfies Record<string, FunctionContract>;
type JoiningFunctions = typeof joiningFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends JoiningFunctions {}
}
