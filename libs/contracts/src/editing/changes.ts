import * as z from 'zod';

/** What somebody may do with an object, each more than the one before. */
export const levels = ['view', 'comment', 'edit', 'manage'] as const;
export type Level = (typeof levels)[number];

/** Values of a row by column. */
export type Fields = Readonly<Record<string, unknown>>;

/** The same field changed by two who did not know of each other. */
export type Conflict = {
  /** Id of the other change. */
  change: string;
  /** Whether the change that names the conflict holds; otherwise the other one does. */
  won: boolean;
  /** What gave way. */
  value: unknown;
};
export type Conflicts = Readonly<Record<string, Conflict>>;

const changeKinds = ['add', 'set', 'remove', 'restore'] as const;
export type ChangeKind = (typeof changeKinds)[number];

const fieldsSchema = z.record(z.string().max(63), z.unknown());

/** A change as a device makes it: sent again it is not done again. */
export const changeSchema = z.strictObject({
  id: z.uuid(),
  device_id: z.uuid(),
  /** By the service's clock, as far as the device knows it. */
  made_at: z.iso.datetime({ offset: true }),
  /** Number of the newest change that the device knew. */
  seen: z.int().nonnegative(),
  table: z.string().max(63),
  row_id: z.uuid(),
  kind: z.enum(changeKinds),
  /** Columns of a row that is added, or those that are set. */
  fields: fieldsSchema,
});
export type Change = z.infer<typeof changeSchema>;

const conflictSchema = z.object({
  change: z.uuid(),
  /** Who made the other change; null where that is not known any more. */
  by: z.uuid().nullable(),
  won: z.boolean(),
  value: z.unknown(),
});

/** A change as the log has it. */
export const loggedChangeSchema = z.object({
  number: z.int().positive(),
  id: z.uuid(),
  device_id: z.uuid().nullable(),
  /** Null where who made it is gone, or it was the service. */
  user_id: z.uuid().nullable(),
  made_at: z.iso.datetime({ offset: true }),
  table: z.string(),
  row_id: z.uuid(),
  kind: z.enum(changeKinds),
  /** Fields as they were, where they are small. */
  before: fieldsSchema,
  /** Fields as they are since; of a row that is added or restored, all of them. */
  after: fieldsSchema,
  conflicts: z.record(z.string(), conflictSchema),
});
export type LoggedChange = z.infer<typeof loggedChangeSchema>;

/** Why a change was not done. */
const refusalCodes = ['not_permitted', 'invalid', 'gone', 'limit'] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** What became of a change; `superseded` where later ones of others hold in all of its fields. */
export const changeResultSchema = z.object({
  id: z.uuid(),
  status: z.enum(['applied', 'superseded', 'refused']),
  code: z.enum(refusalCodes).optional(),
});
export type ChangeResult = z.infer<typeof changeResultSchema>;
