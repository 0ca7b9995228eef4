import { instanceFunctions } from '@reflectory/contracts/instance';
import { type PasswordPolicy, passwordPolicySchema } from '@reflectory/contracts/auth';
import type { Transaction } from '@reflectory/runtime/database';
import {
  defineFunction,
  defineServiceFunction,
  type FunctionDefinition,
} from '@reflectory/runtime/functions';
import { atLeast, type PasswordPolicyAt } from './password-policies.ts';

type Dependencies = { policyAt: PasswordPolicyAt; config: { passwordMin: number } };

/** What an instance demands of passwords: an administrator changes it, whoever chooses one may know it. */
export function createPasswordFunctions({ policyAt, config }: Dependencies): FunctionDefinition[] {
  const serviceMinLength = config.passwordMin;
  return [
    defineServiceFunction({
      contract: instanceFunctions,
      name: 'get-password-policy',
      access: 'anyone',
      handle: async (_input, { context }) => ({ policy: await policyAt(context), serviceMinLength }),
    }),
    defineFunction({
      contract: instanceFunctions,
      name: 'set-password-policy',
      access: { permission: 'security.manage' },
      async handle({ policy }, { tx }) {
        await tx.query('update app.instances set password_policy = $1 where id = app.instance_id()', [
          JSON.stringify(policy),
        ]);
        return { policy: atLeast(await findPolicy(tx), serviceMinLength), serviceMinLength };
      },
    }),
  ];
}

async function findPolicy(tx: Transaction): Promise<PasswordPolicy> {
  const [row] = await tx.query<{ password_policy: unknown }>(
    'select password_policy from app.instances where id = app.instance_id()',
  );
  return passwordPolicySchema.parse(row?.password_policy ?? {});
}
