import * as z from 'zod';
import { levels } from '../editing/changes.ts';
import type { FunctionContract } from '../functions/functions.ts';

const objectSchema = z.object({ type: z.string().regex(/^[a-z][a-z_]{0,39}$/), id: z.uuid() });

/** Somebody who has to do with an object; invitations are told to those who manage it. */
const objectPersonSchema = z.object({
  /** Null while they are invited. */
  user_id: z.uuid().nullable(),
  name: z.string().nullable(),
  /** Of an invitation alone. */
  email: z.string().nullable(),
  /** Null where they have no grant of their own: they came by a role, or are not here any more. */
  level: z.enum(levels).nullable(),
  is_owner: z.boolean(),
});
export type ObjectPerson = z.infer<typeof objectPersonSchema>;

const ownInvitationSchema = z.object({
  object_type: z.string(),
  object_id: z.uuid(),
  level: z.enum(levels),
  title: z.string(),
  invited_by: z.string().nullable(),
  created_at: z.iso.datetime({ offset: true }),
});
export type OwnInvitation = z.infer<typeof ownInvitationSchema>;

/** By what somebody may do something with an object. */
const reasonSchema = z.object({
  level: z.enum(levels),
  via: z.enum(['person', 'group', 'role', 'instance', 'link']),
  via_id: z.string().nullable(),
  is_owner: z.boolean(),
  since: z.iso.datetime({ offset: true }).nullable(),
});
export type SharingReason = z.infer<typeof reasonSchema>;

/** Objects that are shared: with whom, by what, and what somebody is invited to. */
export const sharingFunctions = {
  'list-object-people': {
    input: objectSchema,
    output: z.object({
      people: z.array(objectPersonSchema),
      /** Why the caller may see it, the strongest reason first; none where they may not. */
      reasons: z.array(reasonSchema),
    }),
  },
  /** What the caller is invited to, by their confirmed address. */
  'list-object-invitations': {
    input: z.object({}),
    output: z.object({ invitations: z.array(ownInvitationSchema) }),
  },
  'answer-object-invitation': {
    input: objectSchema.extend({ accept: z.boolean() }),
    /** False where there is none any more. */
    output: z.object({ is_answered: z.boolean() }),
  },
} as const satisfies Record<string, FunctionContract>;
type SharingFunctions = typeof sharingFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends SharingFunctions {}
}
