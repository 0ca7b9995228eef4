import { accountFunctions } from '@reflectory/contracts/account';
import { defineServiceFunction, type FunctionDefinition } from '@reflectory/runtime/functions';
import type { RecoveryCodesService } from './recovery-codes.service.ts';

/** Functions about the second factor; everything else about it is spoken by the client's own auth calls. */
export function createMfaFunctions(codes: RecoveryCodesService): FunctionDefinition[] {
  return [
    defineServiceFunction({
      contract: accountFunctions,
      name: 'create-recovery-codes',
      access: 'signed-in',
      handle: async (_input, { context }) => ({ codes: await codes.create(context) }),
    }),
    defineServiceFunction({
      contract: accountFunctions,
      name: 'use-recovery-code',
      access: 'signed-in',
      handle: ({ code }, { context }) => codes.use(context, code),
    }),
  ];
}
