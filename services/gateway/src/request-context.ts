import type { TokenBearer } from '@reflectory/contracts/auth';
import type { ControlPlane, PrincipalAnswer } from '@reflectory/contracts/control-plane';
import type { Role } from '@reflectory/contracts/members';
import type { Logger } from '@reflectory/server-kit';
import type { Request } from 'express';
import type { Area } from './area.ts';
import { refuse } from './refusal.ts';

/** An instance as the control plane describes it. */
export type PlacedInstance = ControlPlane['instances'][number];

/** Who is calling, as far as a verified token or the document cookie tells. */
export type Principal = Omit<TokenBearer, 'expiresAt'>;

/** The caller without any token. */
export const visitor: Principal = Object.freeze({
  databaseUser: 'anon',
  userId: null,
  authSessionId: null,
  instanceId: null,
  claims: {},
});

/** A program with a service key that is no token. */
export const serviceProgram: Principal = Object.freeze({
  ...visitor,
  databaseUser: 'service_role',
  claims: { role: 'service_role' },
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
  /** What the request says of the client, as far as the proxies before us are trusted; worked out once. */
  host: string;
  protocol: string;
  address: string;
  /** Origin under which the client reached us. */
  origin: string;
  instance: PlacedInstance | null;
  principal: Principal;
  /** The token that the principal was read from, if any. */
  token: string | null;
  /** Null for visitors. */
  role: Role | null;
  /** What the person may do; unset where core-api did not say. */
  permissions?: readonly string[] | undefined;
  /** The person has a second factor, and the token was given without it. */
  lacksSecondFactor: boolean;
  /** The auth session exports and deletes and does nothing else: its person is paused. */
  isLeaving: boolean;
  features: Record<string, boolean>;
  /** To be called when core-api begins to answer: another call of the instance may go. */
  endTurn: () => void;
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
