import * as z from 'zod';
import { databaseUserSchema } from '../auth/database-user.ts';
import { joiningRuleSchema } from '../members/joining.ts';
import { instanceSchema, languageSchema } from '../instance/instance.ts';
import { reachableInstanceSchema } from '../boot/boot-manifest.ts';
import { permissionKeySchema, roleSchema } from '../members/roles.ts';

/** Header that carries the gateway's decision to core-api; a client's own is dropped. */
export const CONTEXT_HEADER = 'x-reflectory-context';
/** Header by which core-api names the auth session of a token answer to the gateway: `{userId}.{authSessionId}` or `none`. */
export const AUTH_SESSION_HEADER = 'x-reflectory-auth-session';
/** Prefix of every header that only the two services may set. */
export const INTERNAL_HEADER_PREFIX = 'x-reflectory-';

/** Claims of the internal token (HS256, at most 60 s old). The only context that core-api accepts. */
export const requestContextSchema = z.object({
  instance_id: z.uuid(),
  /** Origin under which the browser reached the gateway, for instance `http://acme.localhost:8080`. */
  origin: z.url(),
  db_role: databaseUserSchema,
  user_id: z.uuid().nullable(),
  auth_session_id: z.uuid().nullable(),
  role: roleSchema,
  /** What the person may do; unset by a gateway of the release before. */
  permissions: z.array(permissionKeySchema).optional(),
  /** Set for the auth session of somebody who is paused: it exports and deletes and does nothing else. */
  is_leaving: z.literal(true).optional(),
  /** Language that the instance offers and the browser wants; unset where the request wants none of them. */
  language: languageSchema.optional(),
  /** Claims of the verified access token, given to `request.jwt.claims`; empty for anon. */
  claims: z.record(z.string(), z.unknown()),
});
export type RequestContext = z.infer<typeof requestContextSchema>;

/** Claims of the token with which the gateway asks for the control plane (audience `control-plane`). */
export const CONTROL_PLANE_AUDIENCE = 'control-plane';
/** Audience of the token that carries a {@link RequestContext}. */
export const CONTEXT_AUDIENCE = 'core-api';

const placedInstanceSchema = instanceSchema.extend({
  /** Host names besides `{slug}.{base domain}`, lower case, without port. */
  domains: z.array(z.string()),
  /** Overrides of the global features. */
  features: z.record(z.string(), z.boolean()),
  isDefault: z.boolean(),
  /** Unset by a core-api that cannot tell. */
  joining: joiningRuleSchema.default('everyone'),
  /** `subscription`: people pay; `included`: the instance does, and nothing is sold to them. */
  billing: z.enum(['subscription', 'included']).default('subscription'),
});

/** Everything the gateway decides with. GET /internal/control-plane. */
export const controlPlaneSchema = z.object({
  /** Grows with every change. */
  revision: z.number().int().nonnegative(),
  /** Names this state to ask what changed since; unset by a core-api that cannot tell. */
  version: z.uuid().optional(),
  instances: z.array(placedInstanceSchema),
  globalFeatures: z.record(z.string(), z.boolean()),
});
export type ControlPlane = z.infer<typeof controlPlaneSchema>;

/**
 * What changed since a version. GET /internal/control-plane?since={version}, which answers a whole
 * {@link controlPlaneSchema} instead where the version is not known, or no longer.
 */
export const controlPlaneChangesSchema = z.object({
  since: z.uuid(),
  revision: z.number().int().nonnegative(),
  version: z.uuid(),
  /** Instances that are new or otherwise than before, each whole. */
  changed: z.array(placedInstanceSchema),
  /** Ids of instances that are gone, known before or not. */
  removed: z.array(z.uuid()),
  globalFeatures: z.record(z.string(), z.boolean()),
});
export type ControlPlaneChanges = z.infer<typeof controlPlaneChangesSchema>;

/** Server-sent events of GET /internal/control-plane/events, one JSON object each. */
export const controlPlaneEventSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('control_plane_changed'), revision: z.number().int() }),
  z.object({ kind: z.literal('membership_changed'), instance_id: z.uuid(), user_id: z.uuid() }),
  z.object({ kind: z.literal('auth_session_ended'), auth_session_id: z.uuid() }),
  z.object({ kind: z.literal('texts_changed'), instance_id: z.uuid() }),
]);
export type ControlPlaneEvent = z.infer<typeof controlPlaneEventSchema>;

/** Whose standing a gateway asks for. */
export const principalQuestionSchema = z.object({
  instance_id: z.uuid(),
  user_id: z.uuid(),
  auth_session_id: z.uuid().nullable(),
});
export type PrincipalQuestion = z.infer<typeof principalQuestionSchema>;

/** Most questions of one request. */
export const PRINCIPAL_QUESTIONS_MAX = 64;

/** Body of POST /internal/principals. */
export const principalQuestionsSchema = z.array(principalQuestionSchema).max(PRINCIPAL_QUESTIONS_MAX);

/** Standing of a person at an instance. */
export const principalAnswerSchema = z.object({
  role: roleSchema,
  /** What the person may do; a core-api of the release before does not say. */
  permissions: z.array(permissionKeySchema).optional(),
  /** Whether the person may act at this instance at all. */
  isMember: z.boolean(),
  isAuthSessionActive: z.boolean(),
  /** Whether this auth session exports and deletes and does nothing else; a core-api of the release before does not say. */
  isLeaving: z.boolean().optional(),
  /** Whether the person has a second factor, and whether this auth session gave it. */
  secondFactor: z.enum(['none', 'missing', 'given']),
  instances: z.array(reachableInstanceSchema.omit({ url: true }).extend({ slug: z.string() })),
});
export type PrincipalAnswer = z.infer<typeof principalAnswerSchema>;

/** Answer of POST /internal/principals, in the order of the questions; null where there is no such person. */
export const principalAnswersSchema = z.array(principalAnswerSchema.nullable());
