import type * as z from 'zod';

/** Input and output of a function. `null` input: no body is read. */
export type FunctionContract = { input: z.ZodType; output: z.ZodType };

/**
 * Every function under /functions/v1. The contract of each area adds its own: a program knows those of the areas it
 * imports.
 */
// oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
export interface Functions {}
export type FunctionName = keyof Functions;
export type FunctionInput<Name extends FunctionName> = Functions[Name] extends { input: infer Schema }
  ? z.output<Schema>
  : never;
export type FunctionOutput<Name extends FunctionName> = Functions[Name] extends { output: infer Schema }
  ? z.output<Schema>
  : never;
