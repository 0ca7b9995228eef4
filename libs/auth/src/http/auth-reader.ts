import type { Request } from 'express';
import type * as z from 'zod';
import { addressOf, contextOf } from '@reflectory/runtime/http';
import { validationFailed } from '../auth-errors.ts';
import { readAddress } from '../devices/masked-address.ts';
import type { SignInPlace } from '../sessions/session-issuer.ts';

/** Values of the query string. */
export const queryOf = (req: Request) => new URL(req.originalUrl, 'http://query.invalid').searchParams;

/** Reads a body. @throws HttpError 400 naming the field that has a wrong type */
export function readBody<Schema extends z.ZodType>(schema: Schema, req: Request): z.output<Schema> {
  const result = schema.safeParse(req.body ?? {});
  if (result.success) return result.data;
  const field = result.error.issues[0]?.path.join('.');
  throw validationFailed(
    field ? `The value of '${field}' cannot be used` : 'The request body must be an object',
  );
}

/** Where the person signs in from. */
export const placeOf = (req: Request): SignInPlace => ({
  context: contextOf(req),
  device: {
    userAgent: req.get('user-agent')?.slice(0, 500) ?? null,
    address: readAddress(addressOf(req)),
  },
});
