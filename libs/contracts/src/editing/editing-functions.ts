import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { changeResultSchema, changeSchema, levels, loggedChangeSchema } from './changes.ts';
import { CHANGE_LIMITS } from './limits.ts';

const objectSchema = z.object({ type: z.string().regex(/^[a-z][a-z_]{0,39}$/), id: z.uuid() });

const newsSchema = z.object({
  /** The oldest first; those that are not known yet. */
  changes: z.array(loggedChangeSchema),
  /** Of the newest change of the object; more than the last of `changes` where there are more to ask for. */
  number: z.int().nonnegative(),
  /** The service's clock, by which changes are dated. */
  now: z.iso.datetime({ offset: true }),
});

/** Objects that several people and devices change at the same time. */
export const editingFunctions = {
  /** An object with all of its rows that are not removed; the row of the object itself comes in any case. */
  'get-object': {
    input: objectSchema,
    output: z.object({
      number: z.int().nonnegative(),
      now: z.iso.datetime({ offset: true }),
      /** The most that the caller may do with it. */
      level: z.enum(levels),
      tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  },
  /** Changes, each of which is tried by itself. Answers what is not `known` yet, these and those of others. */
  'change-object': {
    input: objectSchema
      .extend({
        known: z.int().nonnegative(),
        changes: z.array(changeSchema).min(1).max(CHANGE_LIMITS.changes),
      })
      .refine(
        ({ changes }) =>
          changes.reduce((sum, { fields }) => sum + JSON.stringify(fields).length, 0) <=
          CHANGE_LIMITS.characters,
        { error: `Changes hold at most ${CHANGE_LIMITS.characters} characters`, path: ['changes'] },
      ),
    output: newsSchema.extend({ results: z.array(changeResultSchema) }),
  },
  'list-object-changes': {
    input: objectSchema.extend({
      known: z.int().nonnegative(),
      /** Those of one row alone, of all times. */
      row_id: z.uuid().optional(),
    }),
    output: newsSchema,
  },
} as const satisfies Record<string, FunctionContract>;
type EditingFunctions = typeof editingFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends EditingFunctions {}
}
