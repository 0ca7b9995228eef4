import { createPasswordHasher, createRateLimiter } from '@reflectory/auth';
import type { Database } from '@reflectory/runtime/database';
import { createAccountFunctions } from './features/account/account.functions.ts';
import { features } from './features/features.ts';
import { createAnalyticsFunctions } from './features/analytics/analytics.functions.ts';
import { createInsightReader, isInsightOn } from './features/insights/index.ts';
import { instanceFunctions } from './features/instances/instances.functions.ts';
import { createSessionFunctions } from './features/sessions/sessions.functions.ts';
import { getSharedPresentation, getSharedSession } from './features/shares/shares.functions.ts';
import { createSubscriptionFunctions, hasPremium } from './features/subscriptions/index.ts';
import type { FileStore } from '@reflectory/storage';
import type { Payments } from './payments/index.ts';
import type { FunctionDefinition } from '@reflectory/runtime/functions';

/** What functions are made of. `payments` and `files` are null where they are not set up; `now` is in milliseconds. */
export type FunctionListDependencies = {
  database: Database;
  payments?: Payments | null;
  files?: Pick<FileStore, 'read'> | null;
  now?: () => number;
};

/** Every function that this service answers, in one place. */
export function createFunctionList({
  database,
  payments = null,
  files = null,
  now = Date.now,
}: FunctionListDependencies): FunctionDefinition[] {
  const { verify: verifyPassword } = createPasswordHasher();
  const limiter = createRateLimiter(database);
  const sections = features.flatMap(({ exported = [] }) => exported);
  return [
    ...createAccountFunctions({ database, files, verifyPassword, limiter, sections, now }),
    ...createAnalyticsFunctions({ database, limiter, now }),
    ...instanceFunctions,
    ...createSessionFunctions({
      insights: createInsightReader(),
      mayAnalyse: async (tx) => (await isInsightOn(tx)) && hasPremium(tx, new Date(now())),
    }),
    getSharedPresentation,
    getSharedSession,
    ...createSubscriptionFunctions({ database, payments, now: () => new Date(now()) }),
  ];
}
