import * as z from 'zod';
import { languageSchema } from '../instance/instance.ts';
import type { FunctionContract } from '../functions/functions.ts';

const timestamp = z.iso.datetime({ offset: true });

/** A device on which someone is signed in. */
export const authSessionSchema = z.object({
  id: z.uuid(),
  /** For instance `Firefox on Windows`; empty when nothing is known. */
  device: z.string(),
  /** Shortened network address; null when unknown. */
  address: z.string().nullable(),
  created_at: timestamp,
  last_used_at: timestamp,
  is_current: z.boolean(),
  /** Whether the second factor was given. */
  aal: z.enum(['aal1', 'aal2']),
});
export type AuthSessionSummary = z.infer<typeof authSessionSchema>;

/** Whether an account is being deleted. */
export const accountStatusSchema = z.object({
  deletion: z.object({ requested_at: timestamp, purge_after: timestamp }).nullable(),
});
export type AccountStatus = z.infer<typeof accountStatusSchema>;

/** Headings below which is named what features keep of a person, in the order of the dialog. */
export const belongingsAreas = ['writing', 'planning', 'listening', 'people', 'connections'] as const;
export type BelongingsArea = (typeof belongingsAreas)[number];

/** Functions about the person's own account. */
export const accountFunctions = {
  'list-auth-sessions': { input: z.null(), output: z.object({ sessions: z.array(authSessionSchema) }) },
  /** Ends one of the caller's own auth sessions at once. */
  'end-auth-session': {
    input: z.object({ session_id: z.uuid() }),
    output: z.object({ ended: z.boolean() }),
  },
  /** Makes ten codes and forgets the earlier ones; they are shown this once. Needs aal2. */
  'create-recovery-codes': { input: z.null(), output: z.object({ codes: z.array(z.string()) }) },
  /** Stands in for the second factor; the auth session is aal2 after the next refresh. */
  'use-recovery-code': {
    input: z.object({ code: z.string().trim().min(1).max(100) }),
    output: z.object({ accepted: z.boolean(), remaining: z.number().int().nonnegative() }),
  },
  'get-account-status': { input: z.null(), output: accountStatusSchema },
  /** What features keep of a person and goes with the account, each in a few words. */
  'list-belongings': {
    input: z.object({ language: languageSchema }),
    output: z.object({ belongings: z.array(z.object({ area: z.enum(belongingsAreas), words: z.string() })) }),
  },
  /** Closes the account now; everything is gone for good after `purge_after`. */
  'request-account-deletion': {
    input: z.object({ email: z.string().min(1).max(255), password: z.string().max(200) }),
    output: z.object({ status: accountStatusSchema.optional(), error: z.string().optional() }),
  },
  'cancel-account-deletion': { input: z.null(), output: z.object({ status: accountStatusSchema }) },
  /** Where the way out is mailed besides the account's own address, should the membership be paused. */
  'get-leaving-address': {
    input: z.null(),
    output: z.object({ email: z.string().nullable(), waiting: z.string().nullable() }),
  },
  /** Mails a code to an address, which is used once `confirm-leaving-address` was given that code. */
  'name-leaving-address': { input: z.object({ email: z.email().max(255) }), output: z.object({}) },
  'confirm-leaving-address': {
    input: z.object({ code: z.string().trim().min(1).max(20) }),
    output: z.object({ email: z.string() }),
  },
  'forget-leaving-address': { input: z.null(), output: z.object({}) },
  /** Answers a zip, not JSON: everything that the person wrote and what was made of it. */
  'export-my-data': { input: z.null(), output: z.never() },
} as const satisfies Record<string, FunctionContract>;
type AccountFunctions = typeof accountFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends AccountFunctions {}
}
