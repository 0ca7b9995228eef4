import type { FunctionDefinition } from './define-function.ts';

/** Every function that this service answers, in one place. */
export function createFunctionList(): FunctionDefinition[] {
  return [];
}
