import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { daySchema, zoneSchema } from '../timeline/days.ts';

const count = z.int().nonnegative();

const walkedSchema = z.object({
  /** Without its version; those of the product's first days are told by their key alone. */
  key: z.string(),
  name: z.string().nullable(),
  entries: count,
  /** In the time of the same length before. */
  before: count,
  first: z.iso.date(),
  last: z.iso.date(),
});

const forecastSchema = z.object({
  /** How likely it seemed, from 0 to 1. */
  probability: z.number().min(0).max(1),
  outcome: z.enum(['yes', 'partly', 'no']),
});

/** How somebody gets on with frameworks: how often they walk each, and how well expectations met what came. */
export const progressFunctions = {
  'get-progress': {
    input: z
      .object({ from: daySchema.nullable(), to: daySchema, zone: zoneSchema })
      .refine(({ from, to }) => from === null || from <= to, 'A span ends after it begins'),
    output: z.object({
      frameworks: z.array(walkedSchema),
      /** Of decisions that were looked back on, the latest 500; of all time. */
      forecasts: z.array(forecastSchema),
    }),
  },
} as const satisfies Record<string, FunctionContract>;
