import { createBuiltinEngine } from '../features/insights/index.ts';
import { instanceFunctions } from '../features/instances/instances.functions.ts';
import { createSessionFunctions } from '../features/sessions/sessions.functions.ts';
import { getSharedPresentation, getSharedSession } from '../features/shares/shares.functions.ts';
import { createSubscriptionFunctions } from '../features/subscriptions/subscriptions.functions.ts';
import type { FunctionDefinition } from './define-function.ts';

/** Every function that this service answers, in one place. */
export function createFunctionList(): FunctionDefinition[] {
  const insights = createBuiltinEngine();
  return [
    ...instanceFunctions,
    ...createSessionFunctions({ analyse: insights.analyse }),
    getSharedPresentation,
    getSharedSession,
    ...createSubscriptionFunctions(),
  ];
}
