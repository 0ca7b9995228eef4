import * as z from 'zod';

/** How values from −100 to 100 lie: their number, mean and variance of the sample. */
export const spreadSchema = z.object({
  n: z.int().nonnegative(),
  mean: z.number().min(-100).max(100).nullable(),
  variance: z.number().nonnegative().nullable(),
});
export type Spread = z.infer<typeof spreadSchema>;
