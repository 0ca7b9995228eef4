import { createPasswordHasher, createRateLimiter } from '@reflectory/auth';
import type { FunctionDefinition } from '@reflectory/runtime/functions';
import type { FeaturePorts, FunctionParts } from './features/define-feature.ts';
import { features } from './features/features.ts';

/** What functions are made of; payments and files are left out where they are not set up. */
export type FunctionListDependencies = Pick<FunctionParts, 'database'> &
  Partial<Pick<FunctionParts, 'payments' | 'files' | 'now'>>;

/** Every function that the features of this service answer. */
export function createFunctionList(dependencies: FunctionListDependencies): FunctionDefinition[] {
  const { database, payments = null, files = null, now = Date.now } = dependencies;
  const parts: FunctionParts = {
    database,
    payments,
    files,
    limiter: createRateLimiter(database),
    verifyPassword: createPasswordHasher().verify,
    sections: features.flatMap(({ exported = [] }) => exported),
    permissions: features.flatMap(({ permissions = [] }) => permissions),
    ports: connectPorts(),
    now,
  };
  return features.flatMap(({ functions }) => functions?.(parts) ?? []);
}

function connectPorts(): FeaturePorts {
  const answers = features.map((feature) => feature.answers?.() ?? {});
  const find = <Name extends keyof FeaturePorts>(name: Name): FeaturePorts[Name] => {
    const answer = answers.find((one) => one[name] !== undefined)?.[name];
    if (answer === undefined) throw new Error(`No feature answers ${name}`);
    return answer;
  };
  return {
    insights: find('insights'),
    isInsightOn: find('isInsightOn'),
    hasPremium: find('hasPremium'),
  };
}
