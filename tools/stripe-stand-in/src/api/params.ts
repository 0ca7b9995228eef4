import * as z from 'zod';
import { ApiError } from './api-error.ts';

/** A form field that is a number, a switch, or a map of texts; forms know texts only. */
export const integer = z.coerce.number().int();
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
export const metadata = z.record(z.string(), z.string().max(500)).default({});
/** Lists arrive as `a[0]=…`, which the form parser makes an array of. */
export const expand = z.array(z.string()).optional();
export const page = {
  limit: integer.min(1).max(100).default(10),
  starting_after: z.string().optional(),
  expand,
};

/** Reads the fields of a call. @throws ApiError as Stripe does for unknown, missing and wrong ones */
export function readParams<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const result = schema.safeParse(given ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const param = issue?.path.map(String).join('.') ?? '';
  if (issue?.code === 'unrecognized_keys') {
    const unknown = [param, issue.keys[0]].filter(Boolean).join('.');
    throw new ApiError(400, `Received unknown parameter: ${unknown}`, {
      code: 'parameter_unknown',
      param: unknown,
    });
  }
  throw new ApiError(400, `Invalid ${param}: ${issue?.message ?? ''}`, { param });
}
