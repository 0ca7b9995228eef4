import { type PasswordPolicy, passwordPolicySchema } from '@reflectory/contracts';
import type { Transaction } from '../../database/database.ts';
import { defineFunction } from '../../functions/define-function.ts';

/** What an administrator demands of the passwords of their instance. */
export const passwordFunctions = [
  defineFunction({
    name: 'get-password-policy',
    access: 'instance-admin',
    readOnly: true,
    handle: async (_input, { tx }) => ({ policy: await findPolicy(tx) }),
  }),
  defineFunction({
    name: 'set-password-policy',
    access: 'instance-admin',
    async handle({ policy }, { tx }) {
      await tx.query('update app.instances set password_policy = $1 where id = app.instance_id()', [
        JSON.stringify(policy),
      ]);
      return { policy: await findPolicy(tx) };
    },
  }),
];

async function findPolicy(tx: Transaction): Promise<PasswordPolicy> {
  const [row] = await tx.query<{ password_policy: unknown }>(
    'select password_policy from app.instances where id = app.instance_id()',
  );
  return passwordPolicySchema.parse(row?.password_policy ?? {});
}
