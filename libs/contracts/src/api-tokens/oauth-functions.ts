import * as z from 'zod';
import type { FunctionContract } from '../functions/functions.ts';
import { someOf } from '../functions/some-of.ts';
import { API_SCOPES, API_TOKEN_DAYS } from './scopes.ts';

const parameter = z.string().max(4000).optional();

/** The query of an authorization request (RFC 6749 §4.1.1, RFC 7636 §4.3, RFC 8707 §2); what else it has is ignored. */
const accessRequestSchema = z.object({
  client_id: parameter,
  redirect_uri: parameter,
  response_type: parameter,
  code_challenge: parameter,
  code_challenge_method: parameter,
  scope: parameter,
  state: parameter,
  resource: parameter,
});
export type AccessRequest = z.infer<typeof accessRequestSchema>;

/** What is refused, as OAuth names it, and in how many seconds it may be asked again. */
const refusalSchema = z.object({
  error: z.string(),
  error_description: z.string(),
  retry_after: z.int().positive().optional(),
});
export type OAuthRefusal = z.infer<typeof refusalSchema>;

const viewSchema = z.discriminatedUnion('outcome', [
  z.object({
    outcome: z.literal('open'),
    /** As the application calls itself, which nobody verified. */
    name: z.string(),
    /** Where it will return to. */
    host: z.string(),
    /** Whether that is a program on the device of the person. */
    is_local: z.boolean(),
    scopes: z.array(z.enum(API_SCOPES)),
    /** When its person granted it what another grant would take the place of. */
    granted_at: z.iso.datetime({ offset: true }).nullable(),
  }),
  /** Nobody knows the application, or its address to return to: it leads nowhere. */
  z.object({ outcome: z.literal('unknown') }),
  /** It asks wrongly; `return_to` tells it so. */
  z.object({ outcome: z.literal('wrong'), host: z.string(), return_to: z.url() }),
]);
export type AccessRequestView = z.infer<typeof viewSchema>;

/** How applications are let in by OAuth 2.1: the last three are asked by the gateway, for whoever comes. */
export const oauthFunctions = {
  /** Who asks for what. */
  'get-access-request': { input: accessRequestSchema, output: viewSchema },
  /** Where to go with the answer: what was allowed for how many days, or null for nothing. */
  'answer-access-request': {
    input: z.object({
      request: accessRequestSchema,
      allowed: z.object({ scopes: someOf(API_SCOPES).min(1), days: z.literal(API_TOKEN_DAYS) }).nullable(),
    }),
    output: z.object({ return_to: z.url() }),
  },
  /** Takes the metadata of RFC 7591. */
  'register-oauth-client': {
    input: z.object({ metadata: z.unknown() }),
    output: z.union([
      z.object({ client_id: z.uuid(), client_name: z.string(), redirect_uris: z.array(z.string()) }),
      refusalSchema,
    ]),
  },
  /** Tokens for a code or a refresh token (RFC 6749 §4.1.3 and §6). */
  'issue-oauth-tokens': {
    input: z.object({
      grant_type: parameter,
      client_id: parameter,
      code: parameter,
      redirect_uri: parameter,
      code_verifier: parameter,
      refresh_token: parameter,
      scope: parameter,
      resource: parameter,
    }),
    output: z.union([
      z.object({ access_token: z.string(), refresh_token: z.string(), scope: z.string() }),
      refusalSchema,
    ]),
  },
  /** Ends what a token was granted by; says nothing of tokens that nobody knows (RFC 7009 §2.2). */
  'revoke-oauth-token': {
    input: z.object({ token: z.string().max(200), client_id: parameter }),
    output: z.object({}),
  },
} as const satisfies Record<string, FunctionContract>;
type OAuthFunctions = typeof oauthFunctions;

declare module '../functions/functions.ts' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface Functions extends OAuthFunctions {}
}
