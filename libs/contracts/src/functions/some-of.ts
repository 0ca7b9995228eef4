import * as z from 'zod';

/** Some of several names, each once. */
export const someOf = <Name extends string>(names: readonly Name[]) =>
  z
    .array(z.enum(names))
    .max(names.length)
    .refine((some) => new Set(some).size === some.length, 'Each once');
