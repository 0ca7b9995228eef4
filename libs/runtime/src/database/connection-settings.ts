import { countSetting } from '@reflectory/server-kit';
import * as z from 'zod';
import type { ConnectionLimits } from './connection-lanes.ts';

/** The environment of connections to the database. */
export const connectionEnvironment = {
  /** Connections of this process for what people and visitors ask. */
  CORE_API_DATABASE_CONNECTIONS: z.coerce.number().int().min(1).default(16),
  /** Connections beside them that only sign-in, the control plane and the service's own work have. */
  CORE_API_DATABASE_RESERVED: z.coerce.number().int().min(1).default(4),
  /** Of the connections for people, those that one instance, and one person, has at once; 0: all. */
  CORE_API_DATABASE_PER_INSTANCE: countSetting(6),
  CORE_API_DATABASE_PER_PERSON: countSetting(3),
  /** Milliseconds that one person's long statements take before more wait, 150 coming back each second; 0: any. */
  CORE_API_DATABASE_BUDGET_MS: countSetting(1500),
};

/** Limits of an environment that was checked. */
export const readConnectionLimits = (
  environment: z.output<z.ZodObject<typeof connectionEnvironment>>,
): ConnectionLimits => ({
  connections: environment.CORE_API_DATABASE_CONNECTIONS,
  reserved: environment.CORE_API_DATABASE_RESERVED,
  perInstance: environment.CORE_API_DATABASE_PER_INSTANCE,
  perPerson: environment.CORE_API_DATABASE_PER_PERSON,
  budgetMs: environment.CORE_API_DATABASE_BUDGET_MS,
});
