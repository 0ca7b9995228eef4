import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { someOf } from '../functions/some-of.ts';
import { API_SCOPES, API_TOKEN_DAYS, API_TOKEN_PATTERN } from './scopes.ts';

/** Whom a token speaks for. */
const bearerSchema = z.object({
  token_id: z.uuid(),
  user_id: z.uuid(),
  scopes: z.array(z.enum(API_SCOPES)),
  /** Whether it was made in an auth session to which the second factor was given. */
  has_second_factor: z.boolean(),
});
export type ApiTokenBearer = z.infer<typeof bearerSchema>;

/** What somebody lets scripts and other programs do for them. */
export const apiTokenFunctions = {
  /** Makes a token. It is in this answer and in no other. */
  'add-api-token': {
    input: z.object({
      name: z.string().max(80).regex(/\S/),
      scopes: someOf(API_SCOPES).min(1),
      days: z.literal(API_TOKEN_DAYS),
    }),
    output: z.object({ id: z.uuid(), token: z.string().regex(API_TOKEN_PATTERN) }),
  },
  /** Ends a token from this moment on; what it did stays in its log. */
  'revoke-api-token': { input: z.object({ id: z.uuid() }), output: z.object({}) },
  /** Whom a token speaks for at this instance, and that it did something; null where it is none, or no longer one. */
  'identify-api-token': {
    input: z.object({ token: z.string().regex(API_TOKEN_PATTERN), action: z.string().max(80) }),
    output: z.object({ bearer: bearerSchema.nullable() }),
  },
  /** A description of what tokens reach, by the OpenAPI Specification 3.1. */
  'get-api-description': {
    input: z.object({}).nullable(),
    output: z.looseObject({ openapi: z.literal('3.1.0') }),
  },
  /** A message of the Model Context Protocol, which says what is a message and what is said to it. */
  mcp: { input: z.unknown(), output: z.unknown() },
} as const satisfies Record<string, FunctionContract>;
type ApiTokenFunctions = typeof apiTokenFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends ApiTokenFunctions {}
}
