import type { ControlPlane, DatabaseRole, PrincipalAnswer, Role } from '@reflectory/contracts';
import type { Logger } from '@reflectory/server-kit';
import type { Request } from 'express';
import type { Area } from './area.ts';
import { refuse } from './refusal.ts';

/** An instance as the control plane describes it. */
export type PlacedInstance = ControlPlane['instances'][number];

/** Who is calling, as far as a verified token or the document cookie tells. */
export type Principal = {
  databaseRole: DatabaseRole;
  userId: string | null;
  authSessionId: string | null;
  /** Instance that the token was made for; null for the anonymous and the service key. */
  instanceId: string | null;
  claims: Record<string, unknown>;
};

/** The caller without any token. */
export const visitor: Principal = Object.freeze({
  databaseRole: 'anon',
  userId: null,
  authSessionId: null,
  instanceId: null,
  claims: {},
});

/** What the middlewares learn about one request, in the order in which they learn it. */
export type GatewayContext = {
  requestId: string;
  log: Logger;
  /** From `performance.now()`, milliseconds. */
  startedAt: number;
  /** Milliseconds spent waiting for core-api. */
  upstreamMs: number;
  area: Area | null;
  /** Allows the style elements of this one document. */
  styleNonce: string;
  /** Origin under which the client reached us. */
  origin: string;
  instance: PlacedInstance | null;
  principal: Principal;
  /** The token that the principal was read from, if any. */
  token: string | null;
  /** Null for visitors. */
  role: Role | null;
  /** The person has a second factor, and the token was given without it. */
  lacksSecondFactor: boolean;
  features: Record<string, boolean>;
  /** Instances that the principal can switch to. */
  reachable: PrincipalAnswer['instances'];
};

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- Express is extended in this namespace only
  namespace Express {
    // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what can be extended
    interface Request {
      context: GatewayContext;
    }
  }
}

/**
 * The instance of a request, once it is resolved.
 *
 * @throws HttpError 404 when the host belongs to none.
 */
export function getInstance(req: Request): PlacedInstance {
  if (!req.context.instance) throw refuse('instance_unknown');
  return req.context.instance;
}
