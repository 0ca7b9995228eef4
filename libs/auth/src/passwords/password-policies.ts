import type { PasswordPolicy } from '@reflectory/contracts/auth';
import type { RequestContext } from '@reflectory/contracts/control-plane';
import type { Database } from '@reflectory/runtime/database';
import { getActiveInstance } from '../instances.repository.ts';

/** What an instance demands of new passwords. @throws HttpError 403 where it is suspended */
export type PasswordPolicyAt = (context: RequestContext) => Promise<PasswordPolicy>;

/** The policy of an instance, at least as strict as the service. */
export const atLeast = (policy: PasswordPolicy, minimum: number): PasswordPolicy => ({
  ...policy,
  minLength: Math.max(policy.minLength, minimum),
});

export function createPasswordPolicies({
  database,
  config,
}: {
  database: Database;
  config: { passwordMin: number };
}): PasswordPolicyAt {
  return async (context) => {
    const { passwordPolicy } = await database.asService('auth_admin', context.instance_id, (tx) =>
      getActiveInstance(tx, context),
    );
    return atLeast(passwordPolicy, config.passwordMin);
  };
}
